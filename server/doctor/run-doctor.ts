import { existsSync } from 'node:fs';
import { type Finding, judgeFindings } from '../../domain/shop/readiness.ts';
import { connectDatabase } from '../database/connect.ts';
import { joinEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { reachDatabase } from '../database/open-database.ts';
import { loadShopSnapshot } from '../features/shop/shop-snapshot.ts';
import { createLog } from '../log.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { openFilePort } from '../start/choose-files.ts';
import { createProbes } from '../start/create-probes.ts';
import { StartError } from '../start/start-error.ts';
import { examine, examineBeforeDatabase } from './examine.ts';
import { describeFault, findIn } from './find.ts';
import { printFindings } from './print-findings.ts';

/* `npm run doctor` says whether this shop is ready to open; the exit code is 1 while something keeps it from that. */

const WHY = 'The shop can’t start.';
const { settings, problems } = readSettings();
const findings = settings
  ? await examineAll(settings)
  : problems.map((problem) =>
      findIn('settings').block('Setting', problem, {
        why: WHY,
        fix: 'Correct it: the shop does not start with this setting.',
      }),
    );
console.log(printFindings(findings, { hasColours: process.stdout.isTTY }));
process.exitCode = judgeFindings(findings) === 'blocked' ? 1 : 0;

async function examineAll(known: Settings): Promise<readonly Finding[]> {
  const found = findIn('database');
  if (!known.databaseUrl && !existsSync(known.dataDir)) {
    const says = `There is no database in ${known.dataDir} yet`;
    const nothingYet = found.block('Server', says, {
      why: WHY,
      fix: 'Start the shop once: it creates its database.',
    });
    return [...(await examineBeforeDatabase(known)), nothingYet];
  }
  try {
    await using opened = new AsyncDisposableStack();
    const connection = await reachDatabase(known, opened, () => joinEmbeddedServer(known));
    const { db, close } = await connectDatabase({ connection, log: createLog('silent') });
    opened.defer(close);
    const files = await openFilePort(known);
    const shop = await loadShopSnapshot(db, known.publicUrl ?? '');
    return await examine(known, createProbes(known), { db, files, readShopProfile: shop.read });
  } catch (error) {
    const says =
      error instanceof StartError ? error.message : `The database cannot be read (${describeFault(error)})`;
    const fix = 'Start the shop once with these settings: it says what is wrong, and creates its tables.';
    return [...(await examineBeforeDatabase(known)), found.block('Server', says, { why: WHY, fix })];
  }
}
