import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NotificationChannel, NotificationKind } from '../../../../domain/notifications/choices.ts';
import type { Transaction } from '../../../database/database.ts';
import { notificationChoices } from '../../../database/schema/account.ts';
import { users } from '../../../database/schema/identity.ts';
import type { OrderRow } from '../orders.store.ts';

export type Addressee = {
  /** Null: a guest. */
  readonly userId: string | null;
  /** Blank: none was given over the phone, and no mail is sent. */
  readonly email: string;
  readonly switchedOff: readonly NotificationChannel[];
};

/** Mails go to the address that was given with the order. Guests cannot choose: they get what they need to know. */
export async function findCustomer(
  tx: Transaction,
  { userId, contactEmail: email }: OrderRow,
  kind: NotificationKind,
): Promise<Addressee> {
  const [user] = userId ? await listUsers(tx, kind, eq(users.id, userId)) : [];
  return { userId, email, switchedOff: user?.switchedOff ?? [] };
}

export function listAdministrators(tx: Transaction, kind: NotificationKind): Promise<Addressee[]> {
  return listUsers(tx, kind, and(users.isAdmin, isNull(users.disabledAt), isNull(users.deletedAt)));
}

function listUsers(tx: Transaction, kind: NotificationKind, who: SQL | undefined): Promise<Addressee[]> {
  const { channel, isOn } = notificationChoices;
  return tx
    .select({
      userId: users.id,
      email: users.email,
      switchedOff: sql<
        NotificationChannel[]
      >`coalesce(array_agg(${channel}) filter (where not ${isOn}), '{}')`,
    })
    .from(users)
    .leftJoin(
      notificationChoices,
      and(eq(notificationChoices.userId, users.id), eq(notificationChoices.kind, kind)),
    )
    .where(who)
    .groupBy(users.id, users.email);
}
