import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { type ConnectionConfig, connectDatabase } from './connect.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrateDatabase } from './migrate.ts';

/** The database the settings name, or the shop's own one, ready to use; closing it stops what was started here. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  report: (step: string) => void,
) {
  await using opened = new AsyncDisposableStack();
  let connection: ConnectionConfig;
  if (settings.databaseUrl) {
    report('Connecting to the database');
    connection = { connectionString: settings.databaseUrl };
  } else {
    const embedded = await startEmbeddedServer({ dataDir: settings.dataDir, report });
    opened.defer(() => embedded.stop());
    connection = embedded.connection;
  }
  const { db, pool, close } = await connectDatabase({ connection, log });
  opened.defer(close);
  report('Bringing the tables up to date');
  await migrateDatabase(pool);
  const closing = opened.move();
  return { db, pool, connection, close: () => closing.disposeAsync() };
}
