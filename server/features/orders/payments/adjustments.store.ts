import { and, eq, gte, type InferInsertModel, like, sql } from 'drizzle-orm';
import {
  ADJUSTMENT_KEY_STARTS,
  type AdjustmentKind,
  readAdjustmentKind,
} from '../../../../domain/payments/adjustments.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentAdjustments } from '../../../database/schema/payments.ts';
import { IS_WRITE_OFF } from '../admin/order-sums.ts';
import type { OrderRow } from '../order-rows.ts';
import { changeSums } from './ledger.store.ts';
import { auditMoney } from './money-audit.ts';
import { refreshStop } from './refresh-stop.ts';

/* The only writer of adjustments. Each is written together with the order's sums. */

export async function addAdjustment(
  tx: Transaction,
  adjustment: InferInsertModel<typeof paymentAdjustments>,
  now: Date,
): Promise<OrderRow> {
  await tx.insert(paymentAdjustments).values(adjustment);
  const { orderId, amountInKobo, reason, madeBy: actorId } = adjustment;
  const order = await changeSums(tx, orderId, now, {
    adjustedInKobo: sql`${orders.adjustedInKobo} + ${amountInKobo}`,
  });
  const kind = readAdjustmentKind(adjustment.key, amountInKobo);
  // A write-off is about the price; what is kept is kept whatever becomes of that.
  const after =
    kind === 'retained' || kind === 'released'
      ? order.adjustedInKobo
      : order.totalInKobo + order.adjustedInKobo;
  await auditMoney(tx, ADJUSTMENT_ACTIONS[kind], {
    orderId,
    actorId,
    reason,
    amountInKobo: Math.abs(amountInKobo),
    at: now,
    before: after - amountInKobo,
    after,
  });
  return refreshStop(tx, order, now);
}

const ADJUSTMENT_ACTIONS = {
  written_off: 'order.written_off',
  write_off_voided: 'order.write_off_voided',
  retained: 'order.surplus_kept',
  released: 'order.surplus_released',
  goodwill: 'order.waiver_changed',
  waiver_ended: 'order.waiver_ended',
} as const satisfies Record<AdjustmentKind, AuditAction>;

/** What changes since then have left uncharged, below zero. */
export async function sumOfChangesSince(tx: Transaction, orderId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ inKobo: sql<number>`coalesce(sum(${paymentAdjustments.amountInKobo}), 0)`.mapWith(Number) })
    .from(paymentAdjustments)
    .where(
      and(
        eq(paymentAdjustments.orderId, orderId),
        like(paymentAdjustments.key, `${ADJUSTMENT_KEY_STARTS.change}%`),
        gte(paymentAdjustments.at, since),
      ),
    );
  return row?.inKobo ?? 0;
}

export async function findAdjustment(tx: Transaction, key: string) {
  const [adjustment] = await tx.select().from(paymentAdjustments).where(eq(paymentAdjustments.key, key));
  return adjustment;
}

/** Of one order, if it is its. */
export async function findAdjustmentOf(tx: Transaction, orderId: string, id: string) {
  const [adjustment] = await tx
    .select()
    .from(paymentAdjustments)
    .where(and(eq(paymentAdjustments.orderId, orderId), eq(paymentAdjustments.id, id)));
  return adjustment;
}

/** What was written off of the order in all, less what was voided of it. */
export async function sumWriteOffs(tx: Transaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ inKobo: sql<number>`coalesce(-sum(${paymentAdjustments.amountInKobo}), 0)`.mapWith(Number) })
    .from(paymentAdjustments)
    .where(and(eq(paymentAdjustments.orderId, orderId), IS_WRITE_OFF));
  return row?.inKobo ?? 0;
}
