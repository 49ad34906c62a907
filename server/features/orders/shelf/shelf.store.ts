import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { listSizeIds } from '../../../../domain/catalogue/list-size-ids.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import {
  type Piece,
  type ShelfException,
  type ShelfItem,
  type ShelfLine,
  type ShelfTerms,
  type StockedItem,
  stockShelf,
} from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { readTogether } from '../../../database/read-together.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { shelfDays, shelfItems } from '../../../database/schema/shelf.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';

type StockQuestion = {
  readonly day: LagosDay;
  readonly now: Date;
  /** Left out: everything. */
  readonly productIds?: readonly string[];
  /** An order that gives its pieces back in the same moment. */
  readonly without?: string | undefined;
};

/** What the shelf of a day holds. Whoever takes of it asks under the day's lock; what live orders hold is counted anew each time. */
export async function readStock(
  db: Database | Transaction,
  { day, now, productIds, without }: StockQuestion,
): Promise<readonly StockedItem[]> {
  const { items, exceptions, taken } = await readTogether(db, {
    items: selectItems(db, productIds),
    exceptions: selectExceptions(db, [day]),
    taken: selectTaken(db, and(eq(orders.day, day), without ? ne(orders.id, without) : undefined), now),
  });
  return stockShelf(items.map(readItem), exceptions.map(readPiece), taken.map(readPiece), day);
}

/** What limits sales on a day: with the shelf off only what is marked as sold out. */
export async function readLimits(
  db: Database | Transaction,
  shelf: Pick<ShelfTerms, 'isOn'>,
  question: StockQuestion,
): Promise<readonly StockedItem[]> {
  const stock = await readStock(db, question);
  return shelf.isOn ? stock : stock.filter(({ isSoldOut }) => isSoldOut);
}

/** The products of which every size is marked as sold out on a day. */
export async function listSoldOutProducts(db: Database, day: LagosDay): Promise<string[]> {
  const rows = await db
    .select({ id: products.id, sizes: products.sizes, sizeId: shelfDays.sizeId })
    .from(shelfDays)
    .innerJoin(products, eq(products.id, shelfDays.productId))
    .where(and(eq(shelfDays.day, day), shelfDays.isSoldOut));
  const isMarked = (productId: string, size: string) =>
    rows.some(({ id, sizeId }) => id === productId && sizeId === size);
  const wholly = rows.filter(({ id, sizes }) => listSizeIds(sizes).every((size) => isMarked(id, size ?? '')));
  return [...new Set(wholly.map(({ id }) => id))];
}

/** None while the shelf is off. */
export async function listCountedProducts(db: Database): Promise<string[]> {
  const { isOn } = await readShelfTerms(db);
  return isOn ? [...new Set((await listShelfItems(db)).map(({ productId }) => productId))] : [];
}

export async function listShelfItems(
  db: Database | Transaction,
  productIds?: readonly string[],
): Promise<readonly ShelfItem[]> {
  return (await selectItems(db, productIds)).map(readItem);
}

export async function listExceptions(
  db: Database | Transaction,
  days: readonly LagosDay[],
): Promise<readonly (ShelfException & { readonly day: LagosDay })[]> {
  return (await selectExceptions(db, days)).map(readPiece);
}

export async function listLinesOfOrder(tx: Database | Transaction, orderId: string): Promise<ShelfLine[]> {
  const { productId, sizeId, quantity, inscription, design, isEggless } = orderLines;
  return tx
    .select({ productId, sizeId, quantity, inscription, design, isEggless })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
}

export async function writeItem(tx: Transaction, { productId, sizeId, noticeHours, week }: ShelfItem) {
  const row = { noticeHours, week: [...week] };
  await tx
    .insert(shelfItems)
    .values({ productId, sizeId: sizeId ?? '', ...row })
    .onConflictDoUpdate({ target: [shelfItems.productId, shelfItems.sizeId], set: row });
}

export async function deleteItem(tx: Transaction, piece: Piece): Promise<void> {
  await tx
    .delete(shelfItems)
    .where(and(eq(shelfItems.productId, piece.productId), eq(shelfItems.sizeId, piece.sizeId ?? '')));
}

type DayChange = Piece & { readonly pieces?: number | null; readonly isSoldOut?: boolean };

/** What is not said of the day stays as it was. */
export async function writeDay(
  tx: Transaction,
  day: LagosDay,
  { productId, sizeId, ...change }: DayChange,
): Promise<void> {
  await tx
    .insert(shelfDays)
    .values({ day, productId, sizeId: sizeId ?? '', ...change })
    .onConflictDoUpdate({ target: [shelfDays.day, shelfDays.productId, shelfDays.sizeId], set: change });
}

function selectItems(db: Database | Transaction, productIds: readonly string[] | undefined) {
  const { productId, sizeId, noticeHours, week } = shelfItems;
  return db
    .select({ productId, sizeId, noticeHours, week })
    .from(shelfItems)
    .where(productIds && inArray(productId, [...productIds]));
}

function selectExceptions(db: Database | Transaction, days: readonly LagosDay[]) {
  const { day, productId, sizeId, pieces, isSoldOut } = shelfDays;
  return db
    .select({ day, productId, sizeId, pieces, isSoldOut })
    .from(shelfDays)
    .where(inArray(day, [...days]));
}

function selectTaken(db: Database | Transaction, ofThese: SQL | undefined, now: Date) {
  const sizeId = sql<string>`coalesce(${orderLines.sizeId}, '')`;
  return db
    .select({
      productId: orderLines.productId,
      sizeId: sizeId.as('taken_size_id'),
      quantity: sql<number>`sum(${orderLines.quantity})::int`.as('taken_quantity'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(ofThese, orders.isFromShelf, countsAt(now)))
    .groupBy(orderLines.productId, sizeId);
}

const readItem = (row: typeof shelfItems.$inferSelect): ShelfItem => readPiece(row);

/** A blank size is none. */
function readPiece<Row extends { readonly sizeId: string }>(
  row: Row,
): Omit<Row, 'sizeId'> & Pick<Piece, 'sizeId'> {
  return { ...row, sizeId: row.sizeId === '' ? null : row.sizeId };
}
