import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
  type OwnSession,
} from '../../../../contract/account.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { nameDevice } from '../../../../domain/users/name-device.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { deleteOtherSessions, deleteOwnSession, listSessionRows, type SessionRow } from './account.store.ts';

const NO_SUCH_SESSION = refuse('not_found', 'no_such_session', 'This session has already ended.');

/** Where a person is signed in, and out again from a device they no longer have. */
export function createOwnSessionRoutes(db: Database) {
  return [
    serve(listOwnSessionsEndpoint, async ({ actor: { userId, sessionId } }) => {
      const rows = await listSessionRows(db, userId, new Date());
      return accept({ data: rows.map((row) => describeSession(row, sessionId)) });
    }),

    serve(endOtherSessionsEndpoint, async ({ actor: { userId, sessionId } }) =>
      accept(await inTransaction(db, (tx) => deleteOtherSessions(tx, userId, sessionId))),
    ),

    serve(endOwnSessionEndpoint, async ({ actor, params }) => {
      const isEnded = isId(params.id) && (await deleteOwnSession(db, actor.userId, params.id));
      return isEnded ? accept(undefined) : NO_SUCH_SESSION;
    }),
  ];
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
