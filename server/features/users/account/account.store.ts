import { and, asc, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { NotificationChoice } from '../../../../domain/notifications/choices.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { endDevicesOfSession, endDevicesOfUser } from '../../../database/end-devices.ts';
import { addresses, notificationChoices, quietHours } from '../../../database/schema/account.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { cartReminders } from '../../../database/schema/cart-reminders.ts';
import { carts, mergedCarts } from '../../../database/schema/carts.ts';
import { accounts, sessions, verifications } from '../../../database/schema/identity.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orderViews } from '../../../database/schema/order-admin.ts';
import { pushSubscriptions } from '../../../database/schema/push-subscriptions.ts';
import {
  authenticators,
  passkeys,
  proofChallenges,
  recoveryCodes,
} from '../../../database/schema/second-factors.ts';
import { wishlistItems } from '../../../database/schema/wishlist.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { deleteEmailChangeFrom, deleteEmailChangeOf } from '../email-change/email-changes.store.ts';

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return account !== undefined;
}

export type SessionRow = Omit<typeof sessions.$inferSelect, 'token'>;

const SESSION_WITHOUT_SECRET = {
  id: sessions.id,
  userId: sessions.userId,
  expiresAt: sessions.expiresAt,
  isRemembered: sessions.isRemembered,
  extendedAt: sessions.extendedAt,
  ipAddress: sessions.ipAddress,
  userAgent: sessions.userAgent,
  provenAt: sessions.provenAt,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
};

export function listSessionRows(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select(SESSION_WITHOUT_SECRET)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.extendedAt), desc(sessions.id));
}

export function deleteOwnSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await deleteEmailChangeFrom(tx, userId, { sessionId });
    const { rowCount } = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
    if (rowCount === 1) await endDevicesOfSession(tx, sessionId);
    return rowCount === 1;
  });
}

export async function deleteOtherSessions(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  await deleteEmailChangeFrom(tx, userId, { exceptSessionId: sessionId });
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  await endDevicesOfUser(tx, userId, { exceptSessionId: sessionId });
}

export function listChoiceRows(db: Database, userId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
}

export async function writeChoices(
  tx: Transaction,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  for (const { kind, channel, isOn } of choices) {
    await tx
      .insert(notificationChoices)
      .values({ userId, kind, channel, isOn })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind, notificationChoices.channel],
        set: { isOn },
      });
  }
}

export async function findCartRow(db: Database, userId: string) {
  const [cart] = await db
    .select({ lines: carts.lines, updatedAt: carts.updatedAt })
    .from(carts)
    .where(eq(carts.userId, userId));
  return cart ?? null;
}

export function listOwnWishlist(db: Database, userId: string) {
  const { productId, name, savedAt } = wishlistItems;
  return db
    .select({ productId, name, savedAt })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(asc(savedAt), asc(productId));
}

export function listOwnMessages(db: Database, userId: string) {
  const { kind, channel, recipient, details, createdAt, sentAt } = messages;
  return db
    .select({ kind, channel, recipient, details, createdAt, sentAt })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(createdAt), asc(messages.id));
}

/** Where a person is reached, without what would let somebody else reach them. */
export function listOwnDevices(db: Database, userId: string) {
  const { kind, createdAt, lastReachedAt } = pushSubscriptions;
  return db
    .select({ kind, createdAt, lastReachedAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt), asc(pushSubscriptions.id));
}

export function listOwnEvents(db: Database, userId: string) {
  return db
    .select({ at: auditEvents.at, action: auditEvents.action, details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, userId))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
}

/** Everything personal that hangs on a user besides the row itself. */
export async function deletePersonalRows(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accounts).where(eq(accounts.userId, userId));
  for (const factor of [authenticators, recoveryCodes, passkeys, proofChallenges]) {
    await tx.delete(factor).where(eq(factor.userId, userId));
  }
  await tx.delete(addresses).where(eq(addresses.userId, userId));
  await tx.delete(carts).where(eq(carts.userId, userId));
  await tx.delete(mergedCarts).where(eq(mergedCarts.userId, userId));
  await tx.delete(cartReminders).where(eq(cartReminders.userId, userId));
  await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
  await tx.delete(quietHours).where(eq(quietHours.userId, userId));
  await endDevicesOfUser(tx, userId);
  await tx.delete(orderViews).where(eq(orderViews.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await deleteEmailChangeOf(tx, userId);
  // A mail that is still to go out is about an order that goes on.
  const isNotified = or(ne(messages.channel, 'email'), isNotNull(messages.sentAt));
  await tx.delete(messages).where(and(eq(messages.userId, userId), isNotified));
}
