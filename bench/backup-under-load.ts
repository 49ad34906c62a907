import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '../server/database/open-database.ts';
import { startTestShop } from '../server/testing/shop-process.ts';
import { lookAround, orderFrom } from '../server/testing/shopper.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { silent } from './catalogue-database.ts';
import { openDemoShop } from './demo-shop.ts';
import { makeRoom } from './make-room.ts';
import { openDoors } from './outage/visitors.ts';

/*
 * A backup by its command while people read and order for a minute, checked by its own rehearsal, restored into another shop
 * that opens and takes an order: `node bench/backup-under-load.ts`. Fails when anything is missing or too much.
 */

const LOAD_MS = 60_000;
const BACKUP_AFTER_MS = 20_000;
const run = promisify(execFile);

await using opened = await openDemoShop({ connections: 2 });
const { shop, pool, connection } = opened;
await using folder = await makeTemporaryFolder();
const path = join(folder.path, 'shop.backup');
await makeRoom(pool);
const { freeSlots, makePickup } = await lookAround(shop.url);
let turn = 0;
const makeOrder = () => {
  const slot = freeSlots[turn % freeSlots.length];
  if (!slot) throw new Error('There is no free slot to order for.');
  turn += 1;
  const contact = {
    name: 'Ada Obi',
    email: `ada-${turn}@bakery.example`,
    phone: `+23480${String(10_000_000 + turn)}`,
  };
  return makePickup(slot, { contact });
};
const doors = openDoors(shop.url, makeOrder);
const beganAt = Date.now();
await pause(BACKUP_AFTER_MS);
const { user, password, host, port, database } = connection;
const source = {
  DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
  DATA_DIR: shop.dataDir,
  DEMO: '1',
};
const backupFrom = Date.now();
await runCommand('run-backup.ts', [path], source);
const backupTo = Date.now();
await pause(Math.max(0, beganAt + LOAD_MS - Date.now()));
await doors.stop();
console.log(`quiet:  ${doors.describe(beganAt, backupFrom)}`);
console.log(`backup: ${doors.describe(backupFrom, backupTo)}`);
console.log(`after:  ${doors.describe(backupTo, Date.now())}`);
console.log(
  `made in ${seconds(backupFrom, backupTo)} s beside the load, ${((await stat(path)).size / 1e6).toFixed(1)} MB`,
);

const checkFrom = Date.now();
const checked = await runCommand('run-backup.ts', ['--check', path], source);
console.log(`rehearsed in ${seconds(checkFrom, Date.now())} s: ${checked.trim().split('\n').at(-1)?.trim()}`);

const elsewhere = { DATA_DIR: join(folder.path, 'elsewhere'), DEMO: '1' };
const restoreFrom = Date.now();
await runCommand('run-restore.ts', [path], elsewhere);
console.log(`restored elsewhere in ${seconds(restoreFrom, Date.now())} s`);
const restored = await openDatabase(
  { databaseUrl: undefined, dataDir: elsewhere.DATA_DIR },
  silent,
  () => {},
);
const { rows } = await restored.pool.query<{ id: string }>('select id::text from orders');
await restored.close();
const restoredIds = new Set(rows.map(({ id }) => id));
const before = doors.acknowledged.filter(({ at }) => at < backupFrom);
const missing = before.filter(({ id }) => !restoredIds.has(id));
const early = doors.acknowledged.filter(({ id, at }) => at > backupTo + 1_000 && restoredIds.has(id));
console.log(
  `${doors.acknowledged.length} orders acknowledged, ${before.length} of them before the backup began, ${restoredIds.size} restored; missing ${missing.length}, from after it ${early.length}`,
);

const openFrom = Date.now();
const other = await startTestShop({ ...elsewhere, RATE_LIMIT_FACTOR: '1000000' }, 'ignore');
const answer = await orderFrom(other.url, makeOrder(), crypto.randomUUID());
console.log(
  `the restored shop opened in ${seconds(openFrom, Date.now())} s and answered an order with ${answer.status}`,
);
await other.stop();
process.exitCode = missing.length + early.length > 0 || answer.status !== 201 ? 1 : 0;

async function runCommand(
  file: string,
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout, stderr } = await run('sh', ['scripts/node.sh', `server/backup/${file}`, ...given], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
  });
  return stdout + stderr;
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1_000).toFixed(1);
}
