import { FACET_RULES, FACETS, type Facet, type Faceted, readChoice, readFacetValues } from './facets.ts';
import type { ProductFilter } from './filter.ts';
import { canServe } from './needs.ts';
import { computePriceToPay } from './price.ts';
import type { ProductDetails, ProductSize } from './product.ts';

export type Filterable = Faceted &
  Pick<ProductDetails, 'priceInKobo' | 'discountPercentage' | 'servings' | 'leadTimeHours'> & {
    readonly sizes: readonly Pick<ProductSize, 'servings'>[];
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

function matchesPrice(product: Filterable, { minPriceInKobo, maxPriceInKobo }: ProductFilter): boolean {
  const priceToPay = computePriceToPay(product.priceInKobo, product.discountPercentage);
  return priceToPay >= (minPriceInKobo ?? 0) && priceToPay <= (maxPriceInKobo ?? Number.POSITIVE_INFINITY);
}
