import { computeEgglessExtra } from './eggless.ts';
import { isFeatured } from './featured.ts';
import type { ProductSort } from './filter.ts';
import { computePriceToPay } from './price.ts';
import type { Product } from './product.ts';

/**
 * Where a product stands in an order: smaller keys first, ids where keys are equal. Made from the product alone, so
 * that it still marks its place after products before it came or went.
 */
export type ListPosition = { readonly key: number; readonly id: string };

type Sortable = Pick<
  Product,
  'id' | 'priceInKobo' | 'discountPercentage' | 'egglessExtraInKobo' | 'isCustom' | 'createdAt'
>;

/** Later than every moment, and small enough for the sum to be exact. */
const AFTER_ALL_FEATURED = 2 ** 52;

/** Whoever wants it made without egg pays its extra, too. */
export function findPosition(product: Sortable, sort: ProductSort, isEggless = false): ListPosition {
  return { key: computeSortKey(product, sort, isEggless), id: product.id };
}

function computeSortKey(product: Sortable, sort: ProductSort, isEggless: boolean): number {
  const price =
    computePriceToPay(product.priceInKobo, product.discountPercentage) +
    computeEgglessExtra(product, isEggless);
  const newestFirst = -product.createdAt.getTime();
  switch (sort) {
    case 'featured':
      return isFeatured(product) ? newestFirst : AFTER_ALL_FEATURED + newestFirst;
    case 'newest':
      return newestFirst;
    case 'price-up':
      return price;
    case 'price-down':
      return -price;
  }
}

export function comparePositions(one: ListPosition, other: ListPosition): number {
  if (one.key !== other.key) return one.key - other.key;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
