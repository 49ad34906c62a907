import { asc, inArray } from 'drizzle-orm';
import type { Shelf } from '../../../../contract/shelf.ts';
import { addDays, type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { isSamePiece, planPieces } from '../../../../domain/shelf/shelf.ts';
import type { Database } from '../../../database/database.ts';
import { productPictures, products } from '../../../database/schema/catalogue.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';
import { listExceptions, listShelfItems, readStock } from './shelf.store.ts';

/** The shelf of a day as staff see it. */
export async function readShelf(db: Database, now: Date, day: LagosDay = readLagosDay(now)): Promise<Shelf> {
  const dayBefore = addDays(day, -1);
  const [{ isOn }, items, stock, before] = await Promise.all([
    readShelfTerms(db),
    listShelfItems(db),
    readStock(db, { day, now }),
    listExceptions(db, [dayBefore]),
  ]);
  const named = await listNamed(
    db,
    items.map(({ productId }) => productId),
  );
  const rows = items.flatMap((item) => {
    const product = named.get(item.productId);
    const stocked = stock.find((each) => isSamePiece(each, item));
    if (!product || !stocked) return [];
    const { name, sizes, pictureId } = product;
    const sizeName = sizes.find(({ id }) => id === item.sizeId)?.name ?? null;
    const planned = planPieces(item, day);
    const yesterday = before.find((each) => isSamePiece(each, item))?.pieces ?? planPieces(item, dayBefore);
    return [{ ...item, ...stocked, week: [...item.week], name, sizeName, pictureId, planned, yesterday }];
  });
  rows.sort((one, other) => one.name.localeCompare(other.name) || one.planned - other.planned);
  return { isOn, day, today: readLagosDay(now), items: rows };
}

async function listNamed(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: products.id, name: products.name, sizes: products.sizes })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const pictures = await db
    .select({ productId: productPictures.productId, pictureId: productPictures.pictureId })
    .from(productPictures)
    .where(inArray(productPictures.productId, [...ids]))
    .orderBy(asc(productPictures.position));
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, pictureId: pictures.find(({ productId }) => productId === row.id)?.pictureId ?? null },
    ]),
  );
}
