import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { DEMO_ADMINISTRATOR_EMAIL } from '../demo/administrator.ts';
import { addDemoCustomers } from '../demo/customers.ts';
import { ensureAdministrator } from '../features/users/registration/ensure-administrator.ts';
import { countUnprotectedAdministrators } from '../features/users/second-factor/second-factors.store.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { Settings } from '../settings/settings.ts';
import { warnOfUnprotected } from './unsafe-settings.ts';

type AccountSettings = Pick<Settings, 'demo' | 'adminEmail' | 'adminPassword'>;
type Parts = { readonly db: Database; readonly identity: IdentityPort; readonly log: Logger };

/** Who is in a shop before anybody has come: its administrator, and in the demo the sample customers. */
export async function prepareAccounts(settings: AccountSettings, { db, identity, log }: Parts) {
  const { demo, adminEmail: email, adminPassword: password } = settings;
  const demoCustomers = demo ? await addDemoCustomers(db, identity) : undefined;
  const administrator = await ensureAdministrator(
    { db, identity },
    {
      named: email === undefined ? undefined : { email, password },
      fallbackEmail: demo ? DEMO_ADMINISTRATOR_EMAIL : undefined,
    },
  );
  const unprotected = demo ? undefined : warnOfUnprotected(await countUnprotectedAdministrators(db));
  if (unprotected) log.warn(`${unprotected} Set it up under Account → Security.`);
  return { administrator, demoCustomers };
}
