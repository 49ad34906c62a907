import { convertNairaToKobo } from '../../../../domain/money.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import type { OrderRow } from '../order-rows.ts';
import { KEY_REUSED } from '../payments/key-reused.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { recordPaymentInTransaction } from '../payments/record-payment.ts';
import { findPaymentByReference } from '../payments/refunds.store.ts';
import { agreeDraw, holdDraw, type WantedDraw } from './draw-voucher.ts';
import { lowerBalance } from './vouchers.store.ts';

const NOTHING_DUE = refuse('conflict', 'nothing_due', 'There’s nothing left to pay for this order.');

export type Redeeming = WantedDraw & {
  readonly orderId: string;
  /** Sent again after a lost answer, it draws nothing more. */
  readonly key: string;
  /** Null: the customer's own doing. */
  readonly actorId: string | null;
};

/** A voucher pays for an order that was placed before, as far as it goes: under the locks of the order's day, the order and the voucher. */
export function redeemVoucher(
  db: Database,
  { orderId, code, amount, key, actorId }: Redeeming,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransactionUnlessRefused(db, async (tx): Promise<Result<OrderRow>> => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    const reference = `redeemed-${key}`;
    const known = await findPaymentByReference(tx, reference);
    if (known) {
      const isSame = known.orderId === orderId && known.amountInKobo === convertNairaToKobo(amount);
      return isSame ? accept(order) : KEY_REUSED;
    }
    const dueInKobo = computeDue(readLedger(order, now));
    if (dueInKobo === 0) return NOTHING_DUE;
    const draw = await agreeDraw(tx, { code, amount }, dueInKobo, now);
    if (!draw.ok) return draw;
    if (!draw.value) throw new Error('A voucher was sent and neither agreed on nor refused.');
    const { voucherId, amountInKobo } = draw.value;
    const held = await holdDraw(tx, draw.value, now);
    if (!held.ok) return held;
    await lowerBalance(tx, voucherId, amountInKobo);
    const came = { orderId, way: 'voucher', amountInKobo, reference, voucherId } as const;
    const paid = await recordPaymentInTransaction(
      tx,
      { ...came, paidAt: now, recordedAt: now, recordedBy: actorId },
      now,
    );
    if (!paid) throw new Error('A voucher has paid under this key already.');
    return accept(paid);
  });
}
