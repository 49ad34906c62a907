import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { users } from '../database/schema/identity.ts';

/** The account whose own, confirmed mailbox this is, if there is one. */
export function findProvedMailbox(
  db: Database | Transaction,
  { userId, recipient }: Readonly<Record<'userId' | 'recipient', string | Placeholder>>,
) {
  const isOwn = and(eq(users.id, userId), eq(users.email, sql`lower(${recipient}::text)`));
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isOwn, users.emailVerified, isNull(users.deletedAt)));
}

/** Whether the mailbox is known to be the reader's: the account's own, confirmed one. Any other was only typed. */
export async function isMailboxProved(
  db: Database | Transaction,
  { userId, recipient }: { readonly userId: string | null; readonly recipient: string },
): Promise<boolean> {
  return userId !== null && (await findProvedMailbox(db, { userId, recipient })).length > 0;
}
