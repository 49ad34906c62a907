import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/identity.ts';

/** Whether the mailbox is known to be the reader's: the account's own, confirmed one. Any other was only typed. */
export async function isMailboxProved(
  db: Database,
  { userId, recipient }: { readonly userId: string | null; readonly recipient: string },
): Promise<boolean> {
  if (userId === null) return false;
  const isOwn = and(eq(users.id, userId), eq(users.email, recipient.toLowerCase()));
  return (await db.$count(users, and(isOwn, users.emailVerified, isNull(users.deletedAt)))) > 0;
}
