import { parseArgs } from 'node:util';
import { connectDatabase } from '../database/connect.ts';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { reachDatabase } from '../database/open-database.ts';
import { openFilePort } from '../start/choose-files.ts';
import { runCommand } from './command.ts';
import { obtainBackup } from './obtain-backup.ts';
import { checkBackup, RestoreRefusal, restoreBackup } from './restore-backup.ts';

/* `npm run restore -- file [--replace]` puts a backup in the place of what the settings name: here, elsewhere, any database. */

await runCommand(async (command) => {
  const { settings, opened, log, report } = command;
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (!given) throw new RestoreRefusal('Name the file to restore: npm run restore -- shop.backup');
  const path = await obtainBackup(given, command);
  const passphrase = settings.backupPassphrase;
  report('Reading the backup');
  await checkBackup(path, passphrase);
  const connection = await reachDatabase(settings, opened, () =>
    startEmbeddedServer({ ...settings, report }),
  );
  const { pool, close } = await connectDatabase({ connection, log });
  opened.defer(close);
  const files = await openFilePort(settings);
  report('Restoring');
  const { at } = await restoreBackup(path, { pool, files }, { passphrase, replace: values.replace });
  await migrateDatabase(pool);
  console.error(`\n  The shop is as it was on ${at}. Start it with npm start.`);
});
