import type { NotificationKind } from '../../../../domain/notifications/choices.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Addressee, findUserAddressee } from '../../../jobs/addressees.store.ts';
import type { OrderRow } from '../order-rows.ts';

export async function findCustomer(
  tx: Transaction,
  order: OrderRow,
  kind: NotificationKind,
): Promise<Addressee> {
  return addressCustomer(order, order.userId ? await findUserAddressee(tx, order.userId, kind) : undefined);
}

/** Mails go to the address that was given with the order. Guests cannot choose: they get what they need to know. */
export function addressCustomer(
  { userId, contactEmail: email }: OrderRow,
  user: Addressee | undefined,
): Addressee {
  return { userId, email, hasDevice: user?.hasDevice ?? false, switchedOff: user?.switchedOff ?? [] };
}
