import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../backup/command.ts';
import { connectDatabase } from '../database/connect.ts';
import { joinEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { reachDatabase } from '../database/open-database.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import { openFilePort } from '../start/choose-files.ts';
import { exportShop } from './export-shop.ts';

/* `npm run export [-- folder]` writes everything the owner has as CSV and JSON with the pictures, while the shop is open or not. */

await runCommand(async ({ settings, opened, log, report }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const at = new Date();
  const folder = resolve(positionals[0] ?? `oyin-export-${at.toISOString().slice(0, 10)}`);
  const connection = await reachDatabase(settings, opened, () => joinEmbeddedServer({ ...settings, report }));
  const { pool, close } = await connectDatabase({ connection, log });
  opened.defer(close);
  report('Writing the tables and pictures');
  const files = await openFilePort(settings);
  const { tables, pictures } = await exportShop(folder, { pool, files, writeMasterKey }, at);
  console.error(
    `\n  ${folder}: ${tables.length} tables as CSV and JSON, ${pictures} pictures. Its README.txt explains them.`,
  );
});
