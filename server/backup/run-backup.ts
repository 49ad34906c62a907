import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordBackup } from '../database/backup-record.ts';
import { connectDatabase } from '../database/connect.ts';
import { joinEmbeddedServer, startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { reachDatabase } from '../database/open-database.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import { openFilePort } from '../start/choose-files.ts';
import { type Command, runCommand } from './command.ts';
import { type BackupDescription, makeBackup } from './make-backup.ts';
import { obtainBackup } from './obtain-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { RestoreRefusal } from './restore-backup.ts';

/*
 * `npm run backup [-- file]` writes the whole shop into one file, while it is open or not.
 * `npm run backup -- --check file` restores one into a database that is thrown away, and compares.
 */

await runCommand(async (command) => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (values.check && given) await check(command, await obtainBackup(given, command));
  else if (values.check)
    throw new RestoreRefusal('Name the file to check: npm run backup -- --check shop.backup');
  else await backUp(command, given);
});

async function backUp({ settings, opened, log, report }: Command, given: string | undefined): Promise<void> {
  const at = new Date();
  const named = `oyin-${at.toISOString().slice(0, 16).replaceAll(':', '')}.backup`;
  const path = resolve(given ?? join(settings.dataDir, 'backups', named));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const connection = await reachDatabase(settings, opened, () => joinEmbeddedServer({ ...settings, report }));
  const { db, pool, close } = await connectDatabase({ connection, log });
  opened.defer(close);
  report('Writing the backup');
  const files = await openFilePort(settings);
  const passphrase = settings.backupPassphrase;
  await reportResult(path, await makeBackup(path, { pool, files, writeMasterKey }, { passphrase, at }));
  await recordBackup(db, { lastAt: at.toISOString(), lastBytes: (await stat(path)).size, failure: null });
  if (!passphrase) console.error('  It is not encrypted: set BACKUP_PASSPHRASE if it leaves this machine.');
}

async function check({ settings, opened, log, report }: Command, path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oyin-check-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  // Where this runs as root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const embedded = await startEmbeddedServer({ dataDir: join(folder, 'data'), report });
  opened.defer(() => embedded.stop());
  const { pool, close } = await connectDatabase({ connection: embedded.connection, log });
  opened.defer(close);
  report('Restoring the backup, and comparing');
  const passphrase = settings.backupPassphrase;
  const files = await openFilePort({ bucket: undefined, dataDir: folder });
  const rehearsal = { pool, files, folder, writeMasterKey, passphrase };
  await reportResult(path, await rehearseRestore(path, rehearsal));
  console.error('  Every row and every picture was restored unchanged.');
}

async function reportResult(path: string, { at, tables, pictures }: BackupDescription): Promise<void> {
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
  console.error(`\n  ${path} (${megabytes} MB), of ${at}:`);
  console.error(`  ${rows('orders')} orders, ${rows('products')} products, ${pictures} pictures`);
}
