import type { Order } from '../../../../contract/orders.ts';
import { ASKED_TO_CANCEL } from '../../../../domain/orders/asked-to-cancel.ts';
import { findLatestChange } from '../../../../domain/orders/change-words.ts';
import { ORDER_STATUS_WORDS } from '../../../../domain/orders/status-words.ts';
import { isStepWithReason, type OrderStatus } from '../../../../domain/orders/statuses.ts';
import { needsHold } from '../../../../domain/payments/payment-methods.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { nameDayShortly, writeTimes } from '../../../ui/slots/day-words.ts';
import { isPaidByVoucher } from '../order-words.ts';
import { listProgress, type StepState } from './order-progress.ts';
import { listRefundSteps } from './refund-steps.ts';

export type TimelineEntry = {
  readonly key: string;
  /** Which step it is, or that money goes back. */
  readonly status: OrderStatus | 'refund';
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
  ...ORDER_STATUS_WORDS,
  pending_payment: 'Order placed',
  ready: 'Packed and ready',
  delivery_failed: 'Couldn’t be delivered',
};

/** Whatever else was done to the order is its own title, such as 'Change declined'. */
const CHANGE_TITLES = { moved: 'Date or time changed', changed: 'Order changed' } as const;

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
      words: status === 'out_for_delivery' ? sayWhoIsCalled(order) : '',
      at: null,
      expected: expectStep(status, order),
    }));
  const refunds = listRefundSteps(order).map(({ title, at, by }, index) => ({
    key: `refund ${index}`,
    status: 'refund' as const,
    state: at === null ? ('next' as const) : ('done' as const),
    title,
    words: '',
    at,
    expected: by === null ? '' : `by ${nameDayShortly(by)}`,
  }));
  const happened = [...past, ...refunds.filter(({ at }) => at !== null)];
  return [
    ...happened.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')),
    ...future,
    ...refunds.filter(({ at }) => at === null),
  ];
}

function sayWhoIsCalled({ address }: Order): string {
  const { recipient = '', phone = '' } = address ?? {};
  const called = phone === '' ? 'you' : formatPhoneForNigeria(phone);
  return recipient === ''
    ? `The rider may call ${called}.`
    : `The rider will ask for ${recipient} and may call ${called}.`;
}

function titleEvent({ status, words }: Event, index: number): string {
  if (index === 0) return status === 'confirmed' ? 'Order placed and confirmed' : TITLES.pending_payment;
  if (words === '' || isStepWithReason(status)) return TITLES[status];
  const change = findLatestChange([{ words }]);
  return change ? CHANGE_TITLES[change.kind] : words;
}

function describeEvent(event: Event, index: number, order: Order): string {
  const { status, by, words } = event;
  if (words === ASKED_TO_CANCEL) return 'You asked us to cancel this order.';
  if (words !== '') return words === titleEvent(event, index) ? '' : words;
  if (status === 'cancelled')
    return by === 'customer' ? 'You cancelled this order.' : 'We cancelled this order.';
  if (status === 'expired') {
    return needsHold(order.payment)
      ? 'We didn’t receive your payment in time.'
      : 'It wasn’t confirmed in time.';
  }
  if (status === 'confirmed') return describeConfirmed(index, order);
  return status === 'pending_payment' && order.status === status ? describeWaiting(order) : '';
}

/** Whoever has paid, or says so, is not told that nothing came. */
function describeWaiting({ isUnconfirmed, payment, money }: Order): string {
  if (isUnconfirmed) return 'Waiting for you to confirm.';
  if (money.transferClaimedAt !== null) return 'You told us you’ve paid.';
  if (money.openAttempt?.isProcessing) return 'Your bank is processing your payment.';
  if (money.paid > 0) return 'Waiting for the rest of your payment.';
  return payment === 'transfer' ? 'Waiting for your transfer.' : 'Waiting for your payment.';
}

function describeConfirmed(index: number, order: Order): string {
  if (index === 0 && isPaidByVoucher(order)) return 'It’s paid with your voucher.';
  if (index > 0 || needsHold(order.payment)) return 'Your slot is confirmed.';
  const { paid, due } = order.money;
  if (paid > 0 && due === 0) return 'It’s paid.';
  return `You’ll pay ${paid > 0 ? 'the rest ' : ''}${order.method === 'pickup' ? 'at pickup' : 'on delivery'}.`;
}

function expectStep(status: OrderStatus, { slot }: Order): string {
  return status === 'out_for_delivery' || status === 'collected' ? writeTimes(slot) : '';
}
