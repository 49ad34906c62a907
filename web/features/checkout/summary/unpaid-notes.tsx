import { useEffect, useRef } from 'react';
import {
  isPaidOnline,
  type PaymentMethod,
  UNPAID_HOLDS_MAX_PER_PERSON,
} from '../../../../domain/payments/payment-methods.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { UnpaidOrders, useUnpaidOrders } from '../../orders/unpaid-orders-context.tsx';

/** Says before anything is filled in that the shop would refuse it, unless it is paid online at once. */
export function UnpaidBefore({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const orders = useUnpaidOrders() ?? [];
  if (orders.length < UNPAID_HOLDS_MAX_PER_PERSON) return null;
  const online = orders.filter(({ payment }) => isPaidOnline(payment));
  const mayPayOnline = methods.some(isPaidOnline) && online.length < UNPAID_HOLDS_MAX_PER_PERSON;
  const count = orders.length === 2 ? 'two' : orders.length;
  const isToConfirm = orders.some(({ isUnconfirmed }) => isUnconfirmed);
  return (
    <Note tone="warning" role="status">
      <strong className="font-semibold">
        {isToConfirm
          ? `You have ${count} orders waiting for payment or confirmation.`
          : `You have ${count} unpaid orders.`}
      </strong>{' '}
      {isToConfirm ? 'Pay for, confirm or cancel one' : 'Pay for one or cancel it'} before you place another
      {mayPayOnline && ', or pay for this one online'}.
      <UnpaidOrders orders={orders} />
    </Note>
  );
}

/** Below a refusal for it, which has come into view before them. */
export function UnpaidAfter() {
  const orders = useUnpaidOrders();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (orders) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [orders]);
  return (
    <div ref={ref} className="scroll-my-8">
      {orders && <UnpaidOrders orders={orders} />}
    </div>
  );
}
