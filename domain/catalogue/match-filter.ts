import { EGGLESS_OPTION } from './eggless.ts';
import { FACET_RULES, FACETS, type Facet, type Faceted, readChoice, readFacetValues } from './facets.ts';
import type { ProductFilter } from './filter.ts';
import { canServe, listServingPieces } from './needs.ts';
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

/** What is asked for made eggless must not cost more than the limit with its extra; its card shows the price without. */
export function matchesPrice(product: Filterable, filter: ProductFilter): boolean {
  const { minPriceInKobo, maxPriceInKobo, guests, dietaryTags } = filter;
  const extra = dietaryTags.includes(EGGLESS_OPTION) ? (product.egglessExtraInKobo ?? 0) : 0;
  const most = (maxPriceInKobo ?? Number.POSITIVE_INFINITY) - extra;
  return listPricesToPay(product, guests).some((price) => price >= (minPriceInKobo ?? 0) && price <= most);
}

/** What it is listed at; where it has to feed so many, of the sizes that do: a price that feeds six is no answer for twenty. */
export function listPricesToPay(product: Filterable, guests: number | null): readonly number[] {
  const pieces = guests === null ? [product] : listServingPieces(product, guests);
  return pieces.map(({ priceInKobo }) => computePriceToPay(priceInKobo, product.discountPercentage));
}
