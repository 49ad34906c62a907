import { computeEgglessExtra } from './eggless.ts';
import { FACET_RULES, FACETS, type Facet, type Faceted, readChoice, readFacetValues } from './facets.ts';
import { type ProductFilter, wantsEggless } from './filter.ts';
import { canServe, isEnoughFor, listServingPieces } from './needs.ts';
import { computePriceToPay } from './price.ts';
import type { ProductDetails, ProductSize } from './product.ts';

export type Filterable = Faceted &
  Pick<ProductDetails, 'priceInKobo' | 'discountPercentage' | 'servings' | 'leadTimeHours'> & {
    readonly sizes: readonly Pick<ProductSize, 'servings' | 'priceInKobo'>[];
  };

export function matchesFilter(product: Filterable, filter: ProductFilter): boolean {
  return (
    FACETS.every((facet) => matchesChoice(product, facet, filter)) &&
    matchesPrice(product, filter) &&
    matchesNeeds(product, filter)
  );
}

/** Who it has to feed, and how soon. */
export function matchesNeeds(product: Filterable, { guests, maxLeadTimeHours }: ProductFilter): boolean {
  if (guests !== null && !canServe(product, guests)) return false;
  return maxLeadTimeHours === null || product.leadTimeHours <= maxLeadTimeHours;
}

function matchesChoice(product: Filterable, facet: Facet, filter: ProductFilter): boolean {
  const chosen = readChoice(filter, facet);
  if (chosen.length === 0) return true;
  const values = readFacetValues(product, facet);
  switch (FACET_RULES[facet]) {
    case 'one':
      return chosen.some((value) => values.includes(value));
    case 'all':
      return chosen.every((value) => values.includes(value));
    case 'none':
      return !chosen.some((value) => values.includes(value));
  }
}

export function matchesPrice(product: Filterable, filter: ProductFilter): boolean {
  if (filter.minPriceInKobo === null && filter.maxPriceInKobo === null) return true;
  const [least, most] = [filter.minPriceInKobo ?? 0, filter.maxPriceInKobo ?? Number.POSITIVE_INFINITY];
  return listPricesToPay(product, filter).some((price) => price >= least && price <= most);
}

/**
 * What it is listed at; where it has to feed so many, of the sizes that do: a price that feeds six is no answer for twenty, and what
 * a design for them costs nobody knows before it is made. What is wanted eggless costs its extra, too.
 */
export function listPricesToPay(product: Filterable, filter: ProductFilter): readonly number[] {
  const extra = computeEgglessExtra(product, wantsEggless(filter));
  const { guests } = filter;
  const pieces =
    guests === null
      ? [product]
      : listServingPieces(product, guests).filter((piece) => isEnoughFor(piece, guests));
  return pieces.map(({ priceInKobo }) => computePriceToPay(priceInKobo, product.discountPercentage) + extra);
}
