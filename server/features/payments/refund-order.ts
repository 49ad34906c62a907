import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { findNextCheck } from '../../../domain/payments/attempts.ts';
import { computeKept } from '../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { OrderRow } from '../orders/orders.store.ts';
import { announceOrder } from '../orders/telling/announce-order.ts';
import { addRefund, isRefundKnown, type NewRefund } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { readLedger } from './order-ledger.ts';
import { listRefundableOnline } from './refunds.store.ts';
import { tellRefund } from './tell-about-money.ts';

export type RefundOrder = {
  readonly orderId: string;
  readonly way: 'online' | 'transfer' | 'cash';
  readonly amount: number;
  readonly reason: string;
  readonly key: string;
  readonly actorId: string;
};

/** Gives money back: through the provider to where it came from, or noted down as given by hand. */
export function refundOrder(
  db: Database,
  wish: RefundOrder,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, wish.orderId);
    // Sent a second time after a lost answer.
    if (await isRefundKnown(tx, nameRow(wish, 0))) return accept(order);
    const now = readClock();
    const amountInKobo = convertNairaToKobo(wish.amount);
    const parts = await split(tx, wish, amountInKobo);
    const inAll = parts.reduce((sum, part) => sum + part.amountInKobo, 0);
    const most = wish.way === 'online' ? inAll : computeKept(readLedger(order, now));
    if (inAll < amountInKobo || most < amountInKobo) return refuseTooMuch(wish.way, most);

    let changed = order;
    for (const [place, part] of parts.entries()) {
      const added = await addRefund(tx, toRow(wish, part, place, now), now);
      if (added.outcome !== 'added') throw new Error('A refund did not fit under the lock of its order.');
      if (added.refund.status === 'asked') await addJob(tx, 'send-refund', { refundId: added.refund.id });
      await tellRefund(tx, added.order, added.refund);
      changed = added.order;
    }
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

type Part = { readonly paymentId: string | null; readonly amountInKobo: number };

/** The provider gives back one payment at a time, and never more than it was. */
async function split(tx: Transaction, { way, orderId }: RefundOrder, amountInKobo: number): Promise<Part[]> {
  if (way !== 'online') return [{ paymentId: null, amountInKobo }];
  const parts: Part[] = [];
  let missing = amountInKobo;
  for (const { id, leftInKobo } of await listRefundableOnline(tx, orderId)) {
    const part = Math.min(missing, leftInKobo);
    if (part > 0) parts.push({ paymentId: id, amountInKobo: part });
    missing -= part;
  }
  return parts;
}

function toRow(wish: RefundOrder, part: Part, place: number, now: Date): NewRefund {
  const isOnline = wish.way === 'online';
  return {
    orderId: wish.orderId,
    paymentId: part.paymentId,
    way: wish.way,
    amountInKobo: part.amountInKobo,
    status: isOnline ? 'asked' : 'processed',
    reason: wish.reason,
    key: nameRow(wish, place),
    nextCheckAt: isOnline ? (findNextCheck(0, now) ?? null) : null,
    createdAt: now,
    settledAt: isOnline ? null : now,
    madeBy: wish.actorId,
  };
}

function nameRow({ key }: RefundOrder, place: number): string {
  return `${key}-${place}`;
}

function refuseTooMuch(way: RefundOrder['way'], mostInKobo: number) {
  const message =
    way === 'online'
      ? `Through the payment provider at most ${formatNaira(mostInKobo)} can go back.`
      : `At most ${formatNaira(mostInKobo)} can go back.`;
  return refuse('invalid', 'refund_too_much', message, { amount: message });
}
