import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { startShop } from '../start-shop.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { createTestDatabase } from './test-database.ts';

const log = pino({ level: 'silent' });

export const OWNER = { email: 'owner@bakery.example', password: 'three warm loaves at dawn' };

/** Several whole shops on one database and one folder of files, each on a free port. */
export async function startNodes(
  count: number,
  prepare: (db: Database) => Promise<void> = async () => {},
  environment: Readonly<Record<string, string>> = {},
) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const { user, password, host, port, database: name } = database.connection;
  const { settings, problems } = readSettings({
    PORT: '0',
    DEMO: '1',
    DATA_DIR: folder.path,
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...environment,
  });
  if (problems) throw new Error(problems.join(' '));

  const connection = await connectDatabase({ connection: database.connection, log });
  onTestFinished(() => connection.close());
  await prepare(connection.db);
  const nodes = await Promise.all(
    Array.from({ length: count }, () => startShop({ settings, hotReload: false, log, report: () => {} })),
  );
  for (const node of nodes) onTestFinished(() => node.stop());
  return {
    urls: nodes.map((node) => node.publicUrl),
    db: connection.db,
    stopNode: (number: number) => nodes[number]?.stop(),
  };
}
