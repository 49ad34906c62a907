import { isDeclared } from './allergens.ts';
import { EGGLESS_OPTION } from './eggless.ts';
import type { ProductFilter } from './filter.ts';
import { findFreeFrom, leaveOutFreeFrom } from './free-from.ts';
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
  /** Who asks for eggless and halal needs both. */
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
      return listDiets(product);
    case 'flavor':
      return product.flavorTags;
    case 'allergens':
      return isDeclared(product) ? product.allergens : [UNDECLARED];
    case 'custom':
      return [String(product.isCustom)];
  }
}

function listDiets({ dietaryTags, egglessExtraInKobo }: Faceted): readonly string[] {
  const diets = leaveOutFreeFrom(dietaryTags);
  return egglessExtraInKobo === null ? diets : [...diets, EGGLESS_OPTION];
}

/** What a filter asks for; nothing in particular when empty. */
export function readChoice(filter: ProductFilter, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return filter.categories;
    case 'occasion':
      return filter.occasions;
    case 'dietary':
      return leaveOutFreeFrom(filter.dietaryTags);
    case 'flavor':
      return filter.flavorTags;
    case 'allergens':
      return listExcluded(filter);
    case 'custom':
      return filter.isCustom === null ? [] : [String(filter.isCustom)];
  }
}

/** Whoever asks for "Nut-free", by an old address, means what the allergens say. */
function listExcluded({ excludedAllergens, dietaryTags }: ProductFilter): readonly string[] {
  const excluded = new Set<string>([...excludedAllergens, ...dietaryTags.flatMap(findFreeFrom)]);
  return excluded.size === 0 ? [] : [...excluded, UNDECLARED];
}
