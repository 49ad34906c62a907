import { isDeclared } from './allergens.ts';
import { EGGLESS_OPTION } from './eggless.ts';
import type { ProductFilter } from './filter.ts';
import type { ProductDetails } from './product.ts';

/** What a list can be narrowed by, besides the price. */
export const FACETS = ['category', 'occasion', 'dietary', 'flavor', 'allergens', 'custom'] as const;
export type Facet = (typeof FACETS)[number];

export type Faceted = Pick<
  ProductDetails,
  'category' | 'occasions' | 'dietaryTags' | 'flavorTags' | 'allergens' | 'isCustom' | 'egglessExtraInKobo'
>;

/** How a product must stand to the chosen values: have one of them, all of them, or none. */
export const FACET_RULES: Readonly<Record<Facet, 'one' | 'all' | 'none'>> = {
  category: 'one',
  occasion: 'one',
  /** Who asks for eggless and nut-free needs both. */
  dietary: 'all',
  flavor: 'one',
  allergens: 'none',
  custom: 'one',
};

/** Stands beside the allergens: whoever leaves out one of them leaves out what nobody has declared, too. Never counted as one. */
export const UNDECLARED = 'undeclared';

/** The values a product counts under. */
export function readFacetValues(product: Faceted, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return [product.category];
    case 'occasion':
      return product.occasions;
    case 'dietary':
      return product.egglessExtraInKobo === null
        ? product.dietaryTags
        : [...product.dietaryTags, EGGLESS_OPTION];
    case 'flavor':
      return product.flavorTags;
    case 'allergens':
      return isDeclared(product) ? product.allergens : [UNDECLARED];
    case 'custom':
      return [String(product.isCustom)];
  }
}

/** What a filter asks for; nothing in particular when empty. */
export function readChoice(filter: ProductFilter, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return filter.categories;
    case 'occasion':
      return filter.occasions;
    case 'dietary':
      return filter.dietaryTags;
    case 'flavor':
      return filter.flavorTags;
    case 'allergens':
      return filter.excludedAllergens.length === 0 ? [] : [...filter.excludedAllergens, UNDECLARED];
    case 'custom':
      return filter.isCustom === null ? [] : [String(filter.isCustom)];
  }
}
