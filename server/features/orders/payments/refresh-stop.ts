import { eq } from 'drizzle-orm';
import { findStop } from '../../../../domain/payments/disputes.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentDisputes, paymentReversals } from '../../../database/schema/payments.ts';
import type { OrderRow } from '../order-rows.ts';
import { raiseVersion } from './money-audit.ts';
import { readLedger } from './order-ledger.ts';

/**
 * Writes down whether the order may leave the house, derived anew from its disputes, reversals and sums: whatever of them came
 * last, the answer is the same. The order is held by the caller; its raised version refuses a step that is being made meanwhile.
 */
export async function refreshStop(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const disputes = await tx
    .select({ status: paymentDisputes.status, decidedAt: paymentDisputes.decidedAt })
    .from(paymentDisputes)
    .where(eq(paymentDisputes.orderId, order.id));
  const reversals = await tx
    .select({ decidedAt: paymentReversals.decidedAt })
    .from(paymentReversals)
    .where(eq(paymentReversals.orderId, order.id));
  const stoppedFor = findStop(
    disputes.map(({ status, decidedAt }) => ({ status, isDecided: decidedAt !== null })),
    reversals.map(({ decidedAt }) => ({ isDecided: decidedAt !== null })),
    computeDue(readLedger(order, now)),
  );
  if (stoppedFor === order.stoppedFor) return order;
  const [changed] = await tx
    .update(orders)
    .set({ stoppedFor, ...raiseVersion(now) })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error('Updating the hold of a disputed order returned no row.');
  return changed;
}
