import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderFiles } from '../../adapters/files/folder.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { findOrders } from '../../features/orders/admin/find-orders.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { connectDatabase } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';

const releases = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.backup'));

test.each(releases)(
  'the shop of %s is brought up to date, and its orders are read (P33.7)',
  async (release) => {
    const { connection, release: drop } = await createEmptyDatabase();
    const { db, pool, close } = await connectDatabase({ connection, log: pino({ level: 'silent' }) });
    const folder = await makeTemporaryFolder();
    onTestFinished(async () => {
      await close();
      await drop();
      await folder[Symbol.asyncDispose]();
    });
    const files = await openFolderFiles(folder.path);
    const path = join(import.meta.dirname, release);
    const { tables } = await restoreBackup(path, { pool, files }, { passphrase: undefined, replace: false });
    await migrateDatabase(pool);
    const { rows } = await pool.query<{ number: string }>('select number from orders order by number');
    expect(rows).toHaveLength(tables.find(({ name }) => name === 'orders')?.rows ?? -1);
    const found = await findOrders(db, rows[0]?.number ?? '', 5, new Date());
    expect(found.length).toBeGreaterThan(0);
  },
);
