import type { OnlineChannel } from '../../domain/payments/ways.ts';

/*
 * What becomes of an order and its money, told as plainly as possible: no database, no provider, no messages, nobody dying.
 * It shares no code with the shop.
 */

export type Visit = {
  readonly channel: OnlineChannel;
  readonly askedInKobo: number;
  readonly startedAtMinute: number;
  readonly paidInKobo: number | null;
  readonly isRecorded: boolean;
};

export type Purse = {
  readonly paidInKobo: number;
  readonly goneInKobo: number;
  /** What of it went back while the order was not paid in full, and is asked for again. */
  readonly askedAgainInKobo: number;
};

export type ModelOrder = {
  readonly totalInKobo: number;
  readonly holdUntilMinute: number;
  readonly status: 'pending_payment' | 'confirmed' | 'cancelled' | 'expired';
  readonly visits: readonly Visit[];
  readonly own: Purse;
  /** The order that came in its place, with the money that went there. */
  readonly successor: Purse | null;
  readonly refundedOnlineInKobo: number;
  readonly hasFailedRefund: boolean;
  readonly hasForeignRefund: boolean;
  readonly isToBeReinstated: boolean;
};

const RESUMED_MINUTES = 30;

export function beginOrder(totalInKobo: number, holdMinutes: number): ModelOrder {
  return {
    totalInKobo,
    holdUntilMinute: holdMinutes,
    status: 'pending_payment',
    visits: [],
    own: { paidInKobo: 0, goneInKobo: 0, askedAgainInKobo: 0 },
    successor: null,
    refundedOnlineInKobo: 0,
    hasFailedRefund: false,
    hasForeignRefund: false,
    isToBeReinstated: false,
  };
}

export const keep = ({ paidInKobo, goneInKobo }: Purse) => paidInKobo - goneInKobo;

const isPaidOnce = ({ own, totalInKobo }: ModelOrder) => own.paidInKobo - own.askedAgainInKobo >= totalInKobo;

export function passTime(order: ModelOrder, minute: number): ModelOrder {
  const isOver = order.status === 'pending_payment' && minute >= order.holdUntilMinute;
  return isOver ? { ...order, status: 'expired' } : order;
}

export function computeDue(order: ModelOrder): number {
  const isOver = order.status === 'cancelled' || order.status === 'expired';
  return isOver || isPaidOnce(order) ? 0 : order.totalInKobo - keep(order.own);
}

/** A page that is open for the same amount, by the same way, is shown again. */
export function startVisit(order: ModelOrder, channel: OnlineChannel, minute: number): ModelOrder {
  const askedInKobo = computeDue(order);
  const isOpen = order.visits.some(
    (visit) =>
      !visit.isRecorded &&
      visit.channel === channel &&
      visit.askedInKobo === askedInKobo &&
      visit.startedAtMinute > minute - RESUMED_MINUTES,
  );
  if (isOpen) return order;
  const visit = { channel, askedInKobo, startedAtMinute: minute, paidInKobo: null, isRecorded: false };
  return { ...order, visits: [...order.visits, visit] };
}

export function payVisit(order: ModelOrder, number: number, paidInKobo: number): ModelOrder {
  return changeVisit(order, number, { paidInKobo });
}

/** The shop hears of the visits' money. The second time changes nothing. */
export function receiveMessages(
  order: ModelOrder,
  numbers = order.visits.map((_, number) => number),
): ModelOrder {
  let received = order;
  for (const number of numbers) {
    const visit = received.visits[number];
    if (!visit || visit.paidInKobo === null || visit.isRecorded) continue;
    received = receive(changeVisit(received, number, { isRecorded: true }), visit.paidInKobo);
  }
  return received;
}

/** Enough confirms what waits; for what has run out it looks for a place once more. */
export function receive(order: ModelOrder, amountInKobo: number): ModelOrder {
  const own = { ...order.own, paidInKobo: order.own.paidInKobo + amountInKobo };
  const isEnough = keep(own) >= order.totalInKobo;
  if (order.status === 'pending_payment' && isEnough) return { ...order, own, status: 'confirmed' };
  const isToBeReinstated = order.status === 'expired' && isEnough && !order.successor;
  return { ...order, own, isToBeReinstated: order.isToBeReinstated || isToBeReinstated };
}

/** What staff recorded a part for is held until its slot, which is further away than any schedule is long. */
export function receiveByHand(order: ModelOrder, amountInKobo: number): ModelOrder {
  const received = receive(order, amountInKobo);
  return received.status === 'pending_payment'
    ? { ...received, holdUntilMinute: Number.POSITIVE_INFINITY }
    : received;
}

/** The place is always free here. */
export function reinstate(order: ModelOrder): ModelOrder {
  const netPaidInKobo = keep(order.own);
  if (!order.isToBeReinstated || netPaidInKobo < order.totalInKobo)
    return { ...order, isToBeReinstated: false };
  return {
    ...order,
    isToBeReinstated: false,
    own: { ...order.own, goneInKobo: order.own.paidInKobo },
    successor: { paidInKobo: netPaidInKobo, goneInKobo: 0, askedAgainInKobo: 0 },
  };
}

export function canCancel({ status }: ModelOrder): boolean {
  return status === 'pending_payment' || status === 'confirmed';
}

/** Where money can go back from: the order that came in its place, if it has any. */
export function findRefundable(order: ModelOrder): {
  readonly of: 'own' | 'successor';
  readonly mostInKobo: number;
} {
  const cameOnline = order.visits
    .filter(({ isRecorded }) => isRecorded)
    .reduce((sum, { paidInKobo }) => sum + (paidInKobo ?? 0), 0);
  const of = order.successor && keep(order.own) === 0 ? 'successor' : 'own';
  const purse = of === 'own' ? order.own : order.successor;
  const mostInKobo = Math.min(cameOnline - order.refundedOnlineInKobo, purse ? keep(purse) : 0);
  return { of, mostInKobo };
}

export function refund(order: ModelOrder, of: 'own' | 'successor', amountInKobo: number): ModelOrder {
  const purse = of === 'own' ? order.own : order.successor;
  if (!purse) throw new Error('There is no order to refund.');
  const goneInKobo = purse.goneInKobo + amountInKobo;
  const isShort = of === 'own' && computeDue(order) > 0;
  const askedAgainInKobo = isShort ? goneInKobo : purse.askedAgainInKobo;
  return {
    ...order,
    [of]: { ...purse, goneInKobo, askedAgainInKobo },
    refundedOnlineInKobo: order.refundedOnlineInKobo + amountInKobo,
  };
}

export function nameState(order: ModelOrder): string {
  const { own, status, totalInKobo } = order;
  const isOver = status === 'cancelled' || status === 'expired';
  if (own.paidInKobo === 0) return 'unpaid';
  if (keep(own) === 0) return 'refunded';
  if (isOver) return 'refund_due';
  if (keep(own) > totalInKobo) return 'overpaid';
  if (!isPaidOnce(order)) return 'part_paid';
  return keep(own) < totalInKobo ? 'part_refunded' : 'paid';
}

function changeVisit(order: ModelOrder, number: number, difference: Partial<Visit>): ModelOrder {
  const visits = order.visits.map((visit, place) => (place === number ? { ...visit, ...difference } : visit));
  return { ...order, visits };
}
