import { accept, type Result } from '../../../../domain/refusal.ts';
import { checkOwnerRemains, type StaffRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { endDevicesOfUser } from '../../../database/end-devices.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { countOtherOwners, type UserRow, writeUser } from '../users.store.ts';
import { changeUser } from './change-user.ts';

/** Null: back to being a customer. What is open at that moment hears of it by the database's own notice. */
export function setRole(
  db: Database,
  actor: Actor,
  userId: string,
  role: StaffRole | null,
): Promise<Result<UserRow>> {
  return changeUser(db, actor, userId, {
    action: 'user.role_changed',
    notice: () => 'role_changed',
    apply: async (tx, user) => {
      if (user.role === role) return accept('unchanged');
      if (role !== 'owner') {
        const remains = checkOwnerRemains(user, await countOtherOwners(tx, userId));
        if (!remains.ok) return remains;
      }
      await writeUser(tx, userId, { role });
      // Notifications of the staff must not reach a phone that has left.
      if (role === null) await endDevicesOfUser(tx, userId);
      return accept({ before: user.role ?? 'customer', after: role ?? 'customer' });
    },
  });
}
