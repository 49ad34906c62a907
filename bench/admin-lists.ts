import { findProducts } from '../server/features/catalogue/admin/find-products.ts';
import { createProductAdminRoutes } from '../server/features/catalogue/admin/product-admin.routes.ts';
import { findCustomOrders } from '../server/features/custom-orders/admin/find-custom-orders.ts';
import { readPriceList } from '../server/features/custom-orders/price-list/price-list.store.ts';
import { findCards } from '../server/features/customers/find-cards.ts';
import { createDashboardRoutes } from '../server/features/dashboard/dashboard.routes.ts';
import { createLookupRoutes } from '../server/features/lookup/lookup.routes.ts';
import { findBuyers } from '../server/features/orders/admin/find-customers.ts';
import { findOrders } from '../server/features/orders/admin/find-orders.ts';
import { createAdminRoutes } from '../server/features/orders/admin/orders-admin.routes.ts';
import { readCalendar, readDeliveryTerms } from '../server/features/orders/delivery/delivery-plan.store.ts';
import { countNeedingOrders } from '../server/features/orders/figures/count-attention.ts';
import { createOrderFigures } from '../server/features/orders/figures/order-figures.ts';
import { countAwaitedVouchers } from '../server/features/orders/vouchers/vouchers.store.ts';
import { countWaitingReviews } from '../server/features/reviews/reviews.store.ts';
import { isShopOpen, writeOpening } from '../server/features/shop/opening.store.ts';
import { findShopProfile } from '../server/features/shop/shop.store.ts';
import { findAccounts } from '../server/features/users/admin/find-accounts.ts';
import { createUserAdminRoutes } from '../server/features/users/admin/users-admin.routes.ts';
import { openEndpoints } from '../server/testing/open-endpoints.ts';
import { openFilledDatabase } from './catalogue-database.ts';
import { fillOrders } from './generated-orders.ts';
import { fillMessages, fillUsers } from './generated-users.ts';
import { findScannedTables, recordStatements } from './query-plans.ts';
import { sayMs } from './taken-time.ts';
import { ask, P95_LIMIT_MS, timeCall } from './timed-calls.ts';

/*
 * The owner's lists, searches and dashboard in a large shop: `node bench/admin-lists.ts`. Each call is made through the routes,
 * from the query to the finished JSON; only the network is left out. What each one asks of PostgreSQL is explained afterwards:
 * no plan may read a large table from one end to the other.
 */

const ORDERS = 100_000;
const PRODUCTS = 10_000;
const USERS = 10_000;
const LARGE_TABLES = new Set(['orders', 'order_lines', 'payments', 'products', 'users', 'messages']);

/** Whoever asks; no guard stands before these routes. */
const OWNER = {
  userId: 'owner',
  sessionId: 'session',
  email: 'owner@bakery.example',
  role: 'owner',
} as const;
/** As whoever is the first to ask a node sees it: nothing is kept yet. */
const FIRST_DASHBOARD = '/first-dashboard';

const pick = (texts: readonly string[], turn: number) => encodeURIComponent(texts[turn % texts.length] ?? '');
const BAKES = ['cake', 'meat pie', 'coconut bread', 'zobo', 'wedding', 'puff-puff', 'halal'];
const LETTERS = ['ca', 'p', 'qx', 'ze'];
const PEOPLE = ['ada', 'kemi lawal', 'okafor', 'vera.', 'zainab', '2348067'];

/** The address of each turn. */
const CALLS: Readonly<Record<string, (turn: number) => string>> = {
  'products, last changed': () => '/api/admin/products',
  'products, by price': () => '/api/admin/products?sort=price-down',
  'products, one status': (turn) =>
    `/api/admin/products?status=${pick(['published', 'draft', 'archived'], turn)}`,
  'products, one category': (turn) =>
    `/api/admin/products?category=${pick(['Cupcakes', 'Breads', 'No such'], turn)}`,
  'products, searched': (turn) => `/api/admin/products?search=${pick(BAKES, turn)}`,
  'products, searched and narrowed': (turn) =>
    `/api/admin/products?search=${pick(BAKES, turn)}&status=published&category=Breads&sort=name`,
  'products, by a letter or two': (turn) => `/api/admin/products?search=${pick(LETTERS, turn)}`,
  'products, not there': (turn) => `/api/admin/products?search=qx${turn}zw`,
  'users, newest': () => '/api/admin/users',
  'users, searched': (turn) => `/api/admin/users?search=${pick(PEOPLE, turn)}`,
  'users, not there': (turn) => `/api/admin/users?search=qx${turn}zw`,
  'orders, searched': (turn) => `/api/admin/orders?q=${pick(PEOPLE, turn)}`,
  'dashboard, 7 days': () => '/api/admin/dashboard?days=7',
  'dashboard, 90 days': () => '/api/admin/dashboard?days=90',
  'menu, what waits': () => '/api/admin/dashboard/waiting',
  'palette, a bake': (turn) => `/api/admin/lookup?q=${pick(BAKES, turn)}`,
  'palette, somebody': (turn) => `/api/admin/lookup?q=${pick(PEOPLE, turn)}`,
  'palette, nothing': (turn) => `/api/admin/lookup?q=qx${turn}zw`,
};

const readClock = () => new Date();
await using opened = await openFilledDatabase(PRODUCTS);
const { db } = opened;
await fillUsers(db, USERS);
await fillOrders(db, ORDERS);
await fillMessages(db);
await db.execute('vacuum analyze');

const app = openEndpoints(
  [
    ...createProductAdminRoutes(db),
    ...createUserAdminRoutes(db),
    ...createAdminRoutes({
      db,
      trackingSecret: 'secret',
      securityLog: { record: async () => {} },
      listNotesAbout: async () => [],
      onlineChannels: [],
      readPriceList,
      readClock,
    }),
    ...createDashboard(),
    ...createLookupRoutes({
      orders: (q, limit) => findOrders(db, q, limit, readClock()),
      customOrders: (q, limit) => findCustomOrders(db, q, limit, readClock()),
      products: (q, limit) => findProducts(db, q, limit),
      customers: (q, limit) =>
        findCards(
          {
            findAccounts: (search, max) => findAccounts(db, search, max),
            findBuyers: (search, max) => findBuyers(db, search, max),
          },
          q,
          limit,
        ),
    }),
  ],
  OWNER,
);
app.get(FIRST_DASHBOARD, () =>
  openEndpoints(createDashboard(), OWNER).request('/api/admin/dashboard?days=90'),
);

const size = (count: number) => count.toLocaleString('en-GB');
console.log(`${size(ORDERS)} orders, ${size(PRODUCTS)} products, ${size(USERS)} users`);
let isShort = false;
for (const [name, makeAddress] of Object.entries(CALLS)) {
  const { isSlow, words } = await timeCall(app, makeAddress);
  const scanned = await findScans(makeAddress);
  isShort ||= isSlow || scanned.length > 0;
  console.log(`  ${name}: ${words}${sayScanned(scanned)}`);
}
const scannedAtStart = await findScans(() => FIRST_DASHBOARD);
isShort ||= scannedAtStart.length > 0;
const { p50, p95 } = await timeCall(app, () => FIRST_DASHBOARD);
console.log(
  `  once after a start, dashboard, 90 days: p50 ${sayMs(p50)}, p95 ${sayMs(p95)}${sayScanned(scannedAtStart)}`,
);
const verdict = isShort ? 'NOT MET' : 'met';
console.log(`limits: p95 of each ${P95_LIMIT_MS} ms, and no plan that reads a large table whole: ${verdict}`);
process.exitCode = isShort ? 1 : 0;

function sayScanned(tables: readonly string[]): string {
  return tables.length > 0 ? `: READS ALL OF ${tables.join(', ')}` : '';
}

function createDashboard() {
  return createDashboardRoutes({
    hasNightlyBackups: false,
    demo: false,
    db,
    readClock,
    readOrderFigures: createOrderFigures(),
    countAwaitedVouchers,
    countNeedingOrders,
    countWaitingReviews,
    findShopProfile,
    hasOwnLook: async () => false,
    hasOwnHomePage: async () => false,
    readCalendar,
    readDeliveryTerms,
    hasOnlinePayments: false,
    isShopOpen,
    countPublishedSamples: async () => 0,
    writeOpening,
  });
}

async function findScans(makeAddress: (turn: number) => string): Promise<readonly string[]> {
  const scanned = new Set<string>();
  for (let turn = 0; turn < 7; turn += 1) {
    for (const statement of await recordStatements(() => ask(app, makeAddress(turn)))) {
      for (const table of await findScannedTables(db, statement, LARGE_TABLES)) scanned.add(table);
    }
  }
  return [...scanned];
}
