import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import { changePrice } from '../../../../domain/payments/change-price.ts';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment } from './adjustments.store.ts';
import { readLedger } from './order-ledger.ts';

type Gone = { readonly cause: 'voided' | 'reversed'; readonly madeBy: string | null };

/**
 * What was given back for good stays given back when a payment turns out not to have come: that payment is due again, and nothing
 * besides. `before` is the order as it was with the payment; its deposit was paid, so what went back of it is not asked for either.
 */
export async function keepGoodwill(
  tx: Transaction,
  before: OrderRow,
  after: OrderRow,
  { cause, madeBy }: Gone,
  now: Date,
): Promise<OrderRow> {
  const ledger = readLedger(before, now);
  if (ledger.isOver) return after;
  const { adjustmentInKobo, ledger: settled } = changePrice(ledger, ledger.totalInKobo);
  if (adjustmentInKobo === 0) return after;
  const depositInKobo = before.depositInKobo && Math.max(0, before.depositInKobo + adjustmentInKobo);
  await tx
    .update(orders)
    .set({ nettedInKobo: settled.nettedInKobo, depositInKobo: depositInKobo || null })
    .where(eq(orders.id, before.id));
  const goodwill = {
    orderId: before.id,
    amountInKobo: adjustmentInKobo,
    reason: `Refunded before a payment was ${cause}, so not charged again`,
    key: `${ADJUSTMENT_KEY_STARTS.change}${randomUUID()}`,
    at: now,
    madeBy,
  };
  return addAdjustment(tx, goodwill, now);
}
