import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { type UserRow, writeUser } from '../users.store.ts';
import { changeUser } from './change-user.ts';

export function grantAdmin(db: Database, actor: Actor, userId: string): Promise<Result<UserRow>> {
  return changeUser(db, actor, userId, {
    action: 'user.admin_granted',
    notice: () => 'admin_granted',
    apply: async (tx, user) => {
      if (user.isAdmin) return accept('unchanged');
      await writeUser(tx, userId, { isAdmin: true });
      return accept('changed');
    },
  });
}
