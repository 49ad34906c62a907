import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { MessageKind, NotificationChannel } from '../../domain/notifications/choices.ts';
import type { Database, Transaction } from '../database/database.ts';
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

export function listAdministrators(tx: Database | Transaction, kind: MessageKind) {
  return listUsers(tx, kind, and(users.isAdmin, isNull(users.disabledAt), isNull(users.deletedAt)));
}

/** Undefined once the account is gone. */
export async function findUserAddressee(
  tx: Transaction,
  userId: string,
  kind: MessageKind,
): Promise<Addressee | undefined> {
  const [user] = await listUserAddressees(tx, [userId], kind);
  return user;
}

/** Those of them whose accounts are still there. */
export function listUserAddressees(
  tx: Database | Transaction,
  userIds: readonly string[] | Placeholder,
  kind: MessageKind,
) {
  const isOneOf = sql`${users.id} = any(${sql.param(userIds)}::uuid[])`;
  return listUsers(tx, kind, and(isOneOf, isNull(users.deletedAt)));
}

function listUsers(tx: Database | Transaction, kind: MessageKind, who: SQL | undefined) {
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
