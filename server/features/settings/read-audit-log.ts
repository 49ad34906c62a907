import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import {
  type AuditLogEvent,
  type AuditLogPage,
  auditLogEventSchema,
  type exportAuditLogEndpoint,
} from '../../../contract/settings.ts';
import { addDays, atLagosTime } from '../../../domain/delivery/lagos-time.ts';
import { AUDIT_TOPIC_ACTIONS } from '../../../domain/users/audit-actions.ts';
import type { Database } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { users } from '../../database/schema/identity.ts';
import { orders } from '../../database/schema/orders.ts';
import { type AgePosition, ageCursor } from '../../http/page-cursor.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

export type AuditFilters = z.infer<typeof exportAuditLogEndpoint.querySchema>;
type AuditLogInput = AuditFilters & { readonly cursor?: string | undefined; readonly limit: number };

/** Who changed what, newest first: accounts, orders' money and everything administrators decide about the shop. */
export async function readAuditLog(
  db: Database,
  { cursor, limit, ...filters }: AuditLogInput,
): Promise<AuditLogPage> {
  const { events, next } = await listAuditEvents(db, filters, ageCursor.read(cursor), limit);
  return { data: events, nextCursor: next ? ageCursor.write([...next]) : null, people: await listPeople(db) };
}

/** One page of the log, and where the next one begins. */
export async function listAuditEvents(
  db: Database,
  filters: AuditFilters,
  after: AgePosition | undefined,
  limit: number,
): Promise<{ readonly events: AuditLogEvent[]; readonly next: AgePosition | undefined }> {
  const rows = await db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      action: auditEvents.action,
      details: auditEvents.details,
      actorId: actors.id,
      actorName: actors.name,
      subjectId: auditEvents.subjectId,
      subjectName: subjects.name,
      orderId: auditEvents.orderId,
      orderNumber: orders.number,
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId))
    .leftJoin(orders, eq(orders.id, auditEvents.orderId))
    .where(
      and(
        matchEvents(filters),
        after && sql`(${auditEvents.at}, ${auditEvents.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    events: shown.map(({ details: { productId, productName, ...details }, ...row }) =>
      auditLogEventSchema.parse({
        ...row,
        details,
        at: row.at.toISOString(),
        actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
        // A change of the shop is kept under whoever made it.
        subject: row.action.startsWith('user.') ? { id: row.subjectId, name: row.subjectName } : null,
        product: productId === undefined ? null : { id: productId, name: productName },
        order: row.orderId === null ? null : { id: row.orderId, number: row.orderNumber },
      }),
    ),
    next: last && [last.at.toISOString(), last.id],
  };
}

function matchEvents({ topic, person, from, to, order }: AuditFilters): SQL | undefined {
  return and(
    topic && inArray(auditEvents.action, [...AUDIT_TOPIC_ACTIONS[topic]]),
    person ? eq(auditEvents.actorId, person) : undefined,
    from ? gte(auditEvents.at, atLagosTime(from, '00:00')) : undefined,
    to ? lt(auditEvents.at, atLagosTime(addDays(to, 1), '00:00')) : undefined,
    order ? eq(auditEvents.orderId, sql`(select id from ${orders} where number = ${order})`) : undefined,
  );
}

/** In the order of their names. */
function listPeople(db: Database) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(isNotNull(users.role), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id));
}
