import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { insertUser, type NewUser } from '../users.store.ts';

/** For whoever has proved to read the mailbox. Undefined: the address has an account already. */
export async function makeAccount(
  tx: Transaction,
  { email, name, phone, passwordHash }: NewUser,
  registeredAt: Date,
): Promise<string | undefined> {
  const userId = await insertUser(tx, { email, name, phone, passwordHash });
  if (userId === undefined) return undefined;
  const self = { actorId: userId, subjectId: userId };
  await recordAuditEvent(tx, { action: 'user.registered', at: registeredAt, ...self });
  await recordAuditEvent(tx, { action: 'user.email_confirmed', ...self });
  return userId;
}
