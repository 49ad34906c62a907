import type { Database } from '../database/database.ts';
import { addresses } from '../database/schema/account.ts';
import { users } from '../database/schema/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import { makeReadablePassword } from '../features/users/registration/readable-password.ts';
import { insertUser } from '../features/users/users.store.ts';
import type { IdentityPort } from '../ports/identity.ts';

const CUSTOMERS = [
  {
    person: { name: 'Adaeze Obi', email: 'adaeze@oyinbakes.example', phone: '+2348000000001' },
    address: {
      lga: 'Surulere',
      area: 'Ogunlana',
      street: '27 Akerele Road',
      landmark: 'Opposite the fuel station',
    },
  },
  {
    person: { name: 'Tunde Bakare', email: 'tunde@oyinbakes.example', phone: '+2348000000002' },
    address: { lga: 'Eti-Osa', area: 'Lekki Phase 1', street: '5 Fola Close', landmark: 'Green gate' },
  },
] as const;

export const DEMO_CUSTOMER_EMAILS: readonly string[] = CUSTOMERS.map(({ person }) => person.email);

/** The password of all of them: told once and kept by nobody. */
export type DemoCustomers = { readonly emails: readonly string[]; readonly password: string };

/** People to try the shop as, made while nobody is there yet. Undefined when somebody is. */
export async function addDemoCustomers(
  db: Database,
  identity: Pick<IdentityPort, 'hashPassword'>,
): Promise<DemoCustomers | undefined> {
  if ((await db.$count(users)) > 0) return undefined;
  const password = makeReadablePassword();
  const passwordHash = await identity.hashPassword(password);
  const emails = await inTransaction(db, async (tx) => {
    const added: string[] = [];
    for (const { person, address } of CUSTOMERS) {
      const userId = await insertUser(tx, { ...person, passwordHash });
      // Another node that starts at this moment was quicker, and tells.
      if (userId === undefined) continue;
      await tx
        .insert(addresses)
        .values({ userId, label: 'Home', state: 'Lagos', ...address, phone: '', isDefault: true });
      added.push(person.email);
    }
    return added;
  });
  return emails.length > 0 ? { emails, password } : undefined;
}
