import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../start/start-error.ts';
import { type ConnectionConfig, connectDatabase, type DatabaseConnection } from './connect.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * The database the settings name, or the shop's own one, ready to use; closing it stops what was started here. `connection`
 * and `ownPool` are for what needs a session of its own: migrating, listening, jobs, backups.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger, report: (step: string) => void) {
  await using opened = new AsyncDisposableStack();
  const connection = await reachDatabase(settings, opened, () =>
    startEmbeddedServer({ dataDir: settings.dataDir, report }),
  );
  report('Connecting to the database');
  const own = await connectDatabase({ connection, log });
  opened.defer(own.close);
  report('Bringing the tables up to date');
  await migrateDatabase(own.pool, { report });
  const { db, pool } = await openShared(settings, own, opened, log);
  const closing = opened.move();
  return { db, pool, connection, ownPool: own.pool, close: () => closing.disposeAsync() };
}

type DatabaseAddresses = Pick<Settings, 'databaseUrl'> &
  Partial<Pick<Settings, 'databaseDirectUrl' | 'databaseStandbyUrl'>>;
type DatabaseSettings = DatabaseAddresses & Pick<Settings, 'dataDir'>;
type OwnServer = { readonly connection: ConnectionConfig; stop(): Promise<void> };

/** PostgreSQL itself, past any pooler: the one that the settings name, or else the shop's own, which stops with `opened`. */
export async function reachDatabase(
  { databaseUrl, databaseDirectUrl, databaseStandbyUrl }: DatabaseAddresses,
  opened: AsyncDisposableStack,
  openOwn: () => Promise<OwnServer>,
): Promise<ConnectionConfig> {
  const connectionString = databaseDirectUrl ?? databaseUrl;
  if (connectionString !== undefined) return { connectionString, standbyString: databaseStandbyUrl };
  const own = await openOwn();
  opened.defer(() => own.stop());
  return own.connection;
}

/** What requests use: the pooler's address where there is one. */
async function openShared(
  { databaseUrl, databaseDirectUrl }: DatabaseSettings,
  own: DatabaseConnection,
  opened: AsyncDisposableStack,
  log: Logger,
): Promise<DatabaseConnection> {
  if (!databaseUrl || !databaseDirectUrl) return own;
  const shared = await connectDatabase({
    connection: { connectionString: databaseUrl },
    log,
    isShared: true,
  });
  opened.defer(shared.close);
  const [here, there] = await Promise.all([own, shared].map(({ pool }) => nameDatabase(pool)));
  if (here !== there) {
    throw new StartError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: both must name the same one.',
    );
  }
  return shared;
}

async function nameDatabase(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `select current_database() || ' ' || pg_postmaster_start_time()::text as name`,
  );
  return rows[0]?.name;
}
