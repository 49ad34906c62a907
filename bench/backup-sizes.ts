import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderFiles } from '../server/adapters/files/folder.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { writeMasterKey } from '../server/features/pictures/picture-files.ts';
import { migrateQueue } from '../server/jobs/migrate-queue.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { openFilledDatabase, silent } from './catalogue-database.ts';
import { fillOrders } from './generated-orders.ts';
import { fillMessages, fillUsers } from './generated-users.ts';

/* How large a backup is and how long it takes to make and to restore: `node bench/backup-sizes.ts 10000 100000`. */

for (const given of process.argv.slice(2)) await measure(Number(given));

async function measure(orders: number): Promise<void> {
  await using opened = await openFilledDatabase(200);
  const { db, pool } = opened;
  await migrateQueue(pool);
  await fillUsers(db, orders / 4);
  await fillOrders(db, orders);
  await fillMessages(db);
  await using folder = await makeTemporaryFolder();
  const files = await openFolderFiles(join(folder.path, 'files'));
  const path = join(folder.path, 'shop.backup');
  const makeSeconds = await timed(() =>
    makeBackup(path, { pool, files, writeMasterKey }, { passphrase: 'ewa agoyin and bread' }),
  );
  const settings = { databaseUrl: undefined, dataDir: join(folder.path, 'data') };
  const target = await openDatabase(settings, silent, () => {});
  const restoreSeconds = await timed(() =>
    restoreBackup(path, { pool: target.pool, files }, { passphrase: 'ewa agoyin and bread', replace: true }),
  );
  await target.close();
  const megabytes = (await stat(path)).size / 1e6;
  console.log(
    `${orders.toLocaleString('en-GB')} orders: ${megabytes.toFixed(1)} MB, made in ${makeSeconds} s, restored in ${restoreSeconds} s`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
