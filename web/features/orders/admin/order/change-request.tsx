import { useCallback, useState } from 'react';
import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import type { ChangePreview } from '../../../../../contract/order-changes.ts';
import {
  acceptChangeRequestEndpoint,
  declineChangeRequestEndpoint,
  previewRequestedChangeEndpoint,
} from '../../../../../contract/own-changes.ts';
import { isChangeable } from '../../../../../domain/orders/change-lines.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { UnbrokenText } from '../../../../ui/formats/unbroken-text.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { writeNaira } from '../../order-words.ts';
import { writeAnswerPath } from '../admin-paths.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { ReasonForm } from '../reason-form.tsx';
import { CompleteRequest } from './complete-request.tsx';
import { MessageCustomer } from './message-customer.tsx';

type ChangeRequestNoticeProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
};

/** What the customer asks for, what it would come to, and the answers: a reply leaves it open. */
export function ChangeRequestNotice({ order, onChange }: ChangeRequestNoticeProps) {
  const { changeRequest: request } = order;
  if (request?.status !== 'open' || !isChangeable(order.status)) return null;
  return (
    <OpenRequest key={`${request.id} ${order.version}`} order={order} request={request} onChange={onChange} />
  );
}

type OpenRequestProps = ChangeRequestNoticeProps & { readonly request: ChangeRequest };

function OpenRequest({ order, request, onChange }: OpenRequestProps) {
  const { id } = order;
  const load = useCallback(
    (signal: AbortSignal) => shopApi.call(previewRequestedChangeEndpoint, { params: { id }, signal }),
    [id],
  );
  const loaded = useLoaded(load);
  const [isDeclining, setDeclining] = useState(false);
  const isInWordsAlone = request.wanted.length === 0;
  return (
    <section aria-label="Change request" className="mb-4 grid gap-3 rounded-card bg-honey-soft p-4">
      <div>
        <h2 className="text-fs-4">{order.contact.name} asks for a change</h2>
        <ul className="mt-1">
          {request.wanted.map((words) => (
            <li key={words} className="font-semibold text-pretty">
              <UnbrokenText>{words}</UnbrokenText>
            </li>
          ))}
        </ul>
        {request.words !== '' && <p className="mt-1 break-words">“{request.words}”</p>}
        {request.answer !== '' && (
          <p className="mt-1 break-words whitespace-pre-line text-cocoa-2">Your reply: {request.answer}</p>
        )}
      </div>
      <LoadedContent
        loaded={loaded}
        waitingWords="Calculating the new total…"
        skeleton={<Skeleton className="h-11 rounded-card" />}
      >
        {({ preview, obstacle }) => (
          <>
            {preview && <p className="figures">{sayCost(preview)}</p>}
            {preview && request.words !== '' && (
              <p className="text-small text-cocoa-2">
                “Accept” makes only the changes listed above. If the message asks for more, use “Change order”
                instead.
              </p>
            )}
            {obstacle !== '' && <Note tone="warning">This change can’t be made: {obstacle}</Note>}
            <div className="flex flex-wrap gap-2 max-phone:*:grow max-phone:*:basis-2/5">
              {preview && (
                <AcceptButton order={order} request={request} preview={preview} onChange={onChange} />
              )}
              <ButtonLink to={writeAnswerPath(id, request.id)} kind={preview ? 'paper' : 'main'} size="s">
                Change order
              </ButtonLink>
              {isInWordsAlone && <CompleteRequest order={order} request={request} onChange={onChange} />}
              <MessageCustomer
                order={order}
                onChange={onChange}
                button="Reply"
                kind="paper"
                replyTo={request}
              />
              <Button kind="paper" size="s" onClick={() => setDeclining(true)}>
                Decline
              </Button>
            </div>
          </>
        )}
      </LoadedContent>
      <DeskDialog title="Decline change" isOpen={isDeclining} onClose={() => setDeclining(false)}>
        <ReasonForm
          title="Decline change"
          lead="The order stays as it is. The customer sees your reason."
          draftName={`decline-change-1:${request.id}`}
          hint="For example: “We’ve already baked the layers”."
          button="Decline change"
          buttonWhileBusy="Saving…"
          send={({ reason }) =>
            shopApi.call(declineChangeRequestEndpoint, {
              params: { id },
              body: { requestId: request.id, reason },
            })
          }
          doneWords="The customer has been notified"
          onClose={() => setDeclining(false)}
          onRecorded={onChange}
        />
      </DeskDialog>
    </section>
  );
}

type AcceptButtonProps = OpenRequestProps & { readonly preview: ChangePreview };

function AcceptButton({ order, request, preview, onChange }: AcceptButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const accept = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { requestId: request.id, version: order.version, expectedTotal: preview.total.after };
      onChange(await shopApi.call(acceptChangeRequestEndpoint, { params: { id: order.id }, body }));
      showToast({ kind: 'success', text: `Order ${order.number} is changed` });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setBusy(false);
    }
  };
  return (
    <Button kind="main" size="s" onClick={() => void accept()} aria-disabled={isBusy}>
      {isBusy && <Spinner />}
      Accept
    </Button>
  );
}

function sayCost({ total, due, refundDue }: ChangePreview): string {
  const difference = total.after - total.before;
  const price =
    difference === 0
      ? 'Same price'
      : `${writeNaira(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}, ${writeNaira(total.after)} in total`;
  if (due.after > 0) return `${price}. ${writeNaira(due.after)} due.`;
  return refundDue.after > 0 ? `${price}. ${writeNaira(refundDue.after)} to refund.` : `${price}.`;
}
