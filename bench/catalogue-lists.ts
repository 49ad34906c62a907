import { monitorEventLoopDelay } from 'node:perf_hooks';
import { productQuerySchema } from '../contract/products.ts';
import { EGGLESS_OPTION } from '../domain/catalogue/eggless.ts';
import type { Database } from '../server/database/database.ts';
import { writeCatalogue } from '../server/features/catalogue/admin/write-catalogue.ts';
import {
  type CatalogueSnapshot,
  loadCatalogueSnapshot,
} from '../server/features/catalogue/snapshot/catalogue-snapshot.ts';
import { listProducts } from '../server/features/catalogue/snapshot/list-products.ts';
import { openFilledDatabase, silent } from './catalogue-database.ts';
import { findP99, sayMs, sayTaken, type Taken, time } from './taken-time.ts';

/*
 * A large catalogue in memory, no list of it kept: `node bench/catalogue-lists.ts`. With --expose-gc the memory is what
 * is left after cleaning up.
 */

const SIZES = [10_000, 100_000];
const P99_LIMIT_MS = 20;
const TIMES = 200;
const CHANGES = 100;
const MEBIBYTE = 1024 * 1024;

const LISTS = {
  everything: 'limit=24',
  'everything, 500 at once': '',
  'one category': 'category=Breads&limit=24',
  'several choices':
    'category=Cookies,Desserts&dietary=eggless&flavor=honey,mango&excludeAllergens=sesame,fish&limit=24&sort=newest',
  'a price range': 'minPrice=5000&maxPrice=20000&sort=price-up&limit=24',
  'what can be made eggless, the cheapest first': `dietary=${encodeURIComponent(EGGLESS_OPTION)}&maxPrice=20000&sort=price-up&limit=24`,
  'custom ones, the dearest first': 'custom=true&sort=price-down&limit=24',
  nothing: 'category=Nothing&limit=24',
};

let isShort = false;
for (const size of SIZES) {
  console.log(`\n${size.toLocaleString('en-GB')} products`);
  await using database = await openFilledDatabase(size);
  const snapshot = await measureLoading(database.db);
  isShort = findP99(measureLists(snapshot)) > P99_LIMIT_MS || isShort;
  console.log(`  limit for the p99 of all lists: ${P99_LIMIT_MS} ms`);
  await measureChanges(database.db, snapshot);
}
console.log(isShort ? '\nTOO SLOW' : '\nfast enough');
process.exitCode = isShort ? 1 : 0;

async function measureLoading(db: Database): Promise<CatalogueSnapshot> {
  const bytesBefore = readBytes();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const snapshot = await loadCatalogueSnapshot({ db, log: silent, followers: [] });
  const durationMs = performance.now() - startedAt;
  delay.disable();
  console.log(
    `  loading from the database: ${sayMs(durationMs)}, ${Math.round((readBytes() - bytesBefore) / MEBIBYTE)} MB, ` +
      `longest event-loop delay ${sayMs(delay.max / 1e6)}`,
  );
  return snapshot;
}

function measureLists({ index }: CatalogueSnapshot): readonly Taken[] {
  const all: Taken[] = [];
  for (const [name, search] of Object.entries(LISTS)) {
    const query = productQuerySchema.parse(Object.fromEntries(new URLSearchParams(search)));
    const { total } = listProducts(index, query);
    const taken = Array.from({ length: TIMES }, () => time(() => JSON.stringify(listProducts(index, query))));
    all.push(...taken);
    console.log(`  ${name} (${total.toLocaleString('en-GB')}): ${sayTaken(taken)}`);
  }
  return all;
}

/** From the commit of another price until this node shows it. */
async function measureChanges(db: Database, snapshot: CatalogueSnapshot): Promise<void> {
  const { data } = listProducts(snapshot.index, productQuerySchema.parse({ limit: CHANGES }));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const durations: Taken[] = [];
  for (const { id } of data) {
    await writeCatalogue(db, null, ({ changeProducts }) =>
      changeProducts([{ id, apply: (present) => ({ ...present, priceInKobo: present.priceInKobo + 100 }) }]),
    );
    delay.enable();
    const startedAt = performance.now();
    const before = process.threadCpuUsage();
    await snapshot.takeOver(() => {});
    const { user, system } = process.threadCpuUsage(before);
    durations.push({ wallMs: performance.now() - startedAt, processorMs: (user + system) / 1_000 });
    delay.disable();
  }
  console.log(
    `  one other price, taken over: ${sayTaken(durations)}, longest event-loop delay ${sayMs(delay.max / 1e6)}`,
  );
}

function readBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
