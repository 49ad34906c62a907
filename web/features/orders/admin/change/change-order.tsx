import { type SyntheticEvent, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import type { InputOf } from '../../../../../contract/endpoint.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  type ChangePreview,
  changeOrderEndpoint,
  previewChangeEndpoint,
} from '../../../../../contract/order-changes.ts';
import type { RequestedChange } from '../../../../../contract/own-changes.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../../api/refused-placement.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { SlotTakenDialog } from '../../../../ui/ordering/slot-taken-dialog.tsx';
import { writeOrderPath } from '../admin-paths.ts';
import { sayNotified } from '../customer-message.ts';
import { carryOver, type TypedBefore } from './carry-over.ts';
import { ChangeDifference } from './change-difference.tsx';
import { buildChange, type ChangeDraft, startChange } from './change-draft.ts';
import { ChangeForm } from './change-form.tsx';
import { ReviewChanges } from './review-changes.tsx';

type Body = InputOf<typeof previewChangeEndpoint.bodySchema>;

type ChangeOrderProps = {
  readonly order: AdminOrderDetails;
  readonly areDetailsOnly: boolean;
  /** What the customer asked for and still waits; null: nothing. */
  readonly request: ChangeRequest | null;
  /** What it makes of the order, to begin with; null: the order as it is. */
  readonly asked: RequestedChange | null;
  /** Typed before the order was loaded anew; null: nothing. */
  readonly carried: TypedBefore | null;
  readonly onReload: (before: TypedBefore) => void;
};

/** First what is to be different, then what that costs or returns, then one write. */
export function ChangeOrder(props: ChangeOrderProps) {
  const { order, areDetailsOnly, request, asked, carried, onReload } = props;
  const begun = startChange(order, asked);
  const {
    typed: draft,
    change: edit,
    clear,
    isRestored,
  } = useSavedDraft(
    `order-change-5:${order.id}:${order.version}${asked ? ':asked' : ''}`,
    carried ? carryOver(carried, begun) : begun,
  );
  const [preview, setPreview] = useState<ChangePreview | null>(null);
  const isReviewed = preview !== null;
  // What is to be checked begins above what was pressed.
  useEffect(() => {
    if (isReviewed) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isReviewed]);
  const [isAsked, setAsked] = useState(request !== null);
  const [typedReason, setReason] = useState('');
  const reason = isAsked ? 'The customer asked for it' : typedReason;
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refused, setRefused] = useState<RefusedPlacement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const change = (part: Partial<ChangeDraft>) => edit((before) => ({ ...before, ...part }));

  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefused(null);
    setProblems({});
    try {
      await act();
    } catch (error) {
      const refusal = readRefusedPlacement(error);
      setRefused(refusal);
      if (refusal.kind === 'fields') setProblems(refusal.problems);
      if (refusal.kind !== 'fields' || !refusal.problems.reason) setPreview(null);
    } finally {
      setBusy(false);
    }
  };
  const params = { id: order.id };
  const review = (wanted: ChangeDraft) =>
    run(async () => {
      const change = buildChange(wanted, order);
      const missing = findMisfits(previewChangeEndpoint.bodySchema, change);
      if (Object.keys(missing).length > 0) return setProblems(missing);
      // Just found to be one.
      const body = change as Body;
      setPreview(await shopApi.call(previewChangeEndpoint, { params, body }));
    });
  const save = () =>
    run(async () => {
      if (!preview) return;
      const body = {
        ...(buildChange(draft, order) as Body),
        reason,
        expectedTotal: preview.total.after,
        answersRequest: isAsked && request ? request.id : null,
      };
      await shopApi.call(changeOrderEndpoint, { params, body });
      showToast({ kind: 'success', text: `Order ${order.number} is changed` });
      clear();
      setSaved(true);
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void (preview ? save() : review(draft));
  };
  if (isSaved) return <Navigate to={writeOrderPath(order.id)} replace />;
  const message = sayRefusal(refused);
  const title = areDetailsOnly ? 'Change details' : 'Change order';
  return (
    <>
      <header className="mt-1 mb-5">
        <h1>{preview ? 'Review changes' : title}</h1>
        <p className="figures mt-1.5 text-cocoa-2">
          {order.contact.name} · {order.number}
        </p>
      </header>
      {request && (
        <div className="mb-4">
          <Note tone="tip">
            {[...request.wanted, request.words].filter((words) => words !== '').join(' · ')}
          </Note>
        </div>
      )}
      {carried && !preview && (
        <div className="mb-4">
          <Note tone="tip" role="status">
            This is the order as it is now. We’ve kept your changes, except where someone else changed the
            same thing.
          </Note>
        </div>
      )}
      {isRestored && !preview && <RestoredNote onDiscard={clear} />}
      <form
        noValidate
        onSubmit={submit}
        aria-label={preview ? 'Review changes' : title}
        className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)]"
      >
        {preview ? (
          <ReviewChanges preview={preview} />
        ) : (
          <ChangeForm
            order={order}
            areDetailsOnly={areDetailsOnly}
            draft={draft}
            problems={problems}
            onChange={change}
          />
        )}
        <aside
          className={joinClasses(
            'tablet:sticky tablet:top-[calc(var(--header-height)+--spacing(4))]',
            !preview && 'max-tablet:sticky max-tablet:bottom-(--bar-height)',
          )}
        >
          <Panel className="grid gap-4">
            {preview && <ChangeDifference preview={preview} name={order.contact.name} />}
            {preview && (
              <div>
                <Checkbox
                  label={
                    request ? 'This answers the customer’s change request' : 'The customer asked for this'
                  }
                  checked={isAsked}
                  onChange={({ target }) => setAsked(target.checked)}
                />
                {request && !isAsked && (
                  <p className="text-small text-cocoa-2">The change request stays open.</p>
                )}
              </div>
            )}
            {preview && !isAsked && (
              <TextField
                label="Reason"
                required
                autoComplete="off"
                value={typedReason}
                problem={problems.reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
            {preview && <p className="text-small text-cocoa-2">{sayNotified(order)}</p>}
            {message !== null && (
              <Note tone="problem" role="alert">
                <p>{message}</p>
                {refused?.kind === 'refused' && refused.isStale && (
                  <Button
                    kind="paper"
                    size="s"
                    onClick={() => onReload({ begun, typed: draft })}
                    className="mt-3"
                  >
                    Reload the order
                  </Button>
                )}
              </Note>
            )}
            <Button kind="main" size="l" type="submit" aria-disabled={isBusy}>
              {isBusy && <Spinner />}
              {preview ? 'Save changes' : 'Review changes'}
            </Button>
            {preview && (
              <Button kind="quiet" onClick={() => setPreview(null)}>
                Back to editing
              </Button>
            )}
          </Panel>
        </aside>
      </form>
      <SlotTakenDialog
        taken={refused?.kind === 'slot' && refused.alternatives.length > 0 ? refused : null}
        wanted={draft.slot}
        words="The order hasn’t been changed yet. What you typed is saved."
        onTake={(slot) => {
          change({ slot });
          void review({ ...draft, slot });
        }}
        onClose={() => setRefused(null)}
      />
    </>
  );
}

function sayRefusal(refused: RefusedPlacement | null): string | null {
  if (!refused) return null;
  switch (refused.kind) {
    case 'prices':
      return 'Prices have changed. Review the changes again.';
    case 'unanswered':
      return 'We don’t know if your changes were saved. Reload the order before you try again.';
    case 'placed-before':
      return 'Reload the order and try again.';
    case 'refused':
      return refused.isStale
        ? 'Someone else has changed this order. Reload it, then check your changes.'
        : refused.message;
    default:
      return refused.message;
  }
}
