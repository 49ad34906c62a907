import { and, desc, eq, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type AuditLogPage, type AuditTopic, auditLogEventSchema } from '../../../contract/settings.ts';
import type { Database } from '../../database/database.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { users } from '../../database/schema/identity.ts';
import { ageCursor } from '../../http/page-cursor.ts';

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

type AuditLogInput = {
  readonly topic?: AuditTopic | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** Who changed what, newest first: people's accounts and everything administrators decide about the shop. */
export async function readAuditLog(
  db: Database,
  { topic, cursor, limit }: AuditLogInput,
): Promise<AuditLogPage> {
  const after = ageCursor.read(cursor);
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
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .innerJoin(subjects, eq(subjects.id, auditEvents.subjectId))
    .where(
      and(
        topic && like(auditEvents.action, `${topic}.%`),
        after && sql`(${auditEvents.at}, ${auditEvents.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ details: { productId, productName, ...details }, ...row }) =>
      auditLogEventSchema.parse({
        ...row,
        details,
        at: row.at.toISOString(),
        actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
        // A change of the shop is kept under whoever made it.
        subject: row.action.startsWith('user.') ? { id: row.subjectId, name: row.subjectName } : null,
        product: productId === undefined ? null : { id: productId, name: productName },
      }),
    ),
    nextCursor: last && rows.length > limit ? ageCursor.write([last.at.toISOString(), last.id]) : null,
  };
}
