import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { sessions } from '../../database/schema/identity.ts';
import { messages } from '../../database/schema/messages.ts';
import { pushSubscriptions } from '../../database/schema/push-subscriptions.ts';
import type { PushAddress } from '../../ports/push.ts';

export type Device = typeof pushSubscriptions.$inferSelect;

/** Holds the session until the end of the transaction: whoever ends it meanwhile comes after and finds the new row. */
export async function holdSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('key share');
  return held.length > 0;
}

type Owner = { readonly userId: string; readonly sessionId: string; readonly now: Date };

/** A browser belongs to whoever subscribed there last. */
export async function writeDevice(
  tx: Transaction,
  { userId, sessionId, now }: Owner,
  { target, ...address }: PushAddress,
): Promise<void> {
  const facts = { ...address, userId, sessionId, createdAt: now };
  await tx
    .insert(pushSubscriptions)
    .values({ target, ...facts })
    .onConflictDoUpdate({ target: pushSubscriptions.target, set: facts });
}

/** The oldest go: browsers that are no longer used seldom say so. */
export async function keepNewestDevices(tx: Transaction, userId: string, count: number): Promise<void> {
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(count);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

export async function deleteOwnDevice(db: Database, userId: string, target: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.target, target)));
}

export async function findDevice(db: Database, id: string): Promise<Device | undefined> {
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return device;
}

export async function writeAttempt(db: Database, messageId: string): Promise<void> {
  await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(eq(messages.id, messageId));
}

/** With the same keys: a browser that has subscribed anew in the meantime is not gone. */
export async function deleteGoneDevice(db: Database, { id, publicKey, createdAt }: Device): Promise<void> {
  const { id: idColumn, publicKey: keyColumn, createdAt: madeAt } = pushSubscriptions;
  await db
    .delete(pushSubscriptions)
    .where(and(eq(idColumn, id), eq(keyColumn, publicKey), eq(madeAt, createdAt)));
}

/** Done with as soon as one device has it, or is no longer there to have it. */
export async function writeOutcome(
  db: Database,
  { messageId, subscriptionId }: { readonly messageId: string; readonly subscriptionId: string },
  { isReached, now }: { readonly isReached: boolean; readonly now: Date },
): Promise<void> {
  await db.update(messages).set({ sentAt: now }).where(eq(messages.id, messageId));
  if (isReached) {
    await db
      .update(pushSubscriptions)
      .set({ lastReachedAt: now })
      .where(eq(pushSubscriptions.id, subscriptionId));
  }
}
