import type { NotificationKind } from '../../../../domain/notifications/choices.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Addressee, findUserAddressee } from '../../../jobs/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';

/** Mails go to the address that was given with the order. Guests cannot choose: they get what they need to know. */
export async function findCustomer(
  tx: Transaction,
  { userId, contactEmail: email }: OrderRow,
  kind: NotificationKind,
): Promise<Addressee> {
  const user = userId ? await findUserAddressee(tx, userId, kind) : undefined;
  return { userId, email, hasDevice: user?.hasDevice ?? false, switchedOff: user?.switchedOff ?? [] };
}
