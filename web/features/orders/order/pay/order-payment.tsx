import ClockIcon from 'lucide-react/icons/clock';
import CoinsInHandIcon from 'lucide-react/icons/hand-coins';
import MoneyBackIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import type { Order } from '../../../../../contract/orders.ts';
import { needsHold } from '../../../../../domain/payments/payment-methods.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { useShopProfile } from '../../../shop/shop-context.tsx';
import { isOver, writeNaira } from '../../order-words.ts';
import { useReachable } from '../use-reachable.ts';
import { HoldNote } from './hold-note.tsx';
import { listMoneyNotes } from './money-notes.ts';
import { OfflinePayment } from './offline-payment.tsx';
import { PayPanel } from './pay-panel.tsx';
import { isResumed, isUnderway } from './pay-ways.ts';
import { explainWait, type WaitingPhase } from './pay-words.ts';
import type { PaymentStart } from './use-payment-start.ts';
import type { PaymentTrip } from './use-payment-trip.ts';

type OrderPaymentProps = {
  readonly order: Order;
  readonly trip: PaymentTrip;
  readonly onNews: () => void;
};

/** About money that is still on its way to the bakery; the other tips are about money that goes back. */
const WAITING_NOTES: readonly string[] = ['processing', 'late'];

/** All that is to be said and done about the order's money; nothing once it is simply paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order } = props;
  const notes = listMoneyNotes(order);
  return (
    <>
      {notes.length > 0 && (
        <section aria-label="Payment and refund" className="grid gap-3">
          {notes.map(({ key, tone, words }) => (
            <Note
              key={key}
              tone={tone}
              role="status"
              {...(tone === 'tip' && { icon: WAITING_NOTES.includes(key) ? ClockIcon : MoneyBackIcon })}
            >
              {words}
            </Note>
          ))}
        </section>
      )}
      {order.money.due > 0 && <Due {...props} />}
    </>
  );
}

function Due(props: OrderPaymentProps) {
  const { order } = props;
  const isReachable = useReachable(order);
  const isOnReceipt = !needsHold(order.payment);
  // Whether the rider has handed over the cash by then is between the shop and its rider.
  if (isOnReceipt && isOver(order.status)) return null;
  return (
    <>
      {!isReachable &&
        (isOnReceipt && !isUnderway(order.money) ? (
          <OnReceipt order={order} />
        ) : (
          <OfflinePayment order={order} />
        ))}
      {/* Hidden only: what was chosen and typed there is still there once the connection is back. */}
      <div hidden={!isReachable}>
        <WaysToPay {...props} isOnReceipt={isOnReceipt} />
      </div>
    </>
  );
}

type WaysToPayProps = OrderPaymentProps & { readonly isOnReceipt: boolean };

function WaysToPay({ order, trip, onNews, isOnReceipt }: WaysToPayProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  if (trip.phase === 'looking' || trip.phase === 'unseen' || trip.phase === 'late') {
    return (
      <WaitingPanel
        order={order}
        payment={trip}
        phase={trip.phase}
        onOtherWay={() => {
          setAskedFor(true);
          trip.giveUpWaiting();
        }}
        onOver={onNews}
      />
    );
  }
  if (isOnReceipt && trip.phase === 'none' && !isUnderway(order.money) && !isAskedFor) {
    return <OnReceipt order={order} onPayNow={() => setAskedFor(true)} />;
  }
  return (
    <PayPanel
      order={order}
      payment={trip}
      isMissing={trip.phase === 'missing'}
      takesFocus={isAskedFor}
      onNews={onNews}
      onWayChosen={() => {
        trip.giveUpWaiting();
        onNews();
      }}
    />
  );
}

type OnReceiptProps = {
  readonly order: Order;
  /** Left out where nothing can be paid now. */
  readonly onPayNow?: () => void;
};

function OnReceipt({ order, onPayNow }: OnReceiptProps) {
  return (
    <Note tone="tip" icon={CoinsInHandIcon}>
      <p>
        <strong className="font-semibold">{writeNaira(order.money.due)} to pay</strong>{' '}
        {order.payment === 'on_delivery'
          ? 'on delivery, in cash or by transfer.'
          : 'at pickup, in cash or by transfer.'}
      </p>
      {onPayNow && (
        <Button kind="paper" size="s" onClick={onPayNow} className="mt-3">
          Pay now instead
        </Button>
      )}
    </Note>
  );
}

type WaitingPanelProps = {
  readonly order: Order;
  readonly payment: PaymentStart;
  readonly phase: WaitingPhase;
  readonly onOtherWay: () => void;
  readonly onOver: () => void;
};

/** Between the payment page and the money: what happens now, and that nobody has to stay for it. */
function WaitingPanel({ order, payment, phase, onOtherWay, onOver }: WaitingPanelProps) {
  const { sendsNoEmail } = useShopProfile();
  const channel = order.money.openAttempt?.channel;
  const Sign = phase === 'looking' ? Spinner : ClockIcon;
  return (
    <section aria-labelledby="payment-heading">
      <Panel className="grid gap-5">
        <div role="status" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          <span className="scallop grid size-11 place-items-center gold">
            <Sign className="size-5" />
          </span>
          <h2 id="payment-heading" className="self-center text-fs-3">
            {phase === 'looking' ? 'Checking your payment' : 'We haven’t received your payment yet'}
          </h2>
          <p className="max-w-words phone:col-start-2 max-phone:col-span-2">
            {explainWait(order, phase)}{' '}
            {sendsNoEmail || order.contact.email === '' ? (
              'Save this page to follow your order.'
            ) : (
              <>
                You can close this page: we’ll contact you at{' '}
                <span className="font-semibold wrap-anywhere">{order.contact.email}</span> as soon as we see
                it.
              </>
            )}
          </p>
        </div>
        <HoldNote order={order} onOver={onOver}>
          If your payment arrives later, we’ll reinstate your order if there’s room or refund you.
        </HoldNote>
        <div className="flex flex-wrap gap-2 max-phone:*:w-full">
          {channel && isResumed(order, channel) && (
            <Button kind="line" onClick={() => payment.start(channel)} aria-disabled={payment.isStarting}>
              {payment.isStarting && <Spinner />}
              Not paid yet? Continue
            </Button>
          )}
          <Button onClick={onOtherWay}>Pay another way</Button>
        </div>
      </Panel>
    </section>
  );
}
