import { NO_FILTER, type ProductFilter } from '../catalogue/filter.ts';
import type { LagosDay } from '../delivery/lagos-time.ts';
import { KOBO_PER_NAIRA } from '../money.ts';
import { readGuestCount } from './guest-count.ts';
import { readNeededDay } from './needed-day.ts';
import { readPriceLimit } from './price-limit.ts';

/** What a query says of money, guests and the day, which no product is called after. */
export type TypedLimits = {
  readonly maxNaira: number | null;
  readonly guests: number | null;
  /** The day it is needed by. Suggestions are the same all day, and are not narrowed by it. */
  readonly findDay: ((today: LagosDay) => LagosDay) | null;
  /** What else is looked for. */
  readonly rest: string;
};

export function readTypedLimits(query: string): TypedLimits {
  const price = readPriceLimit(query);
  const guests = readGuestCount(price?.rest ?? query);
  const rest = guests?.rest ?? price?.rest ?? query;
  const needed = readNeededDay(rest);
  return {
    maxNaira: price?.maxNaira ?? null,
    guests: guests?.guests ?? null,
    findDay: needed?.findDay ?? null,
    rest: needed?.rest ?? rest,
  };
}

/** Of what suggestions are narrowed by. */
export function hasLimits({ maxNaira, guests }: TypedLimits): boolean {
  return maxNaira !== null || guests !== null;
}

/** In words that are read as the same limits again; blank without any. */
export function writeTypedLimits({ maxNaira, guests }: Pick<TypedLimits, 'maxNaira' | 'guests'>): string {
  return [
    ...(maxNaira === null ? [] : [`under ${maxNaira} naira`]),
    ...(guests === null ? [] : [`for ${guests} people`]),
  ].join(' ');
}

/** What the list of results is narrowed by. */
export function toLimitFilter({ maxNaira, guests }: TypedLimits, isEggless: boolean): ProductFilter {
  return {
    ...NO_FILTER,
    isEggless,
    guests,
    // Typed in whole naira, and no sum is too large to be compared with.
    maxPriceInKobo: maxNaira === null ? null : maxNaira * KOBO_PER_NAIRA,
  };
}
