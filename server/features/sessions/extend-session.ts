import { accept, type Result } from '../../../domain/refusal.ts';
import { canExtend, nextExpiry, type SessionSpan } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { readSession } from './read-session.ts';
import { writeExtension, writeLastSeen } from './sessions.store.ts';

/** The one way a session goes on. Within a minute of the last time it answers what is there already. */
export async function extendSession(
  db: Database,
  { sessionId, userId, role }: Actor,
  now: Date,
): Promise<Result<SessionSpan>> {
  const session = await readSession(db, sessionId, now);
  if (!session.ok || !canExtend(session.value, now)) return session;
  const expiresAt = nextExpiry(now, { ...session.value, isStaff: role !== null });
  const extended = await inTransaction(db, async (tx) => {
    const span = await writeExtension(tx, sessionId, { now, expiresAt });
    if (span) await writeLastSeen(tx, userId, now);
    return span;
  });
  return extended ? accept(extended) : readSession(db, sessionId, now);
}
