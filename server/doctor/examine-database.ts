import { count, sql } from 'drizzle-orm';
import type { Finding } from '../../domain/shop/readiness.ts';
import type { Database } from '../database/database.ts';
import { openReportsDatabase } from '../database/reports-database.ts';
import { users } from '../database/schema/identity.ts';
import { countUnprotectedAdministrators } from '../features/users/second-factor/second-factors.store.ts';
import type { Settings } from '../settings/settings.ts';
import { warnOfUnprotected } from '../start/unsafe-settings.ts';
import { findIn } from './find.ts';

const found = findIn('database');
/** Of one node: requests, jobs, and those that listen. */
const CONNECTIONS_PER_NODE = 20;

type ServerFacts = {
  readonly version: string;
  readonly fsync: string;
  readonly fullPageWrites: string;
  readonly synchronousCommit: string;
  readonly maxConnections: number;
};

export async function examineDatabase(
  db: Database,
  { databaseReportsUrl }: Pick<Settings, 'databaseReportsUrl'>,
): Promise<readonly Finding[]> {
  const { rows } = await db.execute<ServerFacts>(sql`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPageWrites",
      current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('max_connections')::int as "maxConnections"
  `);
  const [server] = rows;
  return [
    ...(server ? judgeServer(server) : []),
    ...(databaseReportsUrl ? [await examineReports(db, databaseReportsUrl)] : []),
    ...(await examineAdministrators(db)),
  ];
}

export function judgeServer(server: ServerFacts): readonly Finding[] {
  const unsafe = [
    server.fsync === 'off' && 'fsync',
    server.fullPageWrites === 'off' && 'full_page_writes',
    server.synchronousCommit === 'off' && 'synchronous_commit',
  ].filter((name) => name !== false);
  const connections = `${server.maxConnections} connections`;
  return [
    found.ready('Server', `PostgreSQL ${server.version} answers`),
    unsafe.length === 0
      ? found.ready('Durability', 'Saved orders survive a power cut')
      : found.block('Durability', `${unsafe.join(', ')} is off: a power cut loses orders`, {
          why: 'A power cut could lose orders.',
          fix: `Turn ${unsafe.join(', ')} on in the server’s configuration.`,
        }),
    server.maxConnections < CONNECTIONS_PER_NODE
      ? found.advise('Connections', connections, {
          why: 'On a busy day some customers may be turned away.',
          fix: `Each node takes up to ${CONNECTIONS_PER_NODE}: raise max_connections.`,
        })
      : found.ready('Connections', connections),
  ];
}

async function examineReports(db: Database, url: string): Promise<Finding> {
  const reports = openReportsDatabase({ url, primary: db, log: { warn: () => {} } });
  const fault = await reports.findFault();
  await reports.close();
  return fault === undefined
    ? found.ready('Reports', 'Read from the standby')
    : found.advise('Reports', `The standby cannot be used (${fault}), so reports read from the main server`, {
        why: 'Long reports may slow the shop down.',
        fix: 'Check DATABASE_REPORTS_URL and that this server follows the main one.',
      });
}

async function examineAdministrators(db: Database): Promise<readonly Finding[]> {
  const [row] = await db
    .select({ administrators: count() })
    .from(users)
    .where(sql`${users.isAdmin} and ${users.disabledAt} is null and ${users.deletedAt} is null`);
  if (!row?.administrators) {
    return [
      found.block('Administrator', 'Nobody can sign in to the admin area', {
        why: 'Nobody can sign in to the admin area.',
        fix: 'Set ADMIN_EMAIL and ADMIN_PASSWORD, and start the shop once.',
      }),
    ];
  }
  const unprotected = warnOfUnprotected(await countUnprotectedAdministrators(db));
  return unprotected
    ? [
        found.advise('Administrators', unprotected, {
          fix: 'Set up an authenticator app or a passkey under Account → Security.',
          to: '/account#security',
        }),
      ]
    : [found.ready('Administrators', 'All use two-step sign-in')];
}
