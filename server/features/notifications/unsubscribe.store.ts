import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../../domain/notifications/choices.ts';
import type { Database } from '../../database/database.ts';
import { notificationChoices } from '../../database/schema/account.ts';
import { users } from '../../database/schema/identity.ts';

type NotificationSubscription = { readonly userId: string; readonly kind: NotificationKind };

/** Undefined once the account is gone. */
export async function findMailChoice(
  db: Database,
  { userId, kind }: NotificationSubscription,
): Promise<boolean | undefined> {
  const { userId: ofUser, kind: ofKind, channel, isOn } = notificationChoices;
  const [row] = await db
    .select({ isOn: sql<boolean>`coalesce(${isOn}, true)` })
    .from(users)
    .leftJoin(notificationChoices, and(eq(ofUser, users.id), eq(ofKind, kind), eq(channel, 'email')))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row?.isOn;
}

export async function chooseMail(
  db: Database,
  { userId, kind }: NotificationSubscription,
  isOn: boolean,
): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ userId, kind, channel: 'email', isOn })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind, notificationChoices.channel],
      set: { isOn },
    });
}
