import { Hono } from 'hono';
import type { OwnSession } from '../../../../contract/account.ts';
import { refuse } from '../../../../domain/refusal.ts';
import { nameDevice } from '../../../../domain/users/name-device.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { deleteOtherSessions, deleteOwnSession, listSessionRows, type SessionRow } from './account.store.ts';

const NO_SUCH_SESSION = refuse('not_found', 'no_such_session', 'This session has ended already.').refusal;

/** Where a person is signed in, and out again from a device they no longer have. */
export function createOwnSessionRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const { userId, sessionId } = requireActor(c);
      const rows = await listSessionRows(db, userId, new Date());
      return c.json({ data: rows.map((row) => describeSession(row, sessionId)) });
    })

    .delete('/', async (c) => {
      const { userId, sessionId } = requireActor(c);
      await deleteOtherSessions(db, userId, sessionId);
      return c.body(null, 204);
    })

    .delete('/:id', async (c) => {
      const id = readIdParameter(c);
      const isEnded = id !== undefined && (await deleteOwnSession(db, requireActor(c).userId, id));
      return isEnded ? c.body(null, 204) : respondRefusal(c, NO_SUCH_SESSION);
    });
}

export function describeSession(row: SessionRow, currentSessionId: string): OwnSession {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.extendedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isRemembered: row.isRemembered,
    isCurrent: row.id === currentSessionId,
    device: nameDevice(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
  };
}
