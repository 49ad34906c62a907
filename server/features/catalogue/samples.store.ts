import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productRevisions, products } from '../../database/schema/catalogue.ts';

/** A product is a sample while the shop itself has made every version of it. The first change by a person makes it their own. */
export const isSample: SQL<boolean> = sql<boolean>`not exists (
  select from ${productRevisions}
  where ${productRevisions.productId} = ${products.id} and ${productRevisions.actorId} is not null
)`;

/** Samples that were taken away: no list of the desk shows them. */
export const isRemovedSample: SQL<boolean> = sql<boolean>`(${products.status} = 'archived' and ${isSample})`;

export async function listSampleIds(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isSample));
  return new Set(rows.map(({ id }) => id));
}

/** Those that are not in the archive. */
export async function listSamples(db: Database | Transaction): Promise<readonly string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(ne(products.status, 'archived'), isSample));
  return rows.map(({ id }) => id);
}

/** What customers can order as it came. */
export function countPublishedSamples(db: Database | Transaction): Promise<number> {
  return db.$count(products, and(eq(products.status, 'published'), isSample));
}
