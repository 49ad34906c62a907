import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { COUNTER_TILES_MAX, type Counter, type CounterTile } from '../../../../contract/counter-sale.ts';
import { listSizeIds } from '../../../../domain/catalogue/list-size-ids.ts';
import { computePieceOffer } from '../../../../domain/catalogue/piece-offer.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isSamePiece } from '../../../../domain/shelf/shelf.ts';
import type { Database } from '../../../database/database.ts';
import { productPictures, products } from '../../../database/schema/catalogue.ts';
import { shelfItems } from '../../../database/schema/shelf.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';
import { readLimits } from '../shelf/shelf.store.ts';

type Narrowed = { readonly q: string; readonly category: string };

const IS_SOLD = and(eq(products.status, 'published'), eq(products.isCustom, false));
/** What is usually on the shelf comes first. */
const IS_ON_SHELF = sql`exists (select from ${shelfItems} where ${shelfItems.productId} = ${products.id})`;

/** A product's sizes are tiles of their own: one tap sells one piece. */
export async function readCounter(db: Database, { q, category }: Narrowed, now: Date): Promise<Counter> {
  const shelf = await readShelfTerms(db);
  if (!shelf.isCounterSaleOn) return { isOn: false, categories: [], tiles: [] };
  const found = await db
    .select()
    .from(products)
    .where(
      and(
        IS_SOLD,
        q === '' ? undefined : ilike(products.name, `%${q.replace(/[\\%_]/g, '\\$&')}%`),
        category === '' ? undefined : eq(products.category, category),
      ),
    )
    .orderBy(sql`${IS_ON_SHELF} desc`, asc(products.name), asc(products.id))
    .limit(COUNTER_TILES_MAX);
  const ids = found.map(({ id }) => id);
  const [categories, pictures, stock] = await Promise.all([
    db
      .selectDistinct({ category: products.category })
      .from(products)
      .where(IS_SOLD)
      .orderBy(asc(products.category)),
    listPictures(db, ids),
    readLimits(db, shelf, { day: readLagosDay(now), now, productIds: ids }),
  ]);
  const tiles = found.flatMap((product) => {
    return listSizeIds(product.sizes).flatMap((sizeId): CounterTile[] => {
      const offer = computePieceOffer(product, { sizeId, isEggless: false });
      if (!offer) return [];
      const piece = { productId: product.id, sizeId };
      return [
        {
          ...piece,
          name: product.name,
          sizeName: offer.size?.name ?? null,
          category: product.category,
          price: convertKoboToNaira(offer.unitPriceInKobo),
          pictureId: pictures.get(product.id) ?? null,
          left: stock.find((item) => isSamePiece(item, piece))?.left ?? null,
        },
      ];
    });
  });
  return {
    isOn: true,
    categories: categories.map((each) => each.category),
    tiles: tiles.slice(0, COUNTER_TILES_MAX),
  };
}

async function listPictures(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { productId, pictureId, position } = productPictures;
  const rows = await db
    .selectDistinctOn([productId], { productId, pictureId })
    .from(productPictures)
    .where(inArray(productId, [...ids]))
    .orderBy(productId, asc(position));
  return new Map(rows.map((row) => [row.productId, row.pictureId]));
}
