import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { verifications } from '../../../database/schema/identity.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyPerson } from '../../../jobs/queue-security-notices.ts';
import { deleteEmailChangeOf } from '../email-change/email-changes.store.ts';

/** What follows from a new password: links that are still out end, also to another address, and its owner hears of it. */
export function recordPasswordChange(db: Database, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await deleteEmailChangeOf(tx, userId);
    await recordAuditEvent(tx, { action: 'user.password_changed', actorId: userId, subjectId: userId });
    await notifyPerson(tx, userId, 'password_changed');
  });
}
