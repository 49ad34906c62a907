import type { Order } from '../../../../contract/orders.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { needsHold } from '../../../../domain/payments/payment-methods.ts';
import { writeTimes } from '../../../ui/slots/day-words.ts';
import { listProgress, type StepState } from './order-progress.ts';

export type TimelineEntry = {
  readonly key: string;
  readonly status: OrderStatus;
  readonly state: StepState;
  readonly title: string;
  readonly words: string;
  /** Null for what is still to come. */
  readonly at: string | null;
  /** When it is to be expected. */
  readonly expected: string;
};

type Event = Order['history'][number];

const TITLES: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Order placed',
  confirmed: 'Confirmed',
  in_kitchen: 'In the kitchen',
  ready: 'Ready and boxed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  collected: 'Collected',
  delivery_failed: 'Could not be delivered',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** What has happened, oldest first, and what is still to come. */
export function listTimeline(order: Order): readonly TimelineEntry[] {
  const isEnded = ['cancelled', 'expired', 'delivered', 'collected'].includes(order.status);
  const lastIndex = order.history.length - 1;
  const past = order.history.map((event, index) => ({
    key: `${index} ${event.at}`,
    status: event.status,
    state: index === lastIndex && !isEnded ? ('now' as const) : ('done' as const),
    title: titleEvent(event, index),
    words: describeEvent(event, index, order),
    at: event.at,
    expected: '',
  }));
  const coming = isEnded || order.status === 'delivery_failed' ? [] : listProgress(order);
  const future = coming
    .filter(({ state }) => state === 'next')
    .map(({ status }) => ({
      key: status,
      status,
      state: 'next' as const,
      title: TITLES[status],
      words: status === 'out_for_delivery' ? 'The rider will call you.' : '',
      at: null,
      expected: expectStep(status, order),
    }));
  return [...past, ...future];
}

function titleEvent({ status, words }: Event, index: number): string {
  if (index === 0) return status === 'confirmed' ? 'Order placed and confirmed' : TITLES.pending_payment;
  return words === '' || status === 'cancelled' ? TITLES[status] : 'Moved to another time';
}

function describeEvent({ status, by, words }: Event, index: number, order: Order): string {
  if (words !== '') return words;
  if (status === 'cancelled') return by === 'customer' ? 'You cancelled it.' : 'We cancelled it.';
  if (status === 'expired') {
    return needsHold(order.payment) ? 'The payment did not arrive in time.' : 'It wasn’t confirmed in time.';
  }
  if (status === 'confirmed') return index === 0 ? 'You pay when you get it.' : 'Your place is fixed.';
  if (status === 'pending_payment' && order.status === status) {
    if (order.isUnconfirmed) return 'We wait for you to confirm it.';
    return order.payment === 'transfer' ? 'We wait for your transfer.' : 'We wait for your payment.';
  }
  return '';
}

function expectStep(status: OrderStatus, { slot }: Order): string {
  return status === 'out_for_delivery' || status === 'collected' ? writeTimes(slot) : '';
}
