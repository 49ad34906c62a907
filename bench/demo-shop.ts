import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../server/database/embedded/start-embedded-server.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';

/** The sample shop in a process of its own, its log on as in production, and its database beside it for whoever measures. */
export async function openDemoShop({ connections }: { readonly connections: number }) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeTemporaryFolder());
  const postgres = await startEmbeddedServer({ dataDir: join(folder.path, 'database') });
  opened.defer(() => postgres.stop());
  const { connection } = postgres;
  const { host, port, user, password, database } = connection;
  const shop = await startTestShop(
    {
      DEMO: '1',
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
      DATA_DIR: join(folder.path, 'data'),
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'info',
    },
    'ignore',
  );
  opened.defer(() => shop.stop());
  const pool = new pg.Pool({ ...connection, max: connections });
  opened.defer(() => pool.end());
  const closing = opened.move();
  return { shop, connection, pool, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}
