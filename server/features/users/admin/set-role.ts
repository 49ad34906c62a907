import { accept, type Result } from '../../../../domain/refusal.ts';
import { findDueMoment } from '../../../../domain/users/demanded-factor.ts';
import { checkOwnerRemains, type StaffRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { countOtherOwners, deleteSessions, type UserRow, writeUser } from '../users.store.ts';
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
    staffChange: 'role',
    apply: async (tx, user) => {
      if (user.role === role) return accept('unchanged');
      if (role !== 'owner') {
        const remains = checkOwnerRemains(user, await countOtherOwners(tx, userId));
        if (!remains.ok) return remains;
      }
      const before = { role: user.role, dueAt: user.secondFactorDueAt };
      const secondFactorDueAt = findDueMoment(before, role, new Date());
      await writeUser(tx, userId, { role, secondFactorDueAt });
      // Whoever leaves the staff is signed out: open pages, streams and notifications end at once.
      if (role === null) await deleteSessions(tx, userId);
      return accept({ before: user.role ?? 'customer', after: role ?? 'customer' });
    },
  });
}
