import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderFiles } from '../server/adapters/files/folder.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { writeMasterKey } from '../server/features/pictures/picture-files.ts';
import { migrateQueue } from '../server/jobs/migrate-queue.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { openFilledDatabase } from './catalogue-database.ts';
import { fillOrders } from './generated-orders.ts';
import { fillMessages, fillUsers } from './generated-users.ts';

/* Keeps a small shop of this version as a backup, for later versions to prove that they bring it up to date. */

const RELEASES = join(import.meta.dirname, '..', 'server', 'database', 'releases');

const { version } = JSON.parse(await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
const path = join(RELEASES, `${version}.backup`);
await using opened = await openFilledDatabase(20);
const { db, pool } = opened;
await migrateQueue(pool);
await fillUsers(db, 10);
await fillOrders(db, 60);
await fillMessages(db);
await mkdir(RELEASES, { recursive: true });
await using folder = await makeTemporaryFolder();
const files = await openFolderFiles(folder.path);
const { tables } = await makeBackup(path, { pool, files, writeMasterKey }, { passphrase: undefined });
console.log(`${path}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
