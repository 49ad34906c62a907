import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { deleteSessions, type UserRow } from '../users.store.ts';
import { changeUser } from './change-user.ts';

export function signOutEverywhere(db: Database, actor: Actor, userId: string): Promise<Result<UserRow>> {
  return changeUser(db, actor, userId, {
    action: 'user.signed_out_everywhere',
    apply: async (tx) => {
      const ended = await deleteSessions(tx, userId);
      return accept(ended > 0 ? 'changed' : 'unchanged');
    },
  });
}
