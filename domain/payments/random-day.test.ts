import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAttention } from '../orders/attention.ts';
import { findHandOverQuestion } from '../orders/handing-over.ts';
import { canStep, type OrderStatus } from '../orders/statuses.ts';
import {
  computeDue,
  computeDueNow,
  computeExpected,
  computeNetPaid,
  computeOwed,
  computeSurplus,
  computeSurplusToRelease,
  isEnoughToConfirm,
  isUnpaid,
  type Ledger,
} from './ledger.ts';
import { canVoid } from './voiding.ts';
import { HAND_WAYS, type HandWay } from './ways.ts';

/*
 * A day at the counter: whatever is recorded, voided, reversed by a bank, refunded, written off, kept, cancelled, run out and handed over, in
 * whatever order, what the till says at the end is what the rows say and what the orders say.
 */

const NOW = new Date('2026-11-17T11:00:00Z');
const OWNER = { userId: 'oyin', isOwner: true };

type Payment = { readonly way: HandWay; readonly amount: number; isVoid: boolean; reversed: number };
type Refund = { readonly way: 'cash' | 'transfer'; readonly amount: number; isSent: boolean };
type Order = {
  readonly total: number;
  readonly deposit: number | null;
  status: OrderStatus;
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly adjustments: number[];
  /** Kept up to date with each row, as the shop does. */
  paid: number;
  refunded: number;
  refunding: number;
};

const anyAct = fc.record({
  order: fc.nat(3),
  what: fc.constantFrom(
    'pay',
    'pay',
    'void',
    'reverse',
    'refund',
    'send',
    'write_off',
    'keep',
    'cancel',
    'expire',
    'advance',
    'advance',
  ),
  way: fc.constantFrom(...HAND_WAYS),
  /** Of what is asked for: less, all, or a nought too many. */
  share: fc.constantFrom(0.3, 1, 1, 1, 10),
  place: fc.nat(4),
  isMeant: fc.boolean(),
  decision: fc.constantFrom('silence', 'paid', 'on_account', 'not_yet'),
});
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;
const anyOrder = fc.record({ total: fc.integer({ min: 1_000, max: 9_000_000 }), hasDeposit: fc.boolean() });

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const standing = ({ payments }: Order) => payments.filter(({ isVoid }) => !isVoid);

function readLedger(order: Order): Ledger {
  return {
    totalInKobo: order.total,
    isOver: order.status === 'cancelled' || order.status === 'expired',
    adjustedInKobo: sum(order.adjustments),
    paidInKobo: order.paid,
    refundedInKobo: order.refunded,
    refundingInKobo: order.refunding,
    nettedInKobo: 0,
  };
}

function pay(order: Order, way: HandWay, amount: number, isMeant: boolean): boolean {
  const expected = computeExpected(readLedger(order), order.status === 'expired');
  if (amount <= 0 || (amount > expected && !isMeant)) return false;
  order.payments.push({ way, amount, isVoid: false, reversed: 0 });
  order.paid += amount;
  const isEnough = isEnoughToConfirm(readLedger(order), order.deposit);
  if (order.status === 'pending_payment' && isEnough) order.status = 'confirmed';
  return true;
}

function voidOne(order: Order, { place }: Act): void {
  const payment = order.payments[place];
  if (!payment || payment.isVoid || payment.reversed > 0) return;
  const recorded = { way: payment.way, recordedAt: NOW, recordedBy: OWNER.userId };
  if (!canVoid(recorded, OWNER, NOW) || computeNetPaid(readLedger(order)) < payment.amount) return;
  payment.isVoid = true;
  order.paid -= payment.amount;
  const surplus = computeSurplusToRelease(readLedger(order));
  if (surplus > 0) order.adjustments.push(-surplus);
}

/** However often a bank tells of it, a payment is gone once, and never more of it than is still here. */
function reverse(order: Order, { place }: Act): void {
  const payment = order.payments[place];
  if (!payment || payment.isVoid) return;
  const amount = Math.min(payment.amount - payment.reversed, computeNetPaid(readLedger(order)));
  if (amount <= 0) return;
  payment.reversed += amount;
  order.paid -= amount;
  const surplus = computeSurplusToRelease(readLedger(order));
  if (surplus > 0) order.adjustments.push(-surplus);
}

function refund(order: Order, { way, share }: Act): void {
  const ledger = readLedger(order);
  const amount = Math.floor((computeSurplus(ledger) || computeNetPaid(ledger)) * Math.min(1, share));
  if (amount <= 0) return;
  const isCash = way === 'cash';
  order.refunds.push({ way: isCash ? 'cash' : 'transfer', amount, isSent: isCash });
  order[isCash ? 'refunded' : 'refunding'] += amount;
}

function send(order: Order, { place }: Act): void {
  const owed = order.refunds[place];
  if (!owed || owed.isSent) return;
  owed.isSent = true;
  order.refunding -= owed.amount;
  order.refunded += owed.amount;
}

const NEXT = {
  confirmed: 'in_kitchen',
  in_kitchen: 'ready',
  ready: 'collected',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>;

function advance(order: Order, { decision, way, share, isMeant }: Act): void {
  const to = order.status in NEXT ? NEXT[order.status as keyof typeof NEXT] : undefined;
  if (!to || !canStep(order.status, to, 'administrator', 'pickup')) return;
  const before = structuredClone(order);
  const undo = () => Object.assign(order, before);
  const isAsked = findHandOverQuestion({
    to,
    due: computeDue(readLedger(order)),
    hasDeposit: order.deposit !== null,
  });
  if (isAsked && decision === 'paid') {
    const amount = Math.floor(computeDue(readLedger(order)) * share);
    if (!pay(order, way, amount, isMeant)) return void undo();
  }
  const due = computeDue(readLedger(order));
  const question = findHandOverQuestion({ to, due, hasDeposit: order.deposit !== null });
  if (question === 'balance' || (question === 'decision' && decision === 'silence')) return void undo();
  order.status = to;
}

const ACTS: Readonly<Record<Act['what'], (order: Order, act: Act) => void>> = {
  pay: (order, { way, share, isMeant }) => {
    const asked = computeDueNow(readLedger(order), order.deposit) || order.total;
    pay(order, way, Math.floor(asked * share), isMeant);
  },
  void: voidOne,
  reverse,
  refund,
  send,
  write_off: (order) => {
    const due = computeDue(readLedger(order));
    if (due > 0) order.adjustments.push(-due);
  },
  keep: (order) => {
    const surplus = computeSurplus(readLedger(order));
    if (surplus > 0) order.adjustments.push(surplus);
  },
  cancel: (order) => {
    if (canStep(order.status, 'cancelled', 'administrator', 'pickup')) order.status = 'cancelled';
  },
  expire: (order) => {
    if (order.status === 'pending_payment') order.status = 'expired';
  },
  advance,
};

/** What is counted at the end of the day: by way, what came less what went. */
function cashUp(orders: readonly Order[]): number {
  const came = HAND_WAYS.map((way) =>
    sum(
      orders.flatMap((order) =>
        standing(order)
          .filter((payment) => payment.way === way)
          .map(({ amount, reversed }) => amount - reversed),
      ),
    ),
  );
  const went = (['cash', 'transfer'] as const).map((way) =>
    sum(
      orders.flatMap(({ refunds }) =>
        refunds.filter((each) => each.way === way && each.isSent).map(({ amount }) => amount),
      ),
    ),
  );
  return sum(came) - sum(went);
}

function checkOrder(order: Order): void {
  const ledger = readLedger(order);
  const { paid, refunded, refunding } = order;
  expect(paid).toBe(sum(standing(order).map(({ amount, reversed }) => amount - reversed)));
  expect(refunded).toBe(sum(order.refunds.filter(({ isSent }) => isSent).map(({ amount }) => amount)));
  expect(refunding).toBe(sum(order.refunds.filter(({ isSent }) => !isSent).map(({ amount }) => amount)));
  expect(refunded + refunding).toBeLessThanOrEqual(paid);
  const due = computeDue(ledger);
  const surplus = computeSurplus(ledger);
  expect(Math.min(due, surplus)).toBe(0);
  if (due > 0) expect(computeNetPaid(ledger) + due).toBe(computeOwed(ledger));
  // Nobody is asked for more than the order costs, whatever was kept and voided, and what came back.
  expect(due).toBeLessThanOrEqual(order.total);
  if (paid === 0 && refunding === 0) expect(Math.max(0, sum(order.adjustments))).toBe(0);
  const slot = { slotStartsAt: NOW, slotEndsAt: NOW };
  const facts = {
    ...slot,
    status: order.status,
    ledger,
    isDayClosed: false,
    drawnInKobo: 0,
    payment: 'transfer' as const,
    depositInKobo: order.deposit,
    balanceDay: null,
    isTransferClaimed: false,
    isChangeRequested: false,
  };
  const reasons = findAttention(
    {
      ...facts,
      hasStuckRefund: false,
      hasUnsentRefund: refunding > 0,
      hasUnansweredDispute: false,
      stoppedFor: null,
      isOnAccount: false,
      isBalanceAgreed: false,
    },
    NOW,
  );
  expect(reasons.includes('done_unpaid')).toBe(order.status === 'collected' && isUnpaid(ledger));
  const isCountedOn = order.status === 'confirmed' && paid === 0 && isUnpaid(ledger);
  if (isCountedOn) expect(reasons).toContain('prepayment_missing');
  if (refunding > 0) expect(reasons).toContain('refund_to_send');
}

test('however a day goes, cash-up, ledger and orders say the same (P18.10, P31.5)', () => {
  fc.assert(
    fc.property(
      fc.array(anyOrder, { minLength: 4, maxLength: 4 }),
      fc.array(anyAct, { minLength: 30, maxLength: 60 }),
      (placed, acts) => {
        const orders = placed.map(
          ({ total, hasDeposit }): Order => ({
            total,
            deposit: hasDeposit ? Math.floor(total / 2) : null,
            status: 'pending_payment',
            payments: [],
            refunds: [],
            adjustments: [],
            paid: 0,
            refunded: 0,
            refunding: 0,
          }),
        );
        for (const act of acts) {
          const order = orders[act.order];
          if (order) ACTS[act.what](order, act);
        }
        for (const order of orders) checkOrder(order);
        const recorded = sum(orders.map(({ paid, refunded }) => paid - refunded));
        const inLedgers = sum(orders.map((order) => computeNetPaid(readLedger(order)) + order.refunding));
        expect([cashUp(orders), inLedgers]).toEqual([recorded, recorded]);
      },
    ),
  );
});
