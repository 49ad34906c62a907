import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { killAtOnce, readChildPids, waitUntilGone } from '../../testing/processes.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { startEmbeddedServer } from './start-embedded-server.ts';

const COMMIT_ROWS = fileURLToPath(new URL('../../testing/commit-rows.ts', import.meta.url));
const MOST_ROWS_A_ROUND = 150;

/** Who is killed, and how the next start must then find the database. */
const ROUNDS = [
  { victims: 'the shop', next: 'attached' },
  { victims: 'everything', next: 'recovered' },
  { victims: 'the shop and the postmaster', next: 'recovered' },
  { victims: 'the shop', next: 'attached' },
  { victims: 'the shop and the postmaster', next: 'recovered' },
  { victims: 'everything', next: 'recovered' },
  { victims: 'everything', next: 'recovered' },
  { victims: 'the shop', next: 'attached' },
] as const;

type Victims = (typeof ROUNDS)[number]['victims'];
type Shop = ChildProcessByStdio<null, Readable, null>;

test('no acknowledged row is lost, whoever is killed at whatever moment', { timeout: 240_000 }, async () => {
  await using folder = await makeTemporaryFolder();
  const acknowledged = new Set<number>();
  let expected: string = 'created';

  for (const { victims, next } of ROUNDS) {
    const round = await runUntilKilled(folder.path, victims);
    expect(round.outcome).toBe(expected);
    for (const id of round.ids) acknowledged.add(id);
    expected = next;
  }

  const server = await startEmbeddedServer({ dataDir: folder.path });
  expect(server.outcome).toBe(expected);
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query('select id::int from committed_rows');
  await client.end();
  const present = new Set(rows.map((row) => row.id));
  expect(acknowledged.size).toBeGreaterThan(ROUNDS.length);
  expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);

  const pids = await listServerPids(folder.path);
  await server.stop();
  await waitUntilGone(pids);
});

/** Lets the shop commit a random number of rows and kills it without waiting for the row under way. */
async function runUntilKilled(
  dataDir: string,
  victims: Victims,
): Promise<{ outcome: string | undefined; ids: number[] }> {
  const lastRow = 1 + Math.floor(Math.random() * MOST_ROWS_A_ROUND);
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
