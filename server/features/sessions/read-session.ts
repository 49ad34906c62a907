import { accept, type Result } from '../../../domain/refusal.ts';
import { isExpired, type SessionSpan } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import { SESSION_ENDED } from '../../http/authentication.ts';
import { findSessionSpan } from './sessions.store.ts';

export async function readSession(db: Database, sessionId: string, now: Date): Promise<Result<SessionSpan>> {
  const session = await findSessionSpan(db, sessionId);
  return session && !isExpired(session, now) ? accept(session) : SESSION_ENDED;
}
