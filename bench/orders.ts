import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type pg from 'pg';
import type { OrderPlacement } from '../contract/orders.ts';
import type { TestShop } from '../server/testing/shop-process.ts';
import { lookAround } from '../server/testing/shopper.ts';
import { openDemoShop } from './demo-shop.ts';
import { makeRoom } from './make-room.ts';
import { readProcessorSeconds } from './measure-load.ts';
import { recordOrders } from './order-statements.ts';
import type { Statement } from './query-plans.ts';

/*
 * Orders placed through the API against the very same statements sent by a bare PostgreSQL client, both by as many at
 * once: `node bench/orders.ts`. Turns are taken within one run and the medians compared.
 */

const AT_LEAST = 0.35;
const AIM = 0.6;
const ROUNDS = 5;
const ORDERS_PER_ROUND = 300;
const SHOPPERS_AT_ONCE = 32;
/** As many as a node has. */
const CONNECTIONS = 10;

type Rate = { readonly ordersPerSecond: number; readonly processorMs: number | undefined };

await using opened = await openDemoShop({ connections: CONNECTIONS });
const { shop, connection, pool } = opened;
await makeRoom(pool);
await holdMails(pool);

const { freeSlots, makePickup } = await lookAround(shop.url);
let turn = 0;
const makeOrderInputs = (count: number): OrderPlacement[] =>
  Array.from({ length: count }, () => {
    const slot = freeSlots[turn++ % freeSlots.length];
    if (!slot) throw new Error('There is no free slot to order for.');
    return makePickup(slot);
  });

const throughApi: Rate[] = [];
const bare: Rate[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const recorded = await recordOrders(connection, makeOrderInputs(ORDERS_PER_ROUND));
  const bareRate = await runBare(pool, recorded);
  const apiRate = await orderThroughApi(shop, makeOrderInputs(ORDERS_PER_ROUND));
  // The first round warms both up.
  if (round === 0) console.log(`an order is ${recorded[0]?.length} statements`);
  else {
    bare.push(bareRate);
    throughApi.push(apiRate);
  }
}
const [api, limit] = [findMedian(throughApi), findMedian(bare)];
const ratio = api.ordersPerSecond / limit.ordersPerSecond;
const verdict = ratio >= AIM ? 'as aimed at' : ratio >= AT_LEAST ? 'enough' : 'TOO SLOW';
console.log(
  `orders: ${ratio.toFixed(2)} of the bare statements – ${sayRate(api)} against ${sayRate(limit)}; ` +
    `at least ${AT_LEAST}, aim ${AIM}: ${verdict}`,
);
process.exitCode = ratio >= AT_LEAST ? 0 : 1;

/** The mails wait until tomorrow on both sides: they are sent after the answer, and the bare client sends none. */
async function holdMails(target: pg.Pool): Promise<void> {
  await target.query(`
    create function hold_job() returns trigger language plpgsql as
      $$ begin new.run_at = now() + interval '1 day'; return new; end $$;
    create trigger hold_jobs before insert on graphile_worker._private_jobs
      for each row execute function hold_job();
  `);
}

async function runBare(target: pg.Pool, orders: readonly (readonly Statement[])[]): Promise<Rate> {
  const waiting = [...orders];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS_AT_ONCE }, async () => {
      for (let order = waiting.pop(); order; order = waiting.pop()) await runStatements(target, order);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return { ordersPerSecond: orders.length / seconds, processorMs: undefined };
}

async function runStatements(target: pg.Pool, order: readonly Statement[]): Promise<void> {
  const client = await target.connect();
  try {
    for (const { text, values } of order) await client.query(text, [...values]);
  } finally {
    client.release();
  }
}

async function orderThroughApi(
  { url, process: child }: TestShop,
  instructions: OrderPlacement[],
): Promise<Rate> {
  const before = readProcessorSeconds(child.pid);
  const waiting = [...instructions];
  const result = await autocannon({
    url,
    connections: SHOPPERS_AT_ONCE,
    amount: instructions.length,
    requests: [
      {
        method: 'POST',
        path: '/api/orders',
        setupRequest: (request) => ({
          ...request,
          headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(waiting.pop()),
        }),
      },
    ],
  });
  const after = readProcessorSeconds(child.pid);
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} orders failed, so the figures mean nothing.`);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return {
    ordersPerSecond: result.requests.total / result.duration,
    processorMs: spent === undefined ? undefined : (spent * 1000) / result.requests.total,
  };
}

function findMedian(rates: readonly Rate[]): Rate {
  const sorted = rates.toSorted((one, other) => one.ordersPerSecond - other.ordersPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function sayRate({ ordersPerSecond, processorMs }: Rate): string {
  const cost = processorMs === undefined ? '' : ` (${processorMs.toFixed(2)} ms of processor in the server)`;
  return `${Math.round(ordersPerSecond)} orders/s${cost}`;
}
