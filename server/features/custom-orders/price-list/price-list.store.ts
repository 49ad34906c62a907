import { desc, eq, type InferSelectModel, inArray } from 'drizzle-orm';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { designPriceLists } from '../../../database/schema/custom-orders.ts';

/** The list in use. A shop that has none yet begins with the default, under a row that designs can refer to. */
export async function readPriceList(db: Database | Transaction): Promise<PriceList> {
  const [row] = await db.select().from(designPriceLists).orderBy(desc(designPriceLists.version)).limit(1);
  if (row) return toPriceList(row);
  await insertPriceList(db, DEFAULT_PRICE_LIST, null);
  return DEFAULT_PRICE_LIST;
}

/** The list that a design was priced by, whatever has become of prices since. */
export async function readPriceListVersion(
  db: Database | Transaction,
  version: number,
): Promise<PriceList | undefined> {
  const [row] = await db.select().from(designPriceLists).where(eq(designPriceLists.version, version));
  return row && toPriceList(row);
}

/** Several of them, for a list of designs; how to find each. Rows refer to their list, so it is always there. */
export async function readPriceLists(
  db: Database | Transaction,
  versions: readonly number[],
): Promise<(version: number) => PriceList> {
  const rows = await db
    .select()
    .from(designPriceLists)
    .where(inArray(designPriceLists.version, [...new Set(versions)]));
  const lists = new Map(rows.map((row) => [row.version, toPriceList(row)]));
  return (version) => {
    const list = lists.get(version);
    if (!list) throw new Error(`There is no price list ${version}.`);
    return list;
  };
}

/** A version is written once; whoever is second finds it. */
export async function insertPriceList(
  db: Database | Transaction,
  { version, ...list }: PriceList,
  madeBy: string | null,
): Promise<void> {
  await db.insert(designPriceLists).values({ version, list, madeBy }).onConflictDoNothing();
}

function toPriceList({ version, list }: InferSelectModel<typeof designPriceLists>): PriceList {
  return { version, ...list };
}
