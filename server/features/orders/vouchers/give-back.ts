import { and, desc, eq, or, sql } from 'drizzle-orm';
import { computeSurplus } from '../../../../domain/payments/ledger.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { payments, refunds } from '../../../database/schema/payments.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import type { OrderRow } from '../order-rows.ts';
import { addRefund } from '../payments/ledger.store.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { raiseBalance } from './vouchers.store.ts';

export type VoucherSource = {
  readonly paymentId: string;
  readonly voucherId: string;
  /** Less what has gone back to it. */
  readonly amountInKobo: number;
};

/**
 * What vouchers paid for an order, or for the one it came in place of. One that was voided takes nothing back: its money goes
 * another way.
 */
export async function listVoucherSources(
  db: Database | Transaction,
  orderId: string,
): Promise<readonly VoucherSource[]> {
  const left = sql<number>`(${payments.amountInKobo} - coalesce(sum(${refunds.amountInKobo}) filter (where ${refunds.status} <> 'failed'), 0))::bigint`;
  const rows = await db
    .select({ paymentId: payments.id, voucherId: vouchers.id, amountInKobo: left.mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(vouchers, eq(vouchers.id, payments.voucherId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(or(eq(orders.id, orderId), eq(orders.reinstatedAs, orderId)), eq(vouchers.status, 'active')))
    .groupBy(payments.id, vouchers.id)
    .orderBy(desc(payments.recordedAt), payments.id);
  return rows.filter(({ amountInKobo }) => amountInKobo > 0);
}

/** An order that has ended gives back what vouchers paid for it and nobody has kept. The order is held by the caller. */
export async function giveBackToVouchers(tx: Transaction, ended: OrderRow, now: Date): Promise<OrderRow> {
  let order = ended;
  if (order.paidInKobo === 0) return order;
  for (const source of await listVoucherSources(tx, order.id)) {
    const amountInKobo = Math.min(source.amountInKobo, computeSurplus(readLedger(order, now)));
    if (amountInKobo === 0) break;
    const added = await addRefund(
      tx,
      {
        orderId: order.id,
        paymentId: source.paymentId,
        voucherId: source.voucherId,
        way: 'voucher',
        amountInKobo,
        status: 'processed',
        reason: order.status === 'expired' ? 'The order expired' : 'The order was cancelled',
        key: `ended-${order.id}-${source.paymentId}`,
        createdAt: now,
        settledAt: now,
      },
      now,
    );
    if (added.outcome !== 'added') throw new Error('A voucher’s money could not be given back.');
    await raiseBalance(tx, source.voucherId, amountInKobo, now);
    order = added.order;
  }
  return order;
}
