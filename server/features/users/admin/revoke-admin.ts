import { accept, type Result } from '../../../../domain/refusal.ts';
import { checkAdministratorRemains } from '../../../../domain/users/administrators.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { countOtherAdministrators, type UserRow, writeUser } from '../users.store.ts';
import { changeUser } from './change-user.ts';

export function revokeAdmin(db: Database, actor: Actor, userId: string): Promise<Result<UserRow>> {
  return changeUser(db, actor, userId, {
    action: 'user.admin_revoked',
    notice: () => 'admin_revoked',
    apply: async (tx, user) => {
      if (!user.isAdmin) return accept('unchanged');
      const remains = checkAdministratorRemains(user, await countOtherAdministrators(tx, userId));
      if (!remains.ok) return remains;
      await writeUser(tx, userId, { isAdmin: false });
      return accept('changed');
    },
  });
}
