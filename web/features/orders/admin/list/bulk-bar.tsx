import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../../../contract/order-admin.ts';
import { BULK_STEPS_MAX, stepOrdersEndpoint } from '../../../../../contract/order-steps.ts';
import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../../contract/payments.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { askForToday, isEarlyStep } from '../early-step.tsx';
import { describeStep, findCommonSteps, isGrave } from '../step-words.ts';
import { type BulkOutcome, countOrders, listCancellable, readOutcome } from './bulk-steps.ts';

type BulkBarProps = {
  readonly orders: readonly AdminOrder[];
  readonly onClear: () => void;
  readonly onDone: (outcome: BulkOutcome) => void;
};

/** What can be done for all of the chosen orders at once. */
export function BulkBar({ orders, onClear, onDone }: BulkBarProps) {
  const isRunning = useRef(false);
  const [busyStep, setBusyStep] = useState<OrderStatus | null>(null);
  const [asked, setAsked] = useState<OrderStatus>('cancelled');
  const [isAsking, setAsking] = useState(false);
  const [isAskingEarly, setAskingEarly] = useState(false);
  const {
    typed: reason,
    isRestored,
    change: changeReason,
    clear: clearReason,
  } = useSavedDraft('cancel-many-1', '');
  const isTooMany = orders.length > BULK_STEPS_MAX;
  const cancellable = listCancellable(orders);
  const skipped = orders.length - cancellable.length;
  const steps = isTooMany ? [] : findCommonSteps(orders);

  async function run(to: OrderStatus): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyStep(to);
    try {
      const ids = (to === 'cancelled' ? cancellable : orders).map(({ id }) => id);
      const body = to === 'cancelled' ? { ids, to, reason: reason.trim() } : { ids, to };
      const { data } = await shopApi.call(stepOrdersEndpoint, { body, fetch: lastingFetch });
      clearReason();
      onDone(readOutcome(to, data));
    } finally {
      isRunning.current = false;
      setBusyStep(null);
    }
  }

  const start = (to: OrderStatus) => {
    if (to === 'cancelled' && cancellable.length === 0) {
      const which =
        orders.length === 1 ? 'This order is paid. Cancel it' : 'These orders are paid. Cancel each';
      showToast({ kind: 'error', text: `${which} on its order page, where you choose the refund.` });
      return;
    }
    if (isGrave(to)) {
      setAsked(to);
      setAsking(true);
      return;
    }
    if (orders.some((order) => isEarlyStep(order, to, new Date()))) {
      setAsked(to);
      setAskingEarly(true);
      return;
    }
    run(to).catch((error: unknown) => showToast({ kind: 'error', text: describeError(error) }));
  };
  const step = describeStep(asked);
  const many = countOrders(orders.length);
  const question = step.ask?.(asked === 'cancelled' ? cancellable.length : orders.length);

  return (
    <section
      aria-label="Selected orders"
      className="sticky bottom-[calc(var(--bar-height)+--spacing(3))] z-20 flex flex-wrap items-center gap-2 rounded-picture bg-cocoa px-4 py-3 text-on-dark shadow-3"
    >
      <p role="status" className="mr-auto font-semibold">
        {many} selected
      </p>
      {isTooMany && <p className="text-small">Select at most {BULK_STEPS_MAX} at a time.</p>}
      {!isTooMany && steps.length === 0 && (
        <p className="text-small">Select orders with the same next step to update them together.</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden max-phone:order-last max-phone:w-full max-phone:*:flex-1">
        {steps.map((to) => (
          <Button
            key={to}
            kind={isGrave(to) ? 'paper' : 'honey'}
            size="s"
            onClick={() => start(to)}
            aria-disabled={busyStep !== null}
            className="text-cocoa"
          >
            {busyStep === to && <Spinner />}
            {to === 'cancelled' && orders.length > 1 ? 'Cancel orders' : describeStep(to).button}
          </Button>
        ))}
      </div>
      <Button size="s" onClick={onClear} className="hover:bg-cocoa-3 focus-visible:outline-on-dark">
        Clear selection
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question?.title ?? ''}
        button={question?.button ?? ''}
        buttonWhileBusy={step.buttonWhileBusy}
        {...(asked === 'cancelled' && {
          keepButton: cancellable.length === 1 ? 'Keep order' : 'Keep orders',
        })}
        onCancel={clearReason}
        onConfirm={() => run(asked)}
      >
        <p>{question?.consequences}</p>
        {asked === 'cancelled' && isRestored && <RestoredNote onDiscard={clearReason} />}
        {asked === 'cancelled' && (
          <TextField
            label="Reason"
            required
            autoComplete="off"
            maxLength={PAYMENT_NOTE_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => changeReason(() => target.value)}
            hint={`Customers see this.${saySkipped(skipped)}`}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAskingEarly}
        onClose={() => setAskingEarly(false)}
        title={sayEarly(orders, asked)}
        button={step.button}
        buttonWhileBusy={step.buttonWhileBusy}
        onConfirm={() => run(asked)}
      >
        <p>{sayConsequence(asked, orders.length)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** "2 of these orders are for a later day. Mark all 5 as picked up today?" */
function sayEarly(orders: readonly AdminOrder[], to: OrderStatus): string {
  const count = orders.filter((order) => isEarlyStep(order, to, new Date())).length;
  if (orders.length === 1) return `This order is for a later day. ${askForToday(to, 'it')}`;
  const which = count === 1 ? '1 of these orders is' : `${count} of these orders are`;
  return `${which} for a later day. ${askForToday(to, `all ${orders.length}`)}`;
}

function sayConsequence(to: OrderStatus, count: number): string {
  const subject = count === 1 ? 'It' : 'They';
  if (to === 'in_kitchen') return `${subject} will go to the kitchen.`;
  return to === 'out_for_delivery'
    ? `${subject} will be out for delivery.`
    : `${subject} will count as completed.`;
}

function saySkipped(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 paid order is skipped: cancel it on its order page.'
    : ` ${count} paid orders are skipped: cancel each on its order page.`;
}
