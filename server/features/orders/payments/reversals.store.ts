import { and, eq, gte, type InferSelectModel, ne, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentReversals, refunds } from '../../../database/schema/payments.ts';
import type { OrderRow } from '../order-rows.ts';
import { auditMoney, NET_PAID_IN_KOBO, raiseVersion } from './money-audit.ts';
import { refreshStop } from './refresh-stop.ts';

export type ReversalRow = InferSelectModel<typeof paymentReversals>;

/** What is recorded as gone of a payment: by refunds, also those on their way, and by reversals. */
export async function sumGoneBack(
  tx: Transaction,
  paymentId: string,
): Promise<{ readonly refundsInKobo: number; readonly reversalsInKobo: number }> {
  const [back] = await tx
    .select({ sum: sum(refunds.amountInKobo).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
  const [reversed] = await tx
    .select({ sum: sum(paymentReversals.amountInKobo).mapWith(Number) })
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentId, paymentId));
  return { refundsInKobo: back?.sum ?? 0, reversalsInKobo: reversed?.sum ?? 0 };
}

type NewReversal = Pick<ReversalRow, 'orderId' | 'paymentId' | 'amountInKobo'>;

/**
 * The only writer of reversals, each together with the order's sum: as if so much had not been paid, so that it is due again.
 * Guarded inside the write; the order is held by the caller, who knows that there is so much.
 */
export async function addReversal(
  tx: Transaction,
  reversal: NewReversal,
  now: Date,
): Promise<{ readonly order: OrderRow; readonly reversal: ReversalRow }> {
  const [order] = await tx
    .update(orders)
    .set({ paidInKobo: sql`${orders.paidInKobo} - ${reversal.amountInKobo}`, ...raiseVersion(now) })
    .where(and(eq(orders.id, reversal.orderId), gte(NET_PAID_IN_KOBO, reversal.amountInKobo)))
    .returning();
  const [row] = await tx
    .insert(paymentReversals)
    .values({ ...reversal, at: now })
    .returning();
  if (!order || !row) throw new Error('A reversal did not fit under the lock of its order.');
  const after = order.paidInKobo;
  await auditMoney(tx, 'order.payment_reversed', {
    ...reversal,
    actorId: null,
    at: now,
    before: after + reversal.amountInKobo,
    after,
  });
  return { order: await refreshStop(tx, order, now), reversal: row };
}
