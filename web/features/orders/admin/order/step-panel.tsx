import { useRef, useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { isChangeable } from '../../../../../domain/orders/change-lines.ts';
import { isHeldBack } from '../../../../../domain/orders/handing-over.ts';
import { nameContents } from '../../../../../domain/orders/name-contents.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { formatPhoneForNigeria } from '../../../../../domain/phone.ts';
import { lastingFetch } from '../../../../api/lasting-fetch.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { usePhone } from '../../../../ui/browser/use-phone.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { PaymentBadge } from '../admin-badges.tsx';
import { sayNotified } from '../customer-message.ts';
import { type EarlyStep, EarlyStepDialog, isEarlyStep } from '../early-step.tsx';
import { chooseListAct } from '../list-act.ts';
import { asksForMoney, type HandedOrder } from '../money/hand-over.ts';
import { HandOverDialog } from '../money/hand-over-dialog.tsx';
import { SentDialog, type SentRefund } from '../money/sent-dialog.tsx';
import { StatusMark } from '../status-mark.tsx';
import { describeStep, findMainStep, isGrave } from '../step-words.ts';
import { readCurrentOrder, showStepped } from '../undo-step.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeMenu, canChangeOrder } from './change-menu.tsx';
import { HeldUntil } from './held-until.tsx';
import { LeftToDo, RefundsToSend } from './left-to-do.tsx';
import { ReinstateOrder } from './reinstate-order.tsx';
import { UndoHandOver } from './undo-hand-over.tsx';

type StepPanelProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
  readonly onRecordPayment: () => void;
  readonly onRefund: () => void;
};

/** What can be done with the order now: the one step it is there for, and the others smaller. */
export function StepPanel({ order, onChange, onRecordPayment, onRefund }: StepPanelProps) {
  const { step, busyStep, refusal } = useOrderStep(order, onChange);
  const [asked, setAsked] = useState<OrderStatus>('confirmed');
  const [isAsking, setAsking] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [handed, setHanded] = useState<HandedOrder | null>(null);
  const [isHanding, setHanding] = useState(false);
  const [early, setEarly] = useState<EarlyStep | null>(null);
  const [isAskingEarly, setAskingEarly] = useState(false);
  const [sent, setSent] = useState<SentRefund | null>(null);
  const [isSending, setSending] = useState(false);
  const isPhone = usePhone();
  const isStopped = (to: OrderStatus) => order.stoppedFor !== null && isHeldBack(to);
  const main = findMainStep(order.nextStatuses);
  const others = order.nextStatuses
    .filter((to) => !isStopped(to))
    .filter((to) => to !== main && !(order.isUnconfirmed && to === 'confirmed'));
  const canChange = canChangeOrder(order);
  const isWaiting = order.status === 'pending_payment';
  const isDepositMissing = order.money.dueNow < order.money.due;
  // The list and the page name the same next thing to do; money that the bank took back is collected first.
  const isPaymentFirst =
    main !== null && (order.stoppedFor === 'reversal' || chooseListAct(order)?.kind === 'payment');

  // The customer waits for it, and it may change what is made.
  const isAnswerFirst = order.changeRequest?.status === 'open' && isChangeable(order.status);

  const ask = (to: OrderStatus) => {
    if (to === 'cancelled') return setCancelling(true);
    setAsked(to);
    setAsking(true);
  };
  /** At once, or after what becomes of the money that is due. */
  const go = (to: OrderStatus) => {
    const seen = toHanded(order, to);
    if (asksForMoney(seen)) {
      setHanded(seen);
      setHanding(true);
    } else if (isEarlyStep(order, to, new Date(order.now))) {
      setEarly({ ...order, to });
      setAskingEarly(true);
    } else void step(to);
  };
  const { ask: askOf, buttonWhileBusy } = describeStep(asked, isDepositMissing);
  const question = askOf?.(1);

  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Next step</h2>
        <StatusMark status={order.status} isUnconfirmed={order.isUnconfirmed} />
      </div>
      {/* The payments are further down there. */}
      {isPhone && order.money.due > 0 && (
        <p className="flex flex-wrap gap-1.5">
          <PaymentBadge paymentState={order.paymentState} due={order.money.due} refundDue={0} />
        </p>
      )}
      {refusal !== null && (
        <Note tone="problem" role="alert">
          {refusal}
        </Note>
      )}
      {order.isUnconfirmed && (
        <>
          <p className="text-cocoa-2">
            Call {formatPhoneForNigeria(order.contact.phone)} to confirm, or wait for the customer to confirm
            by email.
          </p>
          <Button
            kind="main"
            size="l"
            onClick={() => void step('confirmed')}
            aria-disabled={busyStep !== null}
            className="w-full"
          >
            {busyStep === 'confirmed' && <Spinner />}
            Confirm order
          </Button>
        </>
      )}
      {isWaiting && <HeldUntil order={order} onChange={onChange} />}
      {(isWaiting || isPaymentFirst) && (
        <Button
          kind={order.isUnconfirmed ? 'quiet' : 'main'}
          size={order.isUnconfirmed ? 's' : 'l'}
          onClick={onRecordPayment}
          className={order.isUnconfirmed ? 'justify-self-start' : 'w-full'}
        >
          Record payment
        </Button>
      )}
      {main !== null && (
        <Button
          kind={isPaymentFirst || isAnswerFirst ? 'paper' : 'main'}
          size="l"
          onClick={() => go(main)}
          aria-disabled={busyStep !== null}
          disabled={isStopped(main)}
          className="w-full"
        >
          {busyStep === main && <Spinner />}
          {order.status === 'delivery_failed' ? 'Send out again' : describeStep(main).button}
        </Button>
      )}
      {order.canReinstate && <ReinstateOrder order={order} />}
      <RefundsToSend
        order={order}
        isMain={main === null && !isWaiting}
        onSent={(refund) => {
          setSent(refund);
          setSending(true);
        }}
      />
      {main === null && !isWaiting && (
        <LeftToDo order={order} onRecordPayment={onRecordPayment} onRefund={onRefund} />
      )}
      {order.canUndoHandOver && <UndoHandOver order={order} onChange={onChange} />}
      {(canChange || others.length > 0) && (
        <div className="flex flex-wrap gap-2">
          {canChange && <ChangeMenu order={order} onChange={onChange} onRefund={onRefund} />}
          {others.map((to) => (
            <Button
              key={to}
              kind={to === 'cancelled' ? 'danger' : 'quiet'}
              size="s"
              onClick={() => (isGrave(to) ? ask(to) : go(to))}
              aria-disabled={busyStep !== null}
            >
              {describeStep(to, isDepositMissing).button}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question?.title ?? ''}
        button={question?.button ?? ''}
        // Beside an order “Cancel” could be the order itself.
        keepButton="Go back"
        buttonWhileBusy={buttonWhileBusy}
        onConfirm={() => step(asked)}
      >
        <p>{question?.consequences}</p>
        {asked === 'delivery_failed' && <p>{sayNotified(order)}</p>}
      </ConfirmDialog>
      <CancelDialog
        order={order}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onChange}
      />
      <EarlyStepDialog
        order={early}
        notified={sayNotified(order)}
        isOpen={isAskingEarly}
        onClose={() => setAskingEarly(false)}
        onConfirm={async () => {
          if (early) await step(early.to);
        }}
      />
      <HandOverDialog order={handed} isOpen={isHanding} onClose={() => setHanding(false)} onDone={onChange} />
      <SentDialog
        order={order}
        refund={sent}
        isOpen={isSending}
        onClose={() => setSending(false)}
        onChange={onChange}
      />
    </Panel>
  );
}

function toHanded(order: AdminOrderDetails, to: OrderStatus): HandedOrder {
  const { id, number, version, slot, pictureId, design, money } = order;
  return {
    ...{ id, number, version, slot, pictureId, design, to },
    customerName: order.contact.name,
    contact: order.contact.phone || order.contact.email,
    contents: nameContents(order),
    due: money.due,
    hasDeposit: money.deposit !== null,
  };
}

/** Makes a step from what is shown. Where somebody was quicker, the order shows as it is now and the refusal above it says why. */
function useOrderStep(order: AdminOrderDetails, onChange: (order: AdminOrderDetails) => void) {
  const isRunning = useRef(false);
  const [busyStep, setBusyStep] = useState<OrderStatus | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function step(to: OrderStatus): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyStep(to);
    setRefusal(null);
    try {
      const { id, version } = order;
      const stepped = await shopApi.call(stepOrderEndpoint, {
        params: { id },
        body: { to, version },
        fetch: lastingFetch,
      });
      onChange(stepped);
      showStepped(stepped, to, onChange);
    } catch (error) {
      const current = readCurrentOrder(error);
      if (current) onChange(current);
      setRefusal(describeError(error));
    } finally {
      isRunning.current = false;
      setBusyStep(null);
    }
  }

  return { step, busyStep, refusal };
}
