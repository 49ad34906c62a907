import { NO_FILTER, type ProductFilter } from '../catalogue/filter.ts';
import { KOBO_PER_NAIRA } from '../money.ts';
import { readGuestCount } from './guest-count.ts';
import { readPriceLimit } from './price-limit.ts';

/** What a query says of money and guests, which no product is called after. */
export type TypedLimits = {
  readonly maxNaira: number | null;
  readonly guests: number | null;
  /** What else is looked for. */
  readonly rest: string;
};

export function readTypedLimits(query: string): TypedLimits {
  const price = readPriceLimit(query);
  const guests = readGuestCount(price?.rest ?? query);
  return {
    maxNaira: price?.maxNaira ?? null,
    guests: guests?.guests ?? null,
    rest: guests?.rest ?? price?.rest ?? query,
  };
}

export function hasLimits({ maxNaira, guests }: TypedLimits): boolean {
  return maxNaira !== null || guests !== null;
}

/** In words that are read as the same limits again; blank without any. */
export function writeTypedLimits({ maxNaira, guests }: Omit<TypedLimits, 'rest'>): string {
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
