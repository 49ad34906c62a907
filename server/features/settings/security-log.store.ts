import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { readSecurityLogEndpoint, SecurityLogPage } from '../../../contract/security-log.ts';
import { SECURITY_LOG_DAYS } from '../../../domain/users/security-events.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/identity.ts';
import { securityEvents } from '../../database/schema/security-events.ts';
import { ageCursor } from '../../http/page-cursor.ts';

const DAY_MS = 86_400_000;

type SecurityLogQuery = z.infer<typeof readSecurityLogEndpoint.querySchema>;

export async function readSecurityLog(
  db: Database,
  { kind, cursor, limit }: SecurityLogQuery,
): Promise<SecurityLogPage> {
  const after = ageCursor.read(cursor);
  const { at, id } = securityEvents;
  const rows = await db
    .select({ event: securityEvents, name: users.name })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        after && sql`(${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.event : undefined;
  return {
    data: shown.map(({ event, name }) => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      person: event.userId === null || name === null ? null : { id: event.userId, name },
      account: event.accountHash,
      network: event.networkHash,
      details: { ...event.details },
    })),
    nextCursor: last ? ageCursor.write([last.at.toISOString(), last.id]) : null,
  };
}

export async function cleanSecurityLog(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS);
  await db.delete(securityEvents).where(lt(securityEvents.at, oldest));
}
