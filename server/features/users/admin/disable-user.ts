import { accept, type Result } from '../../../../domain/refusal.ts';
import { checkOwnerRemains } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { countOtherOwners, deleteSessions, type UserRow, writeUser } from '../users.store.ts';
import { changeUser } from './change-user.ts';

/** Out at once, and not in again until somebody enables the account. */
export function disableUser(db: Database, actor: Actor, userId: string): Promise<Result<UserRow>> {
  return changeUser(db, actor, userId, {
    action: 'user.disabled',
    staffChange: 'disabled',
    apply: async (tx, user) => {
      if (user.disabledAt) return accept('unchanged');
      const remains = checkOwnerRemains(user, await countOtherOwners(tx, userId));
      if (!remains.ok) return remains;
      await writeUser(tx, userId, { disabledAt: new Date() });
      await deleteSessions(tx, userId);
      return accept('changed');
    },
  });
}
