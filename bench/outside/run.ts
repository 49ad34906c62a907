import { listBucketScenarios } from './scenarios/bucket.ts';
import { listDatabaseScenarios } from './scenarios/database.ts';
import { listFirebaseScenarios } from './scenarios/firebase.ts';
import { listGhostScenarios } from './scenarios/ghost.ts';
import { listMailScenarios } from './scenarios/mail.ts';
import { listPaystackScenarios } from './scenarios/paystack.ts';
import { countRows, type Row, runScenarios, type Scenario, writeTable } from './table.ts';
import { openWorld, type World } from './world.ts';

/*
 * `npm run test:outside [-- name …]`: the shop against the real software it may be connected to, all of it on this machine and
 * installed outside the project. What cannot be installed here is a skipped line with the reason.
 */

type ListScenarios = (
  world: World,
  folder: string,
  opened: AsyncDisposableStack,
) => readonly Scenario[] | Promise<readonly Scenario[]>;

const INTEGRATIONS: Readonly<Record<string, ListScenarios>> = {
  database: listDatabaseScenarios,
  bucket: listBucketScenarios,
  ghost: listGhostScenarios,
  mail: listMailScenarios,
  firebase: listFirebaseScenarios,
  paystack: listPaystackScenarios,
};

const chosen = process.argv.slice(2);
const rows: Row[] = [];
await using opened = new AsyncDisposableStack();
const world = await openWorld(opened);
for (const [name, list] of Object.entries(INTEGRATIONS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  await using services = new AsyncDisposableStack();
  rows.push(...(await runScenarios(name, await list(world, await world.makeFolder(name), services))));
}
console.log(`\n${writeTable(rows)}\n\n${countRows(rows)}`);
process.exitCode = rows.some(({ result }) => result === 'failed') ? 1 : 0;
