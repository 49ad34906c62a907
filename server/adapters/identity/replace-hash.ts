import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema/identity.ts';

type Replacement = { readonly userId: string; readonly before: string; readonly after: string };

/** Only in the place of the hash that was read: a password that was changed meanwhile stays. */
export async function replaceHash(db: Database, { userId, before, after }: Replacement): Promise<void> {
  await db
    .update(accounts)
    .set({ password: after })
    .where(
      and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), eq(accounts.password, before)),
    );
}
