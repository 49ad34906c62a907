import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  type CustomOrderStatus,
  type CustomStepMaker,
  canTakeCustomStep,
} from '../../../../domain/custom-orders/statuses.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { customOrderEvents, customOrders } from '../../../database/schema/custom-orders.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';
import { isEnded } from '../describe-custom-order.ts';
import { announceCustomOrder } from '../notifications/announce-custom-order.ts';
import { markRequestHandled } from '../notifications/mark-request-handled.ts';
import { refuseByStanding } from './standing-refusals.ts';

export type CustomStep = {
  readonly to: CustomOrderStatus;
  readonly by: CustomStepMaker;
  readonly actorId: string | null;
  readonly now: Date;
  /** Kept in the history: the reason, or which quote. */
  readonly words?: string;
  /** An acceptance bears the id of its order, so that the order leads back to it for good; left out: one of its own. */
  readonly eventId?: string;
  /** What changes together with the status. */
  readonly changes?: Partial<Pick<CustomOrderRow, 'quoteExpiresAt' | 'declineReason' | 'orderId'>>;
};

/**
 * The only place where a custom order's status changes: by the table of steps, guarded inside the write, kept with who and when.
 * What its customer asked meanwhile still waits after an acceptance, a payment or a release; a step of the bakery answers it.
 */
export async function takeCustomStep(
  tx: Transaction,
  row: CustomOrderRow,
  { to, by, actorId, now, words = '', eventId: id = randomUUID(), changes }: CustomStep,
): Promise<Result<CustomOrderRow>> {
  if (!canTakeCustomStep(row.status, to, by)) return refuseByStanding(row.status);
  const [changed] = await tx
    .update(customOrders)
    .set({
      ...changes,
      status: to,
      waitingSince: by !== 'administrator' && !isEnded(to) ? row.waitingSince : null,
      version: sql`${customOrders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(customOrders.id, row.id), eq(customOrders.version, row.version)))
    .returning();
  if (!changed) return refuseByStanding('quoted');
  const { id: customOrderId, version } = changed;
  await tx
    .insert(customOrderEvents)
    .values({ id, customOrderId, version, at: now, status: to, madeBy: by, actorId, words });
  if (by === 'administrator') await markRequestHandled(tx, changed, now);
  await announceCustomOrder(tx, changed);
  return accept(changed);
}
