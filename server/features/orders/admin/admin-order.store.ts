import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ORDER_ACTIVITY } from '../../../../domain/users/audit-actions.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { users } from '../../../database/schema/identity.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orderNotes } from '../../../database/schema/order-admin.ts';
import { paymentAdjustments } from '../../../database/schema/payments.ts';
import { nameStepEvent } from '../notifications/notify-about-order.ts';
import type { OrderEventRow } from '../order-rows.ts';

/** Oldest first. */
export function listNotes(db: Database, orderId: string) {
  return db
    .select({ id: orderNotes.id, text: orderNotes.text, at: orderNotes.at, by: users.name })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.writtenBy))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}

/** Oldest first. */
export function listAdjustments(db: Database, orderId: string) {
  return db
    .select({
      id: paymentAdjustments.id,
      amountInKobo: paymentAdjustments.amountInKobo,
      reason: paymentAdjustments.reason,
      key: paymentAdjustments.key,
      at: paymentAdjustments.at,
      by: sql<string>`coalesce(${users.name}, 'the system')`,
    })
    .from(paymentAdjustments)
    .leftJoin(users, eq(users.id, paymentAdjustments.madeBy))
    .where(eq(paymentAdjustments.orderId, orderId))
    .orderBy(asc(paymentAdjustments.at), asc(paymentAdjustments.id));
}

/** What was done about the order's money, oldest first. */
export function listActivity(db: Database, orderId: string) {
  return db
    .select({
      at: auditEvents.at,
      action: auditEvents.action,
      by: users.name,
      details: auditEvents.details,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(and(eq(auditEvents.orderId, orderId), inArray(auditEvents.action, [...ORDER_ACTIVITY])))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
}

export async function findNames(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether its customer was told of this step. */
export async function wasNotified(
  db: Database | Transaction,
  step: Pick<OrderEventRow, 'id'>,
): Promise<boolean> {
  return (await db.$count(messages, eq(messages.event, nameStepEvent(step.id)))) > 0;
}
