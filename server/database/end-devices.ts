import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { pushSubscriptions } from './schema/push-subscriptions.ts';

/* Whoever is signed out is not reached there any longer. A session that only ran out leaves its browser subscribed. */

export async function endDevicesOfSession(db: Database | Transaction, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** All of a person's devices, or with `exceptSessionId` all others. */
export async function endDevicesOfUser(
  db: Database | Transaction,
  userId: string,
  { exceptSessionId }: { readonly exceptSessionId?: string } = {},
): Promise<void> {
  const isOther =
    exceptSessionId === undefined ? undefined : ne(pushSubscriptions.sessionId, exceptSessionId);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isOther));
}
