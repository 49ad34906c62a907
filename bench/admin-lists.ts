import { Hono } from 'hono';
import { findProducts } from '../server/features/catalogue/administration/find-products.ts';
import { createProductAdministrationRoutes } from '../server/features/catalogue/administration/product-administration.routes.ts';
import { findCustomOrders } from '../server/features/custom-orders/desk/find-custom-orders.ts';
import { readPriceList } from '../server/features/custom-orders/price-list/price-list.store.ts';
import { createDashboardRoutes } from '../server/features/dashboard/dashboard.routes.ts';
import { createLookupRoutes } from '../server/features/lookup/lookup.routes.ts';
import { createDeskRoutes } from '../server/features/orders/desk/desk.routes.ts';
import { findOrders } from '../server/features/orders/desk/find-orders.ts';
import { countNeedingOrders } from '../server/features/orders/figures/count-attention.ts';
import { readOrderFigures } from '../server/features/orders/figures/order-figures.ts';
import { createAdministrationRoutes } from '../server/features/users/administration/administration.routes.ts';
import { findCustomers } from '../server/features/users/administration/find-customers.ts';
import { openFilledDatabase } from './catalogue-database.ts';
import { fillOrders } from './generated-orders.ts';
import { fillMessages, fillUsers } from './generated-users.ts';
import { findScannedTables, recordStatements } from './query-plans.ts';
import { percentile, sayMs } from './taken-time.ts';

/*
 * The owner's lists, searches and dashboard in a large shop: `node bench/admin-lists.ts`. Each call is made through the routes,
 * from the query to the finished JSON; only the network is left out. What each one asks of PostgreSQL is explained afterwards:
 * no plan may read a large table from one end to the other.
 */

const ORDERS = 100_000;
const PRODUCTS = 10_000;
const USERS = 10_000;
const P95_LIMIT_MS = 150;
const TIMES = 60;
const WARM_UP_TIMES = 5;
const LARGE_TABLES = new Set(['orders', 'products', 'users', 'messages']);

const pick = (texts: readonly string[], turn: number) => encodeURIComponent(texts[turn % texts.length] ?? '');
const BAKES = ['cake', 'meat pie', 'coconut bread', 'zobo', 'wedding', 'puff-puff', 'halal'];
const LETTERS = ['ca', 'p', 'qx', 'ze'];
const PEOPLE = ['ada', 'kemi lawal', 'okafor', 'vera.', 'zainab', '2348067'];

/** The address of each turn. */
const CALLS: Readonly<Record<string, (turn: number) => string>> = {
  'products, last changed': () => '/products',
  'products, by price': () => '/products?sort=price-down',
  'products, one status': (turn) => `/products?status=${pick(['published', 'draft', 'archived'], turn)}`,
  'products, one category': (turn) => `/products?category=${pick(['Cupcakes', 'Breads', 'No such'], turn)}`,
  'products, searched': (turn) => `/products?search=${pick(BAKES, turn)}`,
  'products, searched and narrowed': (turn) =>
    `/products?search=${pick(BAKES, turn)}&status=published&category=Breads&sort=name`,
  'products, by a letter or two': (turn) => `/products?search=${pick(LETTERS, turn)}`,
  'products, not there': (turn) => `/products?search=qx${turn}zw`,
  'users, newest': () => '/users',
  'users, searched': (turn) => `/users?search=${pick(PEOPLE, turn)}`,
  'users, not there': (turn) => `/users?search=qx${turn}zw`,
  'orders, searched': (turn) => `/orders?q=${pick(PEOPLE, turn)}`,
  'dashboard, 7 days': () => '/dashboard?days=7',
  'dashboard, 90 days': () => '/dashboard?days=90',
  'menu, what waits': () => '/dashboard/waiting',
  'palette, a bake': (turn) => `/lookup?q=${pick(BAKES, turn)}`,
  'palette, somebody': (turn) => `/lookup?q=${pick(PEOPLE, turn)}`,
  'palette, nothing': (turn) => `/lookup?q=qx${turn}zw`,
};

const readClock = () => new Date();
await using opened = await openFilledDatabase(PRODUCTS);
const { db } = opened;
await fillUsers(db, USERS);
await fillOrders(db, ORDERS);
await fillMessages(db);
await db.execute('vacuum analyze');

const app = new Hono()
  .route('/products', createProductAdministrationRoutes(db))
  .route('/users', createAdministrationRoutes(db))
  .route(
    '/orders',
    createDeskRoutes({ db, trackingSecret: 'secret', onlineChannels: [], readPriceList, readClock }),
  )
  .route('/dashboard', createDashboardRoutes({ db, readClock, readOrderFigures, countNeedingOrders }))
  .route(
    '/lookup',
    createLookupRoutes({
      orders: (q, limit) => findOrders(db, q, limit, readClock()),
      customOrders: (q, limit) => findCustomOrders(db, q, limit, readClock()),
      products: (q, limit) => findProducts(db, q, limit),
      customers: (q, limit) => findCustomers(db, q, limit),
    }),
  );

const size = (count: number) => count.toLocaleString('en-GB');
console.log(`${size(ORDERS)} orders, ${size(PRODUCTS)} products, ${size(USERS)} users`);
let isShort = false;
for (const [name, makeAddress] of Object.entries(CALLS)) {
  const durations: number[] = [];
  for (let turn = -WARM_UP_TIMES; turn < TIMES; turn += 1) {
    const startedAt = performance.now();
    await ask(makeAddress(Math.abs(turn)));
    if (turn >= 0) durations.push(performance.now() - startedAt);
  }
  const p95 = percentile(durations, 0.95);
  const scanned = await findScans(makeAddress);
  isShort ||= p95 > P95_LIMIT_MS || scanned.length > 0;
  const verdict = p95 > P95_LIMIT_MS ? ': TOO SLOW' : '';
  const reading = scanned.length > 0 ? `: READS ALL OF ${scanned.join(', ')}` : '';
  console.log(`  ${name}: p50 ${sayMs(percentile(durations, 0.5))}, p95 ${sayMs(p95)}${verdict}${reading}`);
}
const verdict = isShort ? 'NOT MET' : 'met';
console.log(`limits: p95 of each ${P95_LIMIT_MS} ms, and no plan that reads a large table whole: ${verdict}`);
process.exitCode = isShort ? 1 : 0;

async function ask(address: string): Promise<void> {
  const answer = await app.request(address);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} to ${address}: ${text}`);
}

async function findScans(makeAddress: (turn: number) => string): Promise<readonly string[]> {
  const scanned = new Set<string>();
  for (let turn = 0; turn < 7; turn += 1) {
    for (const statement of await recordStatements(() => ask(makeAddress(turn)))) {
      for (const table of await findScannedTables(db, statement, LARGE_TABLES)) scanned.add(table);
    }
  }
  return [...scanned];
}
