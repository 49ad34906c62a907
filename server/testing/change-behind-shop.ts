import { join } from 'node:path';
import { Client } from 'pg';
import { readConnection } from '../database/embedded/connection-file.ts';
import { LOOPBACK } from '../database/embedded/free-port.ts';
import { SHOP_NAME } from '../database/embedded/shop-database.ts';
import type { TestShop } from './shop-process.ts';

/** Changes a row of a running shop as if time had passed: nobody waits for it, and the clock of the shop is its own. */
export async function changeBehindShop(
  { dataDir }: Pick<TestShop, 'dataDir'>,
  statement: string,
  id: string,
): Promise<void> {
  const stored = await readConnection({ connectionFile: join(dataDir, 'postgres', 'connection.json') });
  if (!stored) throw new Error('The shop has no database of its own.');
  const { port, shopPassword: password } = stored;
  const client = new Client({ host: LOOPBACK, port, user: SHOP_NAME, password, database: SHOP_NAME });
  await client.connect();
  try {
    await client.query(statement, [id]);
  } finally {
    await client.end();
  }
}
