import { and, asc, inArray, isNull, or } from 'drizzle-orm';
import type { CustomerCard } from '../../../../contract/customers.ts';
import type { KnownContacts } from '../../../../domain/customers/contacts.ts';
import type { Database } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';

/** The accounts with one of these addresses or numbers, the oldest first. */
export function listAccountsOfCustomer(
  db: Database,
  { phones, emails }: KnownContacts,
): Promise<CustomerCard['accounts']> {
  const { id, name, email, phone } = users;
  return db
    .select({ id, name, email })
    .from(users)
    .where(and(or(inArray(email, [...emails]), inArray(phone, [...phones])), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(id));
}
