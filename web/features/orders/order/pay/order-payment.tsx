import CoinsInHandIcon from 'lucide-react/icons/hand-coins';
import MoneyBackIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../../../../contract/orders.ts';
import { needsHold } from '../../../../../domain/payments/payment-methods.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { isOver, writeNaira } from '../../order-words.ts';
import type { Viewer } from '../no-such-order.tsx';
import { listMoneyNotes } from './money-notes.ts';
import { PayPanel } from './pay-panel.tsx';
import type { PaymentTrip } from './use-payment-trip.ts';
import { WaitingPanel } from './waiting-panel.tsx';

type OrderPaymentProps = {
  readonly order: Order;
  readonly viewer: Viewer;
  readonly trip: PaymentTrip;
  readonly onNews: () => void;
};

/** All that is to be said and done about the order's money; nothing once it is simply paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order, viewer } = props;
  const notes = listMoneyNotes(order);
  return (
    <>
      {notes.length > 0 && (
        <section aria-label="About your money" className="grid gap-3">
          {notes.map(({ key, tone, words }) => (
            <Note key={key} tone={tone} role="status" {...(tone === 'tip' && { icon: MoneyBackIcon })}>
              {words}
            </Note>
          ))}
          {order.takenUpAs && <Successor order={order.takenUpAs} viewer={viewer} />}
        </section>
      )}
      {order.money.due > 0 && <Due {...props} />}
    </>
  );
}

type SuccessorProps = {
  readonly order: NonNullable<Order['takenUpAs']>;
  readonly viewer: Viewer;
};

function Successor({ order, viewer }: SuccessorProps) {
  const path = viewer === 'guest' ? '/track' : '/orders';
  return (
    <Link to={`${path}/${order.id}`} className="link justify-self-start">
      See order {order.number}
    </Link>
  );
}

function Due({ order, trip, onNews }: OrderPaymentProps) {
  const isOnReceipt = !needsHold(order.payment);
  const [isAskedFor, setAskedFor] = useState(false);
  // Whether the rider has handed over the cash by then is between the shop and its rider.
  if (isOnReceipt && isOver(order.status)) return null;
  if (trip.phase === 'looking' || trip.phase === 'late') {
    return (
      <WaitingPanel
        order={order}
        payment={trip}
        isLate={trip.phase === 'late'}
        onOtherWay={() => {
          setAskedFor(true);
          trip.giveUpWaiting();
        }}
        onOver={onNews}
      />
    );
  }
  if (isOnReceipt && order.money.openAttempt === null && !isAskedFor) {
    return <OnReceipt order={order} onPayNow={() => setAskedFor(true)} />;
  }
  return (
    <PayPanel
      order={order}
      payment={trip}
      isMissing={trip.phase === 'missing'}
      takesFocus={isAskedFor}
      onNews={onNews}
    />
  );
}

type OnReceiptProps = { readonly order: Order; readonly onPayNow: () => void };

function OnReceipt({ order, onPayNow }: OnReceiptProps) {
  return (
    <Note tone="tip" icon={CoinsInHandIcon}>
      <p>
        <strong className="font-semibold">{writeNaira(order.money.due)} to pay</strong>{' '}
        {order.payment === 'on_delivery'
          ? 'when the rider is there, in cash or by transfer.'
          : 'at the counter, in cash or by transfer.'}
      </p>
      <Button kind="paper" size="s" onClick={onPayNow} className="mt-3">
        Pay now instead
      </Button>
    </Note>
  );
}
