import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { makeSignature } from 'better-auth/crypto';
import { listenEndpoint } from '../contract/events.ts';
import { readTokenEndpoint } from '../contract/sessions.ts';
import { type Database, openPool } from '../server/database/database.ts';
import { sessions, users } from '../server/database/schema/identity.ts';
import { obtainSharedSecret } from '../server/database/shared-secret.ts';
import { lookAround } from '../server/testing/shopper.ts';
import { trustStrangers } from '../server/testing/trust-strangers.ts';
import { openDemoShop } from './demo-shop.ts';
import { readResidentBytes, sayMegabytes } from './resident-memory.ts';
import { percentile, sayMs } from './taken-time.ts';

/*
 * Many people with the shop open at once: `node bench/event-streams.ts`. Each has a session and a stream of their own at one
 * node; some of them order, and the time is taken from sending the order to hearing of it on the own stream.
 */

const STREAMS = 2_000;
const ORDERS = 100;
const AT_ONCE = 4;
const LIMIT_MS = 1_000;
const OPENED_AT_ONCE = 50;

type Person = { readonly userId: string; readonly cookie: string };
type Stream = Person & { received: string; wake: () => void };

await using opened = new AsyncDisposableStack();
const { shop, pool } = opened.use(await openDemoShop({ connections: 2 }));

await trustStrangers(openPool(pool));
const people = await signInMany(openPool(pool), STREAMS);
const { freeSlots, makePickup } = await lookAround(shop.url);
const before = await readResidentBytes(shop);
const streams = await inBatches(people, OPENED_AT_ONCE, openStream);
const after = await readResidentBytes(shop);

const buyers = streams.filter((_, index) => index % Math.floor(STREAMS / ORDERS) === 0);
const durations = await inBatches(buyers, AT_ONCE, (stream) => orderAndListen(stream));
const slowest = Math.max(...durations);
const receivedByOthers = streams.filter(
  (each) => !buyers.includes(each) && each.received.includes('"order"'),
);

console.log(
  `${STREAMS.toLocaleString('en-GB')} open streams: ${sayMegabytes(after)} instead of ${sayMegabytes(before)}, ` +
    `${((after - before) / STREAMS / 1024).toFixed(1)} kB each`,
);
const isSlow = slowest > LIMIT_MS;
console.log(
  `from the order to its owner's stream: p50 ${sayMs(percentile(durations, 0.5))}, p95 ${sayMs(percentile(durations, 0.95))}, ` +
    `slowest ${sayMs(slowest)}; limit ${sayMs(LIMIT_MS)}: ${isSlow ? 'TOO SLOW' : 'fast enough'}`,
);
if (receivedByOthers.length > 0)
  console.log(`${receivedByOthers.length} people heard of orders that are not theirs: WRONG`);
process.exitCode = isSlow || receivedByOthers.length > 0 ? 1 : 0;

/** With rows and signed cookies as signing in makes them; hashing thousands of passwords would take an hour. */
async function signInMany(db: Database, count: number): Promise<readonly Person[]> {
  const secret = await obtainSharedSecret(db, 'identity');
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomUUID().replaceAll('-', ''),
  }));
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db
    .insert(users)
    .values(
      rows.map(({ id }) => ({ id, name: 'Ada Obi', email: `${id}@bakery.example`, emailVerified: true })),
    );
  await db.insert(sessions).values(rows.map(({ id, token }) => ({ userId: id, token, expiresAt })));
  return Promise.all(
    rows.map(async ({ id, token }) => ({
      userId: id,
      cookie: `oyin.session_token=${encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)}`,
    })),
  );
}

async function openStream(person: Person): Promise<Stream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(shop.url + listenEndpoint.path, { headers: { cookie: person.cookie }, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  if (answer.statusCode !== 200) throw new Error(`A stream was refused: ${answer.statusCode}`);
  const stream: Stream = { ...person, received: '', wake: () => {} };
  answer.setEncoding('utf8').on('data', (text: string) => {
    stream.received += text;
    stream.wake();
  });
  answer.on('error', () => {});
  opened.defer(() => void answer.destroy());
  return stream;
}

async function orderAndListen(stream: Stream): Promise<number> {
  const { cookie } = stream;
  const tokenAnswer = await fetch(shop.url + readTokenEndpoint.path, { headers: { cookie } });
  const { token } = readTokenEndpoint.answerSchema.parse(await tokenAnswer.json());
  const slot = freeSlots[buyers.indexOf(stream) % freeSlots.length];
  if (!slot) throw new Error('There is no free slot to order for.');
  const hasReceived = new Promise<void>((resolve) => {
    stream.wake = () => {
      if (stream.received.includes('"kind":"order"')) resolve();
    };
  });
  const startedAt = performance.now();
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: {
      origin: shop.url,
      cookie,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(makePickup(slot)),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  await hasReceived;
  return performance.now() - startedAt;
}

/** All of them in order, a few at a time. */
async function inBatches<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    outcomes.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return outcomes;
}
