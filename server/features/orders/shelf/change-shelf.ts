import { and, eq } from 'drizzle-orm';
import { listSizeIds } from '../../../../domain/catalogue/list-size-ids.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import {
  checkShelfDay,
  isSamePiece,
  type Piece,
  SHELF_ITEMS_MAX,
  type ShelfItem,
  type ShelfTerms,
} from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { announceNews } from '../../../database/news.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findStale, type Stale } from '../../../http/edit-version.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import {
  CALENDAR_LOCK,
  readCalendar,
  readShelfTerms,
  writeShelfTerms,
} from '../delivery/delivery-plan.store.ts';
import { sayShelfTerms } from './say-shelf-terms.ts';
import { deleteItem, listShelfItems, writeDay, writeItem } from './shelf.store.ts';

const SHELF_LOCK = 'shelf';
/** So many are named in the activity log. */
const RECORDED_MAX = 5;
const NOT_ON_SHELF = refuse(
  'not_found',
  'not_on_shelf',
  'This product isn’t on the shelf any more. Reload the page.',
);
const NO_SUCH_PRODUCT = refuse(
  'not_found',
  'no_such_product',
  'This product or size isn’t in the shop any more.',
);
const SHELF_FULL = refuse('conflict', 'shelf_full', `The shelf holds up to ${SHELF_ITEMS_MAX} products.`);

/** Whoever takes places by these terms shares the calendar's lock, and so never goes by the old ones. */
export function saveShelfTerms(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { terms, version }: { readonly terms: ShelfTerms; readonly version: string | undefined },
): Promise<Result<ShelfTerms> | Stale<ShelfTerms>> {
  return inTransaction(db, async (tx): Promise<Result<ShelfTerms> | Stale<ShelfTerms>> => {
    await lockNames(tx, [CALENDAR_LOCK]);
    const before = await readShelfTerms(tx);
    const stale = findStale(before, terms, version);
    if (stale) return stale;
    const what = sayShelfTerms(before, terms, (await readCalendar(tx)).windows);
    if (what === '') return accept(before);
    await writeShelfTerms(tx, terms);
    await recordChange(tx, userId, { what });
    return accept(terms);
  });
}

type DayChange = Piece & { readonly pieces?: number; readonly isSoldOut?: boolean };

type DayChanges = {
  /** Left out: today. */
  readonly day?: LagosDay | undefined;
  readonly changes: readonly DayChange[];
};

/** What was made or will be, or that it is gone. Under the day's lock: no sale goes by the number before. */
export function changeShelfDay(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { day: named, changes }: DayChanges,
  readClock: () => Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx): Promise<Result<void>> => {
    const today = readLagosDay(readClock());
    const day = named ?? today;
    const checked = checkShelfDay(day, today);
    if (!checked.ok) return checked;
    await lockDays(tx, [day]);
    const items = await listShelfItems(tx);
    const isKnown = (change: Piece) => items.some((item) => isSamePiece(item, change));
    if (!changes.every(isKnown)) return NOT_ON_SHELF;
    for (const change of changes) {
      // Whoever puts pieces there says that it is not sold out.
      const isFilled = (change.pieces ?? 0) > 0;
      await writeDay(tx, day, { ...change, ...(isFilled && { isSoldOut: false }) });
    }
    const words: string[] = [];
    for (const change of changes.slice(0, RECORDED_MAX)) words.push(await sayChange(tx, change));
    const others = changes.length - words.length;
    if (others > 0) words.push(`${others} more`);
    await recordChange(tx, userId, { day, what: words.join(', ') });
    return accept(undefined);
  });
}

/** A whole product in all its sizes, on the shelf or not: with the day it is over. */
export function markProductSoldOut(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { productId, isSoldOut }: { readonly productId: string; readonly isSoldOut: boolean },
  readClock: () => Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const day = readLagosDay(readClock());
    await lockDays(tx, [day]);
    const [product] = await tx
      .select({ name: products.name, sizes: products.sizes })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.isCustom, false)));
    if (!product) return NO_SUCH_PRODUCT;
    for (const sizeId of listSizeIds(product.sizes))
      await writeDay(tx, day, { productId, sizeId, isSoldOut });
    await recordChange(tx, userId, { day, what: product.name, isSoldOut });
    return accept(undefined);
  });
}

export function saveShelfItem(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  item: ShelfItem,
  readClock: () => Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [SHELF_LOCK]);
    await lockDays(tx, [readLagosDay(readClock())]);
    const name = await findName(tx, item);
    if (name === undefined) return NO_SUCH_PRODUCT;
    const items = await listShelfItems(tx);
    const isNew = !items.some((each) => isSamePiece(each, item));
    if (isNew && items.length >= SHELF_ITEMS_MAX) return SHELF_FULL;
    await writeItem(tx, item);
    await recordChange(tx, userId, { what: name });
    return accept(undefined);
  });
}

export function removeShelfItem(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  piece: Piece,
  readClock: () => Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [SHELF_LOCK]);
    await lockDays(tx, [readLagosDay(readClock())]);
    await deleteItem(tx, piece);
    await recordChange(tx, userId, { what: (await findName(tx, piece)) ?? piece.productId });
    return accept(undefined);
  });
}

/** A tap that was wrong is taken back by then. */
const ALERT_DELAY_MS = 60_000;

/** On record with who did it; every screen that shows the shelf looks again, and whoever waits for something is told if it is back. */
async function recordChange(
  tx: Transaction,
  userId: string,
  details: { readonly what: string; readonly day?: LagosDay; readonly isSoldOut?: boolean },
): Promise<void> {
  const action = 'shop.shelf_changed';
  await recordAuditEvent(tx, { action, actorId: userId, subjectId: userId, details });
  await announceNews(tx, { kind: 'shelf' });
  await addJob(tx, 'send-stock-alerts', {}, { key: 'stock-alerts', delayMs: ALERT_DELAY_MS });
}

/** 'Meat pie: 30', 'Meat pie: sold out' */
async function sayChange(tx: Transaction, { pieces, isSoldOut, ...piece }: DayChange): Promise<string> {
  const name = (await findName(tx, piece)) ?? piece.productId;
  if (pieces !== undefined) return `${name}: ${pieces}`;
  return `${name}: ${isSoldOut ? 'sold out' : 'sold again'}`;
}

/** 'Puff-puff, box of 20'; undefined where there is no such product in this size. */
async function findName(tx: Transaction, { productId, sizeId }: Piece): Promise<string | undefined> {
  const [product] = await tx
    .select({ name: products.name, sizes: products.sizes })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) return undefined;
  const size = product.sizes.find(({ id }) => id === sizeId);
  const isSized = product.sizes.length > 0;
  if (isSized !== (size !== undefined) || (!isSized && sizeId !== null)) return undefined;
  return size ? `${product.name}, ${size.name}` : product.name;
}
