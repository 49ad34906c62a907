import { useEffect, useRef } from 'react';
import {
  isPaidOnline,
  needsHold,
  type PaymentMethod,
  UNPAID_HOLDS_MAX_PER_PERSON,
} from '../../../../domain/payments/payment-methods.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { UnpaidOrders, useUnpaidOrders } from '../../orders/unpaid-orders-context.tsx';
import type { Ordering } from '../use-ordering.ts';

type Choice = Pick<Ordering, 'draft' | 'methods' | 'isCovered' | 'confirmation'>;

/** Says before anything is filled in that the shop would refuse it, as long as the chosen way to pay is not free of that. */
export function UnpaidBefore({ draft, methods, isCovered = false, confirmation }: Choice) {
  const orders = useUnpaidOrders() ?? [];
  if (orders.length < UNPAID_HOLDS_MAX_PER_PERSON) return null;
  const online = orders.filter(({ payment }) => isPaidOnline(payment));
  const mayPayOnline = methods.some(isPaidOnline) && online.length < UNPAID_HOLDS_MAX_PER_PERSON;
  const mustConfirm = confirmation !== '';
  if (!wouldBeRefused({ payment: draft.payment, isCovered, mayPayOnline, mustConfirm })) return null;
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

type Attempt = {
  /** Null: nothing is chosen yet. */
  readonly payment: PaymentMethod | null;
  readonly isCovered: boolean;
  readonly mayPayOnline: boolean;
  readonly mustConfirm: boolean;
};

/** As the shop judges it: what is paid at once, by a voucher or on receipt without a link, holds no slot unpaid. */
export function wouldBeRefused({ payment, isCovered, mayPayOnline, mustConfirm }: Attempt): boolean {
  if (isCovered) return false;
  if (payment === null) return true;
  return isPaidOnline(payment) ? !mayPayOnline : needsHold(payment) || mustConfirm;
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
