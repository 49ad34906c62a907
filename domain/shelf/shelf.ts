import { countDaysBetween, findWeekday, type LagosDay, type TimeOfDay } from '../delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../refusal.ts';

export const SHELF_ITEMS_MAX = 200;
export const SHELF_PIECES_MAX = 10_000;
export const SHELF_NOTICE_MAX_HOURS = 48;
/** How far ahead a day can be planned. */
export const SHELF_AHEAD_DAYS = 60;
/** How far ahead a sold-out product is looked for. */
export const BACK_WITHIN_DAYS = 14;

/** What the owner has switched on, and until when today's orders are taken for each window. */
export type ShelfTerms = {
  readonly isOn: boolean;
  readonly isCounterSaleOn: boolean;
  /** By window id; a window that is not named is not offered on the same day. */
  readonly cutOffs: Readonly<Record<string, TimeOfDay>>;
};

export const NO_SHELF: ShelfTerms = { isOn: false, isCounterSaleOn: false, cutOffs: {} };

/** One product in one size, or in none. */
export type Piece = { readonly productId: string; readonly sizeId: string | null };

export type ShelfItem = Piece & {
  /** From the order to the beginning of its window. */
  readonly noticeHours: number;
  /** Pieces on each weekday, Monday first. */
  readonly week: readonly number[];
};

/** A day on which an item differs from its weekday. */
export type ShelfException = Piece & {
  /** Null: as on every such weekday. */
  readonly pieces: number | null;
  readonly isSoldOut: boolean;
};

export type StockedItem = Piece & {
  readonly noticeHours: number;
  readonly pieces: number;
  readonly taken: number;
  /** What may still be sold. */
  readonly left: number;
  readonly isSoldOut: boolean;
  /** False: not on the shelf, only marked as sold out. */
  readonly isCounted: boolean;
};

export type WantedPieces = Piece & { readonly quantity: number };

export type ShelfLine = WantedPieces & {
  readonly inscription: string;
  readonly design: string;
  readonly isEggless: boolean;
};

export function isSamePiece(one: Piece, other: Piece): boolean {
  return one.productId === other.productId && one.sizeId === other.sizeId;
}

export function planPieces({ week }: Pick<ShelfItem, 'week'>, day: LagosDay): number {
  return week[findWeekday(day)] ?? 0;
}

/** What is past is past, and far ahead nobody knows. */
export function checkShelfDay(day: LagosDay, today: LagosDay): Result<void, 'day_out_of_range'> {
  const ahead = countDaysBetween(today, day);
  if (ahead >= 0 && ahead <= SHELF_AHEAD_DAYS) return accept(undefined);
  const message = `Choose a day from today to ${SHELF_AHEAD_DAYS} days ahead.`;
  return refuse('invalid', 'day_out_of_range', message, { day: message });
}

/** What the shelf of one day holds and what of it is taken; what is marked as sold out without being counted has nothing left. */
export function stockShelf(
  items: readonly ShelfItem[],
  exceptions: readonly ShelfException[],
  taken: readonly WantedPieces[],
  day: LagosDay,
): readonly StockedItem[] {
  const counted = items.map((item) => {
    const exception = exceptions.find((each) => isSamePiece(each, item));
    const pieces = exception?.pieces ?? planPieces(item, day);
    const isSoldOut = exception?.isSoldOut ?? false;
    const gone = taken
      .filter((each) => isSamePiece(each, item))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const { productId, sizeId, noticeHours } = item;
    const left = isSoldOut ? 0 : Math.max(0, pieces - gone);
    return { productId, sizeId, noticeHours, pieces, taken: gone, left, isSoldOut, isCounted: true };
  });
  const marked = exceptions
    .filter((each) => each.isSoldOut && !items.some((item) => isSamePiece(item, each)))
    .map(({ productId, sizeId }) => ({ productId, sizeId, ...NOTHING_LEFT }));
  return [...counted, ...marked];
}

const NOTHING_LEFT = { noticeHours: 0, pieces: 0, taken: 0, left: 0, isSoldOut: true, isCounted: false };

/** What of a cart can be had together today: the lines that are left out by their place in the list, and the notice of the rest. */
export type PartForToday = { readonly without: readonly number[]; readonly noticeHours: number };

/**
 * What of the wanted lines lies on the shelf: first all of it, then without what asks for the longest notice, and so on. Lines of
 * one product are taken together: the first ones get what there is. Empty where nothing of it is there.
 */
export function listPartsForToday(
  stock: readonly StockedItem[],
  lines: readonly ShelfLine[],
): readonly PartForToday[] {
  const left = new Map(stock.map((item) => [item, item.left]));
  const notices = lines.map((line) => {
    const item = stock.find((each) => isSamePiece(each, line));
    const remaining = item ? (left.get(item) ?? 0) - line.quantity : -1;
    if (!item || remaining < 0 || !isReadyMade(line)) return undefined;
    left.set(item, remaining);
    return item.noticeHours;
  });
  const levels = [...new Set(notices.filter((hours) => hours !== undefined))].sort(
    (one, other) => other - one,
  );
  return levels.map((noticeHours) => ({
    noticeHours,
    without: notices.flatMap((hours, place) => (hours === undefined || hours > noticeHours ? [place] : [])),
  }));
}

/** The notice of all of it; undefined where something is not on the shelf. */
export function findShelfNotice(
  stock: readonly StockedItem[],
  lines: readonly ShelfLine[],
): number | undefined {
  const [most] = listPartsForToday(stock, lines);
  return most?.without.length === 0 ? most.noticeHours : undefined;
}

type Valued = Pick<StockedItem, 'noticeHours' | 'left'> & { readonly priceInKobo: number };

/** The shortest notice within which what is left is worth the smallest order that is taken; undefined: all of it is too little. */
export function findQuickestNotice(stock: readonly Valued[], minimumInKobo: number): number | undefined {
  const levels = stock.filter(({ left }) => left > 0).map(({ noticeHours }) => noticeHours);
  return [...new Set(levels)]
    .sort((one, other) => one - other)
    .find((notice) => {
      const within = stock.filter(({ noticeHours }) => noticeHours <= notice);
      const worth = within.reduce((sum, { left, priceInKobo }) => sum + left * priceInKobo, 0);
      return worth >= minimumInKobo;
    });
}

/** What somebody writes on it or changes about it has still to be made. */
function isReadyMade({ inscription, design, isEggless }: ShelfLine): boolean {
  return inscription === '' && design === '' && !isEggless;
}

/** Of what is counted, what the shelf cannot give: the first such line, with what is left. Whatever is not on the shelf is not counted. */
export function findShortage(
  stock: readonly StockedItem[],
  wanted: readonly WantedPieces[],
): (Piece & { readonly left: number }) | undefined {
  for (const item of stock) {
    const quantity = wanted
      .filter((each) => isSamePiece(each, item))
      .reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > item.left) return { productId: item.productId, sizeId: item.sizeId, left: item.left };
  }
  return undefined;
}

/** The first of these days on which there will be some: by the day's own number, or the week's; undefined: none. */
export function findBack(
  item: ShelfItem,
  exceptions: readonly (ShelfException & { readonly day: LagosDay })[],
  daysAhead: readonly LagosDay[],
): LagosDay | undefined {
  return daysAhead.find((day) => {
    const exception = exceptions.find((each) => each.day === day && isSamePiece(each, item));
    return !exception?.isSoldOut && (exception?.pieces ?? planPieces(item, day)) > 0;
  });
}
