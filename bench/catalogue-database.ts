import { pino } from 'pino';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { products } from '../server/database/schema/catalogue.ts';
import { dataVersions } from '../server/database/schema/data-versions.ts';
import { makeTemporaryFolder } from '../server/testing/temporary-folder.ts';
import { generateProducts } from './generated-products.ts';

const ROWS_AT_ONCE = 1_000;

export const silent = pino({ level: 'silent' });

/** A PostgreSQL of its own with as many generated products as wanted. */
export async function openFilledDatabase(count: number) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeTemporaryFolder());
  const { db, pool, close } = await openDatabase(
    { databaseUrl: undefined, dataDir: folder.path },
    silent,
    () => {},
  );
  opened.defer(close);
  await fillProducts(db, count);
  const closing = opened.move();
  return { db, pool, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

export async function fillProducts(db: Database, count: number): Promise<void> {
  await db.insert(dataVersions).values({ name: 'catalogue', version: 1 });
  let rows: (typeof products.$inferInsert)[] = [];
  for (const { pictures: _, ...product } of generateProducts(count)) {
    rows.push({
      ...product,
      dietaryTags: [...product.dietaryTags],
      flavorTags: [...product.flavorTags],
      allergens: [...product.allergens],
      occasions: [...product.occasions],
      catalogueVersion: 1,
    });
    if (rows.length < ROWS_AT_ONCE) continue;
    await db.insert(products).values(rows);
    rows = [];
  }
  if (rows.length > 0) await db.insert(products).values(rows);
}
