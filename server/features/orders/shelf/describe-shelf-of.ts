import { inArray } from 'drizzle-orm';
import type { Availability, OfferedSlot } from '../../../../contract/availability.ts';
import { computePieceOffer } from '../../../../domain/catalogue/piece-offer.ts';
import {
  type AvailabilityQuestion,
  type DayAvailability,
  describeDay,
  findEarliest,
  planDay,
} from '../../../../domain/delivery/availability.ts';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { findSmallestMinimum, type Zone } from '../../../../domain/delivery/zones.ts';
import {
  BACK_WITHIN_DAYS,
  findBack,
  findQuickestNotice,
  isSamePiece,
  listPartsForToday,
  type ShelfLine,
  type ShelfTerms,
  type StockedItem,
} from '../../../../domain/shelf/shelf.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { listSoldProducts } from '../placing/sold-products.store.ts';
import { listProductIds } from './find-same-day.ts';
import { listExceptions, listShelfItems, readLimits, readStock } from './shelf.store.ts';

type Asked = AvailabilityQuestion & { readonly shelf: ShelfTerms };
type SeenShelf = Pick<Availability, 'today' | 'shelf'>;

/** What today's shelf says about a cart beyond the days themselves. */
export async function describeShelfOf(
  db: Database,
  question: Asked,
  lines: readonly ShelfLine[],
): Promise<SeenShelf> {
  const { shelf, now } = question;
  const [only, ...others] = lines;
  const isSingle = others.length === 0;
  if (!only || !(shelf.isOn || isSingle)) return {};
  const asked = { day: readLagosDay(now), now, productIds: listProductIds(lines) };
  const stock = await readLimits(db, shelf, asked);
  return isSingle ? describeSingle(db, question, stock, only) : describePart(db, question, stock, lines);
}

/** '7 left today', or when there is more. */
async function describeSingle(
  db: Database,
  { calendar, exceptions, shelf, now }: Asked,
  stock: readonly StockedItem[],
  line: ShelfLine,
): Promise<SeenShelf> {
  const counted = stock.find((each) => isSamePiece(each, line));
  if (!counted) return {};
  // Its next day is the earliest one: nothing is known of pieces.
  if (!shelf.isOn || !counted.isCounted) return { shelf: { left: 0, backOn: null, isUncounted: true } };
  const item = (await listShelfItems(db, [line.productId])).find((each) => isSamePiece(each, line));
  if (!item) return {};
  const today = readLagosDay(now);
  const ahead = Array.from({ length: BACK_WITHIN_DAYS }, (_, place) => addDays(today, place + 1));
  const open = ahead.filter((day) => planDay(calendar, exceptions, day).isOpen);
  const planned = await listExceptions(db, ahead);
  return { shelf: { left: counted.left, backOn: findBack(item, planned, open) ?? null } };
}

/** 'Without the cake you could have it at 15:00': as much of it as can be had today, where not all of it can. */
async function describePart(
  db: Database,
  question: Asked,
  stock: readonly StockedItem[],
  lines: readonly ShelfLine[],
): Promise<SeenShelf> {
  const { shelf, demand, now } = question;
  for (const { without, noticeHours } of listPartsForToday(stock, lines)) {
    const sameDay = { cutOffs: shelf.cutOffs, noticeHours: noticeHours + (demand.wayHours ?? 0) };
    const window = findFreeWindow(describeDay({ ...question, sameDay }, readLagosDay(now)));
    if (!window) continue;
    // All of it can be had: nothing is in the way.
    if (without.length === 0) return {};
    const names = await listNames(
      db,
      lines.filter((_, place) => without.includes(place)),
    );
    return { today: { slot: window, without: names } };
  }
  return {};
}

/** The first window of today for which an order from the shelf can still be placed: for delivery, one that is worth the smallest minimum. */
export async function findQuickestToday(
  db: Database,
  question: Asked & { readonly zones: readonly Pick<Zone, 'minimumInKobo'>[] },
): Promise<OfferedSlot | undefined> {
  const { shelf, zones, demand, now } = question;
  if (!shelf.isOn) return undefined;
  const day = readLagosDay(now);
  const stock = await readStock(db, { day, now });
  const sold = await listSoldProducts(db, listProductIds(stock));
  const valued = stock.flatMap((item) => {
    const product = sold.find(({ id }) => id === item.productId);
    const offer = product && computePieceOffer(product, { sizeId: item.sizeId, isEggless: false });
    return offer ? [{ ...item, priceInKobo: offer.unitPriceInKobo }] : [];
  });
  const minimum = demand.method === 'delivery' ? findSmallestMinimum(zones) : undefined;
  const noticeHours = findQuickestNotice(valued, minimum ?? 0);
  if (noticeHours === undefined) return undefined;
  const sameDay = { cutOffs: shelf.cutOffs, noticeHours };
  return findFreeWindow(describeDay({ ...question, sameDay }, day));
}

function findFreeWindow(day: DayAvailability): OfferedSlot | undefined {
  const free = findEarliest([day]);
  const window = free && day.windows.find(({ id }) => id === free.windowId);
  return window && { day: day.day, windowId: window.id, from: window.from, to: window.to };
}

async function listNames(db: Database, lines: readonly ShelfLine[]): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(inArray(products.id, [...listProductIds(lines)]));
  return rows.map(({ name }) => name);
}
