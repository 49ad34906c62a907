import { and, asc, eq, exists, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { QUIET_DAYS_AFTER_WANTED_DAY, QUIET_DAYS_MAX } from '../../../../domain/custom-orders/statuses.ts';
import { DAY_MS, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { orderEvents, orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type CustomOrderRow, findMadeOrder, lockCustomOrder } from '../custom-orders.store.ts';
import { notifyStatus } from '../notifications/notify-about-custom-order.ts';
import { findDueStep } from './find-due-step.ts';
import { takeCustomStep } from './take-custom-step.ts';

const AT_ONCE = 200;

/**
 * Writes down what time and money have done. Whoever reads or changes custom orders does this first, so that nobody ever sees
 * an old status; a job does it every minute, so that customers are told.
 */
export async function settleCustomOrders(db: Database, now: Date, which?: SQL): Promise<void> {
  const quietSince = (days: number) => lte(customOrders.updatedAt, new Date(now.getTime() - days * DAY_MS));
  const isForgotten = or(
    and(lt(customOrders.wantedDay, readLagosDay(now)), quietSince(QUIET_DAYS_AFTER_WANTED_DAY)),
    quietSince(QUIET_DAYS_MAX),
  );
  const isDue = or(
    and(eq(customOrders.status, 'submitted'), isForgotten),
    and(eq(customOrders.status, 'quoted'), lte(customOrders.quoteExpiresAt, now)),
    and(
      eq(customOrders.status, 'accepted'),
      or(ne(orders.status, 'pending_payment'), lte(orders.holdUntil, now)),
    ),
  );
  const due = await db
    .select({ id: customOrders.id })
    .from(customOrders)
    .leftJoin(orders, eq(orders.id, customOrders.orderId))
    .where(and(which, isDue))
    .orderBy(asc(customOrders.updatedAt))
    .limit(AT_ONCE);
  for (const { id } of due) await inTransaction(db, (tx) => lockSettled(tx, id, now));
}

/** The custom order as it stands at this moment, held to the end of the transaction. */
export async function lockSettled(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<CustomOrderRow | undefined> {
  const row = await lockCustomOrder(tx, id);
  return row && writeDueSteps(tx, row, now);
}

/** An order that ran out may leave a quote that has run out as well: two steps at once. */
async function writeDueSteps(tx: Transaction, row: CustomOrderRow, now: Date): Promise<CustomOrderRow> {
  const order = await findMadeOrder(tx, row);
  const made = order && { ...order, wasConfirmed: await wasConfirmed(tx, order.id) };
  const due = findDueStep(row, made, now);
  if (!due) return row;
  const { to, ...changes } = due;
  const words = changes.declineReason ?? '';
  const step = { to, by: 'shop', actorId: null, now, words, changes } as const;
  const taken = await takeCustomStep(tx, row, step);
  if (!taken.ok) throw new Error('A custom order could not be settled under its lock.');
  if (to === 'expired' || to === 'declined') await notifyStatus(tx, taken.value);
  return writeDueSteps(tx, taken.value, now);
}

async function wasConfirmed(tx: Transaction, orderId: string): Promise<boolean> {
  const confirmations = tx
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'confirmed')));
  const { rows } = await tx.execute<{ found: boolean }>(sql`select ${exists(confirmations)} as found`);
  return rows[0]?.found ?? false;
}
