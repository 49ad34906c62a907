import { addDays, readLagosDay } from '../domain/delivery/lagos-time.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { readPriceList } from '../server/features/custom-orders/price-list/price-list.store.ts';
import { createAdminRoutes } from '../server/features/orders/admin/orders-admin.routes.ts';
import { openEndpoints } from '../server/testing/open-endpoints.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { silent } from './catalogue-database.ts';
import { fillOrders } from './generated-orders.ts';
import { P95_LIMIT_MS, timeCall } from './timed-calls.ts';

/*
 * The order desk with many orders: `node bench/order-admin.ts`. Each call is made through the routes, from the query to the
 * finished JSON; only the network is left out.
 */

const ORDERS = 100_000;

/** Whoever asks; no guard stands before these routes. */
const OWNER = {
  userId: 'owner',
  sessionId: 'session',
  email: 'owner@bakery.example',
  role: 'owner',
} as const;

const today = readLagosDay(new Date());
const nextWeek = addDays(today, 7);
const names = ['ada', 'kemi lawal', 'Okafor', 'chidi eze', 'zainab mohammed', 'vera', 'balogun'];

type Sample = { readonly number: string; readonly phone: string };
/** The address of each turn; `sample` is an order by chance. */
type MakeAddress = (sample: Sample, turn: number) => string;

const CALLS: Readonly<Record<string, MakeAddress>> = {
  'list, from today on': () => `/?from=${today}`,
  'list, all of it': () => '/',
  'list, newest first': () => '/?sort=newest',
  'list, one status': (_, turn) => `/?status=${['confirmed', 'delivered', 'cancelled'][turn % 3]}`,
  'list, several filters': () =>
    `/?status=confirmed,in_kitchen,ready&method=delivery&zone=island&from=${today}&to=${nextWeek}`,
  'list, a payment state': (_, turn) =>
    `/?payment=${['unpaid', 'part_paid', 'overpaid', 'paid', 'refunded', 'refund_due', 'part_refunded'][turn % 7]}`,
  'list, what needs attention': () => '/?attention=1',
  'list, what needs attention for one reason': (_, turn) =>
    `/?attention=${['late', 'overpaid', 'refund_due', 'balance_due'][turn % 4]}`,
  'list, a zone nobody lives in': () => '/?zone=nowhere',
  'search by name': (_, turn) => `/?q=${encodeURIComponent(names[turn % names.length] ?? '')}`,
  'search by the beginning of a name': (_, turn) =>
    `/?sort=newest&q=${names[turn % names.length]?.slice(0, 2)}`,
  'search by number': ({ number }) => `/?q=${number}`,
  'search by part of a number': ({ number }) => `/?q=${number.slice(0, 7)}`,
  'search by phone': ({ phone }) => `/?q=${encodeURIComponent(phone)}`,
  'search by part of a phone': ({ phone }) => `/?q=${phone.slice(-6)}`,
  'search for what is not there': (_, turn) => `/?q=qx${turn}zw`,
  'board, from today on': () => `/board?from=${today}`,
  'board, all of it': () => '/board',
  'board, by name': (_, turn) => `/board?q=${encodeURIComponent(names[turn % names.length] ?? '')}`,
  'board, what needs attention': () => '/board?attention=1',
};

await using opened = new AsyncDisposableStack();
const folder = opened.use(await makeTemporaryFolder());
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder.path }, silent, () => {});
opened.defer(close);
await fillOrders(db, ORDERS);
const samples = await drawSamples(db);
const app = openEndpoints(
  createAdminRoutes({
    db,
    trackingSecret: 'secret',
    securityLog: { record: async () => {} },
    listNotesAbout: async () => [],
    onlineChannels: [],
    readPriceList,
    readClock: () => new Date(),
  }),
  OWNER,
);

console.log(`${ORDERS.toLocaleString('en-GB')} orders`);
let isShort = false;
for (const [name, makeAddress] of Object.entries(CALLS)) {
  const { isSlow, words } = await timeCall(app, (turn) => {
    const sample = samples[turn % samples.length];
    if (!sample) throw new Error('There is no order to look for.');
    return `/api/admin/orders${makeAddress(sample, turn).replace(/^\/(?=\?|$)/, '')}`;
  });
  isShort ||= isSlow;
  console.log(`  ${name}: ${words}`);
}
console.log(`limit for the p95 of each: ${P95_LIMIT_MS} ms: ${isShort ? 'TOO SLOW' : 'fast enough'}`);
process.exitCode = isShort ? 1 : 0;

async function drawSamples(from: Database): Promise<Sample[]> {
  const { rows } = await from.execute<Sample>(
    'select number, contact_phone as phone from orders order by md5(id::text) limit 50',
  );
  return rows;
}
