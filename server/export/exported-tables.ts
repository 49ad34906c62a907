import { listTables, type TableColumns } from '../backup/dump-database.ts';

/** What signs people in, runs the queue or is only of use to this very program. */
const LEFT_OUT = new Set([
  'accounts',
  'authenticators',
  'cart_reminders',
  'carts',
  'data_versions',
  'jwks',
  'merged_carts',
  'passkeys',
  'payment_attempts',
  'pending_email_changes',
  'pending_registrations',
  'placement_keys',
  'proof_challenges',
  'push_subscriptions',
  'recovery_codes',
  'refused_reminders',
  'search_words',
  'secrets',
  'security_events',
  'sessions',
  'verifications',
  'wishes',
]);
const SECRET_COLUMN = /(?:^|_)(?:token|secret|password|hash|key|network)(?:_|$)/;

/** Everything that is the owner's to take along, without what would let somebody in. A new table is taken along too. */
export async function listExportedTables(
  client: Parameters<typeof listTables>[0],
): Promise<readonly TableColumns[]> {
  const tables = await listTables(client);
  return tables
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, columns }) => ({
      name,
      // The names of settings are keys, and harmless.
      columns: columns.filter((column) => name === 'settings' || !SECRET_COLUMN.test(column)),
    }));
}
