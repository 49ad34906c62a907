import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { NotificationChannel, NotificationKind } from '../../domain/notifications/choices.ts';
import type { Transaction } from '../database/database.ts';
import { notificationChoices } from '../database/schema/account.ts';
import { users } from '../database/schema/identity.ts';
import { pushSubscriptions } from '../database/schema/push-subscriptions.ts';

export type Addressee = {
  /** Null: a guest. */
  readonly userId: string | null;
  /** Blank: none was given over the phone, and no mail is sent. */
  readonly email: string;
  /** Somewhere a push can go to. */
  readonly hasDevice: boolean;
  readonly switchedOff: readonly NotificationChannel[];
};

export function listAdministrators(tx: Transaction, kind: NotificationKind) {
  return listUsers(tx, kind, and(users.isAdmin, isNull(users.disabledAt), isNull(users.deletedAt)));
}

/** Undefined once the account is gone. */
export async function findUserAddressee(
  tx: Transaction,
  userId: string,
  kind: NotificationKind,
): Promise<Addressee | undefined> {
  const [user] = await listUserAddressees(tx, [userId], kind);
  return user;
}

/** Those of them whose accounts are still there. */
export function listUserAddressees(tx: Transaction, userIds: readonly string[], kind: NotificationKind) {
  return listUsers(tx, kind, and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
}

function listUsers(tx: Transaction, kind: NotificationKind, who: SQL | undefined) {
  const { channel, isOn } = notificationChoices;
  return tx
    .select({
      userId: users.id,
      email: users.email,
      hasDevice: sql<boolean>`exists (
        select from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id}
      )`.as('has_device'),
      switchedOff: sql<
        NotificationChannel[]
      >`coalesce(array_agg(${channel}) filter (where not ${isOn}), '{}')`.as('switched_off'),
    })
    .from(users)
    .leftJoin(
      notificationChoices,
      and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)),
    )
    .where(who)
    .groupBy(users.id, users.email);
}
