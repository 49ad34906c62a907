import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../server/database/embedded/start-embedded-server.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { fillProducts, silent } from './catalogue-database.ts';

/**
 * The sample shop in a process of its own, its log on as in production, and its database beside it for whoever measures.
 * With `products` it sells that many generated ones instead.
 */
export async function openDemoShop({
  connections,
  products = 0,
}: {
  readonly connections: number;
  readonly products?: number;
}) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeTemporaryFolder());
  const postgres = await startEmbeddedServer({ dataDir: join(folder.path, 'database') });
  opened.defer(() => postgres.stop());
  const { connection } = postgres;
  const { host, port, user, password, database } = connection;
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
  const dataDir = join(folder.path, 'data');
  if (products > 0) {
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, silent, () => {});
    await fillProducts(db, products);
    await close();
  }
  const shop = await startTestShop(
    {
      DEMO: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
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
