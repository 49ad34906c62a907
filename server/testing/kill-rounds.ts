import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedServer, startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import type { Chance } from './payment-schedules.ts';
import { killAtOnce, readChildPids, waitUntilGone } from './processes.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const COMMIT_ROWS = fileURLToPath(new URL('./commit-rows.ts', import.meta.url));
const MOST_ROWS_A_ROUND = 150;

/** How the next start finds the database when these have been killed. */
export const FOUND_AFTER = {
  'the shop': 'attached',
  everything: 'recovered',
  'the shop and the postmaster': 'recovered',
} as const satisfies Readonly<Record<string, EmbeddedServer['outcome']>>;

export type Victims = keyof typeof FOUND_AFTER;
type Shop = ChildProcessByStdio<null, Readable, null>;

/** Rows are committed until these are killed, round by round on the same data. */
export async function runKillRounds(rounds: readonly Victims[], chance: Chance) {
  await using folder = await makeTemporaryFolder();
  const acknowledged = new Set<number>();
  const outcomes: (string | undefined)[] = [];
  for (const victims of rounds) {
    const { outcome, ids } = await runUntilKilled(folder.path, victims, chance);
    outcomes.push(outcome);
    for (const id of ids) acknowledged.add(id);
  }
  const server = await startEmbeddedServer({ dataDir: folder.path });
  outcomes.push(server.outcome);
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query('select id::int from committed_rows');
  await client.end();
  const present = new Set(rows.map((row) => row.id));
  const pids = await listServerPids(folder.path);
  await server.stop();
  await waitUntilGone(pids);
  return {
    /** How each start found the database. */
    outcomes,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((id) => !present.has(id)),
  };
}

/** Lets the shop commit a random number of rows and kills it without waiting for the row under way. */
async function runUntilKilled(
  dataDir: string,
  victims: Victims,
  chance: Chance,
): Promise<{ outcome: string | undefined; ids: number[] }> {
  const lastRow = 1 + chance.integer(MOST_ROWS_A_ROUND);
  const shop = spawn(process.execPath, [COMMIT_ROWS, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let killing: Promise<void> | undefined;
  for await (const line of createInterface({ input: shop.stdout })) {
    lines.push(line);
    if (lines.length > lastRow) killing ??= kill(shop, dataDir, victims);
  }
  await killing;
  const [outcome, ...ids] = lines;
  return { outcome, ids: ids.map(Number) };
}

async function kill(shop: Shop, dataDir: string, victims: Victims): Promise<void> {
  const [postmaster, ...children] = await listServerPids(dataDir);
  const others = {
    'the shop': [],
    'the shop and the postmaster': [postmaster],
    everything: [postmaster, ...children],
  };
  const gone = once(shop, 'close');
  shop.kill('SIGKILL');
  for (const pid of others[victims]) if (pid) killAtOnce(pid);
  await gone;
}

async function listServerPids(dataDir: string): Promise<number[]> {
  const lockFile = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(lockFile, 10);
  return [postmaster, ...(await readChildPids(postmaster))];
}
