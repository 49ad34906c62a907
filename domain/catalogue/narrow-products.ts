import { EGGLESS, EGGLESS_OPTION } from './eggless.ts';
import { FACET_RULES, FACETS, type Facet, nameCounted, readFacetValues } from './facets.ts';
import { NO_FILTER, type ProductFilter, type ProductSort, wantsEggless } from './filter.ts';
import { comparePositions, findPosition } from './list-order.ts';
import { type Filterable, listPricesToPay, matchesFilter } from './match-filter.ts';
import type { Product } from './product.ts';

type Listed = Filterable & Pick<Product, 'id' | 'createdAt'>;
type FacetCount = { readonly value: string; readonly count: number };

export type Narrowed<Kind> = {
  readonly products: readonly Kind[];
  /** What each further choice would leave, as the list of the shop counts it. */
  readonly facets: Readonly<Record<Facet, readonly FacetCount[]>>;
  readonly priceRangeInKobo: { readonly min: number; readonly max: number } | null;
};

/** Without a choice of this facet; the price is one of them here. */
const WITHOUT: Readonly<Record<Facet | 'price', Partial<ProductFilter>>> = {
  category: { categories: NO_FILTER.categories },
  occasion: { occasions: NO_FILTER.occasions },
  dietary: { dietaryTags: NO_FILTER.dietaryTags },
  flavor: { flavorTags: NO_FILTER.flavorTags },
  allergens: { excludedAllergens: NO_FILTER.excludedAllergens },
  custom: { isCustom: NO_FILTER.isCustom },
  price: { minPriceInKobo: NO_FILTER.minPriceInKobo, maxPriceInKobo: NO_FILTER.maxPriceInKobo },
};

/** A list that is at hand whole, such as what a search has found. `sort` is null where it has an order of its own. */
export function narrowProducts<Kind extends Listed>(
  all: readonly Kind[],
  filter: ProductFilter,
  sort: ProductSort | null,
): Narrowed<Kind> {
  const matching = (change: Partial<ProductFilter>) =>
    all.filter((product) => matchesFilter(product, { ...filter, ...change }));
  const products = matching({});
  // What would be made eggless costs its extra, too, and has no egg: other prices and allergens are within the filter.
  const eggless = [EGGLESS, EGGLESS_OPTION]
    .map((value) => ({ value, count: matching({ dietaryTags: [...filter.dietaryTags, value] }).length }))
    .filter(({ count }) => count > 0);
  const count = (facet: Facet): readonly FacetCount[] => {
    const among = FACET_RULES[facet] === 'all' ? products : matching(WITHOUT[facet]);
    const counts = countValues(among, facet, filter);
    if (facet !== 'dietary') return counts;
    return [...counts.filter(({ value }) => value !== EGGLESS && value !== EGGLESS_OPTION), ...eggless];
  };
  return {
    products: sort === null ? products : sortProducts(products, sort, wantsEggless(filter)),
    // Made from the very list of names that the record's type is made from.
    facets: Object.fromEntries(FACETS.map((facet) => [facet, count(facet)])) as Narrowed<Kind>['facets'],
    priceRangeInKobo: findPriceRange(matching(WITHOUT.price), filter),
  };
}

function sortProducts<Kind extends Listed>(
  products: readonly Kind[],
  sort: ProductSort,
  isEggless: boolean,
): readonly Kind[] {
  return products.toSorted((one, other) =>
    comparePositions(findPosition(one, sort, isEggless), findPosition(other, sort, isEggless)),
  );
}

function countValues(
  products: readonly Listed[],
  facet: Facet,
  filter: ProductFilter,
): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const stored of readFacetValues(product, facet)) {
      const value = nameCounted(facet, stored, filter);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

function findPriceRange(
  products: readonly Listed[],
  filter: ProductFilter,
): Narrowed<Listed>['priceRangeInKobo'] {
  const prices = products.flatMap((product) => listPricesToPay(product, filter));
  if (prices.length === 0) return null;
  return { min: Math.min(...prices), max: Math.max(...prices) };
}
