import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findLastingPort } from '../server/testing/lasting-port.ts';
import { endProcess, startTestShop, type TestShop } from '../server/testing/shop-process.ts';
import { lookAround } from '../server/testing/shopper.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { makeRoom } from './make-room.ts';
import { startProxy } from './outage/front-proxy.ts';
import { startServerPair } from './outage/server-pair.ts';
import { openDoors } from './outage/visitors.ts';

/*
 * Three nodes behind the shipped nginx on a primary with a synchronous standby, while people read and order: the nodes are
 * restarted one after the other, one is killed, then the primary is killed and the standby promoted. `node bench/outage.ts`.
 * Fails when an acknowledged order is missing or there twice. Needs Debian's postgresql and nginx.
 */

const NODES = 3;
const QUIET_MS = 20_000;
/** As long as whoever watches the primary takes to be sure that it is gone. */
const PROMOTED_AFTER_MS = 5_000;

await using opened = new AsyncDisposableStack();
const folder = opened.use(await makeTemporaryFolder());
const databases = join(folder.path, 'databases');
await mkdir(databases);
const { primary, standby, promote } = await startServerPair(databases, opened);
const proxyPort = await findLastingPort();
const url = `http://127.0.0.1:${proxyPort}`;
const ports = await Promise.all(Array.from({ length: NODES }, findLastingPort));
const nodes: (TestShop | undefined)[] = [];
opened.defer(async () => void (await Promise.all(nodes.map((node) => node?.stop()))));
for (const number of ports.keys()) await startNode(number);
await startProxy(folder.path, proxyPort, ports, opened);

const pool = new pg.Pool({ connectionString: primary.url, max: 1 });
await makeRoom(pool);
await pool.end();
const { freeSlots, makePickup } = await lookAround(url);
let turn = 0;
const doors = openDoors(url, () => {
  const slot = freeSlots[turn % freeSlots.length];
  if (!slot) throw new Error('There is no free slot to order for.');
  turn += 1;
  // Each is another person, whom no limit on open orders meets.
  const contact = {
    name: 'Ada Obi',
    email: `ada-${turn}@bakery.example`,
    phone: `+23480${String(10_000_000 + turn)}`,
  };
  return makePickup(slot, { contact });
});

const phase = async (name: string, work: () => Promise<unknown>) => {
  const from = Date.now();
  await work();
  console.log(
    `${name.padEnd(18)} ${((Date.now() - from) / 1000).toFixed(0).padStart(4)} s: ${doors.describe(from, Date.now())}`,
  );
};
await phase('before', () => pause(QUIET_MS));
await phase('rolling restart', async () => {
  for (const number of ports.keys()) {
    await nodes[number]?.stop();
    await startNode(number);
  }
});
await phase('node killed', async () => {
  const [first] = nodes;
  if (first) await endProcess(first.process, 'SIGKILL');
  await pause(QUIET_MS / 2);
  await startNode(0);
});
const killedAt = Date.now();
await phase('primary killed', async () => {
  await primary.kill();
  await pause(PROMOTED_AFTER_MS);
  await promote();
  const promotedAt = Date.now();
  while (!doors.acknowledged.some(({ at }) => at > promotedAt)) await pause(50);
  const back = doors.acknowledged.find(({ at }) => at > promotedAt)?.at ?? Number.NaN;
  console.log(
    `orders again ${((back - killedAt) / 1000).toFixed(1)} s after the primary died, ${((back - promotedAt) / 1000).toFixed(1)} s after the standby was promoted`,
  );
});
await phase('after', () => pause(QUIET_MS));
await doors.stop();

const { rows } = await askShop('select id::text from orders');
const stored = new Set(rows.map(({ id }) => id));
const lost = doors.acknowledged.filter(({ id }) => !stored.has(id));
const twice = doors.acknowledged.length - new Set(doors.acknowledged.map(({ id }) => id)).size;
for (const sentence of doors.sentences) console.log(`said: ${sentence}`);
console.log(
  `acknowledged ${doors.acknowledged.length} orders, lost ${lost.length}, acknowledged twice ${twice}`,
);
process.exitCode = lost.length + twice > 0 ? 1 : 0;

async function startNode(number: number): Promise<void> {
  nodes[number] = await startTestShop(
    {
      DEMO: '1',
      PORT: String(ports[number]),
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: primary.url,
      DATABASE_STANDBY_URL: standby.url,
      DATA_DIR: join(folder.path, 'data'),
      RATE_LIMIT_FACTOR: '1000000',
    },
    'ignore',
  );
}

async function askShop(text: string): Promise<pg.QueryResult<{ id: string }>> {
  const client = new pg.Client({ connectionString: standby.url });
  await client.connect();
  try {
    return await client.query<{ id: string }>(text);
  } finally {
    await client.end();
  }
}
