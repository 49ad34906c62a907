import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { AuditAction } from '../../../../domain/users/audit-actions.ts';
import { checkMayChange } from '../../../../domain/users/roles.ts';
import type { StaffChange } from '../../../../domain/users/security-notices.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { notifyOfStaffChange } from '../../../jobs/queue-security-notices.ts';
import { findUser, lockStaff, type UserRow } from '../users.store.ts';

export const NO_SUCH_USER = refuse('not_found', 'no_such_user', 'We can’t find this user.');

/** Nothing to do is a success that leaves no trace. Before and after go on record where there is more to say. */
export type Change = 'changed' | 'unchanged' | { readonly before: string; readonly after: string };

/** What every change of a user by an administrator has in common: found and locked, changed, put on record. */
export function changeUser(
  db: Database,
  actor: Actor,
  userId: string,
  {
    action,
    staffChange,
    apply,
  }: {
    readonly action: AuditAction;
    /** What the person and every administrator hear of it where it is about somebody who works here; left out: nobody has to. */
    readonly staffChange?: StaffChange['did'];
    readonly apply: (tx: Transaction, user: UserRow) => Promise<Result<Change>>;
  },
): Promise<Result<UserRow>> {
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    const user = await findUser(tx, userId);
    if (!user) return NO_SUCH_USER;
    const allowed = checkMayChange(actor.role, user);
    if (!allowed.ok) return allowed;
    const applied = await apply(tx, user);
    if (!applied.ok) return applied;
    if (applied.value !== 'unchanged') {
      const details = applied.value === 'changed' ? {} : applied.value;
      await recordAuditEvent(tx, { action, actorId: actor.userId, subjectId: userId, details });
      if (staffChange && (staffChange === 'role' || user.role)) {
        const member = { userId, did: staffChange, ...details };
        await notifyOfStaffChange(tx, actor.userId, member);
      }
    }
    const changed = await findUser(tx, userId);
    return changed ? accept(changed) : NO_SUCH_USER;
  });
}
