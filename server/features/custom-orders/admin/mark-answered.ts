import { and, desc, eq } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { customOrderMessages, customOrders } from '../../../database/schema/custom-orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isEnded } from '../describe-custom-order.ts';
import { announceCustomOrder } from '../notifications/announce-custom-order.ts';
import { markRequestHandled } from '../notifications/mark-request-handled.ts';
import { lockSettled } from '../steps/settle-custom-orders.ts';
import { refuseByStanding } from '../steps/standing-refusals.ts';

const WRITTEN_SINCE = refuse(
  'conflict',
  'stale_edit',
  'The customer wrote or changed something in the meantime. Read it first.',
);

/** Answered by phone, or in no need of an answer: nothing waits for the bakery until the customer writes again. */
export function markAnswered(
  db: Database,
  { customOrderId, version, now }: { customOrderId: string; version: number; now: Date },
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const row = await lockSettled(tx, customOrderId, now);
    if (!row) throw new Error('A custom order that was found is gone.');
    if (row.version !== version) return WRITTEN_SINCE;
    await tx
      .update(customOrders)
      .set({ waitingSince: null, updatedAt: now })
      .where(eq(customOrders.id, customOrderId));
    await markRequestHandled(tx, row, now);
    await announceCustomOrder(tx, row);
    return accept(undefined);
  });
}

/** It waits again, since the customer last wrote. */
export function markUnanswered(db: Database, customOrderId: string, now: Date): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const row = await lockSettled(tx, customOrderId, now);
    if (!row) throw new Error('A custom order that was found is gone.');
    if (isEnded(row.status)) return refuseByStanding(row.status);
    const { at, by } = customOrderMessages;
    const [last] = await tx
      .select({ at })
      .from(customOrderMessages)
      .where(and(eq(customOrderMessages.customOrderId, customOrderId), eq(by, 'customer')))
      .orderBy(desc(at))
      .limit(1);
    await tx
      .update(customOrders)
      .set({ waitingSince: last?.at ?? row.createdAt })
      .where(eq(customOrders.id, customOrderId));
    await announceCustomOrder(tx, row);
    return accept(undefined);
  });
}
