import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { findNextCheck } from '../../../../domain/payments/attempts.ts';
import { computeNetPaid } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { notifyAdministrators } from '../../../jobs/queue-security-notices.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { listVoucherSources } from '../vouchers/give-back.ts';
import { issueCredit } from '../vouchers/issue-credit.ts';
import { raiseBalance } from '../vouchers/vouchers.store.ts';
import { hasOpenDispute } from './disputes.store.ts';
import { KEY_REUSED } from './key-reused.ts';
import { type AddedRefund, addRefund, type NewRefund, type RefundRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyRefund } from './notify-about-money.ts';
import { readLedger } from './order-ledger.ts';
import { listRefundableOnline, listRefundsByKey } from './refunds.store.ts';

export type RefundOrder = {
  readonly orderId: string;
  /** For what no voucher paid: that goes back to the voucher in any case. `voucher`: as credit, which the customer agreed to. */
  readonly way: 'online' | 'transfer' | 'cash' | 'voucher';
  readonly amount: number;
  readonly reason: string;
  readonly key: string;
  readonly actorId: string;
  /** The most that whoever does it may give back of one order; left out: all of it. */
  readonly limitInKobo?: number | undefined;
  /** From which the codes of vouchers are made. */
  readonly voucherSecret: string;
};

/** Whoever pays back what a bank is about to take loses it twice. */
const DISPUTED = refuse(
  'conflict',
  'payment_disputed',
  'A payment for this order is disputed. To refund the customer, accept the dispute at Paystack. Don’t refund anything here until it’s settled.',
);

/**
 * Gives money back: through the provider to where it came from, by bank transfer as soon as the owner has made it, or in cash
 * at once.
 */
export function refundOrder(
  db: Database,
  input: RefundOrder,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, input.orderId);
    return refundLockedOrder(tx, order, input, readClock());
  });
}

/** The order is held by the caller. Refused before anything is written. */
export async function refundLockedOrder(
  tx: Transaction,
  order: OrderRow,
  input: RefundOrder,
  now: Date,
): Promise<Result<OrderRow>> {
  const amountInKobo = convertNairaToKobo(input.amount);
  const earlier = await listRefundsByKey(tx, order.id, input.key);
  if (earlier.length > 0) return isSame(earlier, input, amountInKobo) ? accept(order) : KEY_REUSED;

  const { limitInKobo = Number.POSITIVE_INFINITY } = input;
  if (order.refundedInKobo + order.refundingInKobo + amountInKobo > limitInKobo)
    return refuseBeyond(limitInKobo);
  if (await hasOpenDispute(tx, order.id)) return DISPUTED;
  const sources = await listSources(tx, input, computeNetPaid(readLedger(order, now)));
  const most = sources.reduce((sum, part) => sum + part.amountInKobo, 0);
  if (most < amountInKobo) return refuseTooMuch(input.way, most);

  let changed = order;
  let toSendInKobo = 0;
  for (const [place, part] of take(sources, amountInKobo).entries()) {
    const added = await addRefund(tx, toRow(input, part, place, now), now);
    // Another order's refunds have the key. That shows with the first of them, before anything is written.
    if (added.outcome === 'known') return KEY_REUSED;
    if (added.outcome === 'too_much') throw new Error('A refund did not fit under the lock of its order.');
    if (part.way === 'voucher') await creditVoucher(tx, input, part, added, now);
    if (added.refund.status === 'asked') await addJob(tx, 'send-refund', { refundId: added.refund.id });
    // By bank transfer nothing has happened yet that a customer could be told of.
    if (added.refund.status === 'to_send') toSendInKobo += part.amountInKobo;
    else await notifyRefund(tx, added.order, added.refund);
    changed = added.order;
  }
  await announceOrder(tx, changed);
  await notifyAdministrators(tx, input.actorId, 'refunded', {
    order: { number: order.number, amount: input.amount, toSend: convertKoboToNaira(toSendInKobo) },
  });
  return accept(changed);
}

type Part = {
  readonly way: RefundOrder['way'];
  readonly paymentId: string | null;
  readonly voucherId: string | null;
  readonly amountInKobo: number;
};

/**
 * Where money can go back from: the provider gives back one payment at a time, and never more than it was. Nobody turns a voucher
 * into cash: what it paid goes back to it.
 */
async function listSources(
  tx: Transaction,
  { way, orderId }: RefundOrder,
  netPaidInKobo: number,
): Promise<readonly Part[]> {
  const drawn = await listVoucherSources(tx, orderId);
  const toVouchers = take(
    drawn.map((source) => ({ ...source, way: 'voucher' as const })),
    netPaidInKobo,
  );
  const restInKobo = toVouchers.reduce((left, part) => left - part.amountInKobo, netPaidInKobo);
  const byHand = { way, paymentId: null, voucherId: null, amountInKobo: restInKobo };
  if (way === 'voucher') return [...toVouchers, byHand];
  if (way !== 'online') return [byHand, ...toVouchers];
  const payments = await listRefundableOnline(tx, orderId);
  const online = payments.map(({ id, leftInKobo }) => ({
    way,
    paymentId: id,
    voucherId: null,
    amountInKobo: leftInKobo,
  }));
  return [...take(online, restInKobo), ...toVouchers];
}

/** Back to the voucher that paid, or on a new one for what no voucher paid. */
async function creditVoucher(
  tx: Transaction,
  { voucherSecret }: RefundOrder,
  { voucherId, amountInKobo }: Part,
  { order, refund }: Extract<AddedRefund, { outcome: 'added' }>,
  now: Date,
): Promise<void> {
  if (voucherId === null) await issueCredit(tx, voucherSecret, order, refund, now);
  else await raiseBalance(tx, voucherId, amountInKobo, now);
}

/** From the first ones on, as much as is wanted or there is. */
function take(sources: readonly Part[], wantedInKobo: number): readonly Part[] {
  const taken: Part[] = [];
  let missing = wantedInKobo;
  for (const source of sources) {
    const amountInKobo = Math.min(missing, source.amountInKobo);
    if (amountInKobo > 0) taken.push({ ...source, amountInKobo });
    missing -= amountInKobo;
  }
  return taken;
}

/** Sent a second time after a lost answer. */
function isSame(earlier: readonly RefundRow[], { way }: RefundOrder, amountInKobo: number): boolean {
  const inAll = earlier.reduce((sum, refund) => sum + refund.amountInKobo, 0);
  return inAll === amountInKobo && earlier.every((refund) => refund.way === way || refund.way === 'voucher');
}

const FIRST_STATUSES = {
  online: 'asked',
  transfer: 'to_send',
  cash: 'processed',
  voucher: 'processed',
} as const;

function toRow(input: RefundOrder, part: Part, place: number, now: Date): NewRefund {
  const isOnline = part.way === 'online';
  const status = FIRST_STATUSES[part.way];
  return {
    orderId: input.orderId,
    paymentId: part.paymentId,
    voucherId: part.voucherId,
    way: part.way,
    amountInKobo: part.amountInKobo,
    status,
    reason: input.reason,
    key: nameRow(input, place),
    nextCheckAt: isOnline ? (findNextCheck(0, now) ?? null) : null,
    createdAt: now,
    settledAt: status === 'processed' ? now : null,
    madeBy: input.actorId,
  };
}

function nameRow({ key }: RefundOrder, place: number): string {
  return `${key}-${place}`;
}

function refuseBeyond(limitInKobo: number) {
  const message =
    limitInKobo === 0
      ? 'The order desk can’t refund. Ask the owner or a manager.'
      : `The order desk can refund up to ${formatNaira(limitInKobo)} per order. Ask the owner or a manager.`;
  return refuse('forbidden', 'refund_limit', message, { amount: message });
}

function refuseTooMuch(way: RefundOrder['way'], mostInKobo: number) {
  const message =
    way === 'online'
      ? `Through the payment provider, you can refund at most ${formatNaira(mostInKobo)}.`
      : `You can refund at most ${formatNaira(mostInKobo)}.`;
  return refuse('invalid', 'refund_too_much', message, { amount: message });
}
