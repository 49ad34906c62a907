import { isDeclared } from './allergens.ts';
import { EGGLESS, EGGLESS_OPTION, fitEggless, isEgglessTag } from './eggless.ts';
import { type ProductFilter, wantsEggless } from './filter.ts';
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
const UNDECLARED = 'undeclared';

/** Stands beside egg where it cannot be left out: whoever wants eggless what can be made so leaves out these alone. */
const ALWAYS_EGG = 'always egg';

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
      return listDeclared(product);
    case 'custom':
      return [String(product.isCustom)];
  }
}

/** What is eggless is told by the allergens, as a search does; what is made so counts with it, and by itself. */
function listDiets(product: Faceted): readonly string[] {
  const diets = leaveOutFreeFrom(product.dietaryTags).filter((tag) => !isEgglessTag(tag));
  const fit = fitEggless(product);
  if (fit === undefined) return diets;
  return fit === 'by-itself' ? [...diets, EGGLESS] : [...diets, EGGLESS, EGGLESS_OPTION];
}

function listDeclared(product: Faceted): readonly string[] {
  if (!isDeclared(product)) return [UNDECLARED];
  const { allergens } = product;
  return allergens.includes('egg') && fitEggless(product) === undefined
    ? [...allergens, ALWAYS_EGG]
    : allergens;
}

/** What a stored value counts as, for somebody with this filter; null: as nothing. */
export function nameCounted(facet: Facet, value: string, filter: ProductFilter): string | null {
  if (facet !== 'allergens') return value;
  if (value === UNDECLARED || value === (wantsEggless(filter) ? 'egg' : ALWAYS_EGG)) return null;
  return value === ALWAYS_EGG ? 'egg' : value;
}

/** What a filter asks for; nothing in particular when empty. */
export function readChoice(filter: ProductFilter, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return filter.categories;
    case 'occasion':
      return filter.occasions;
    case 'dietary':
      return leaveOutFreeFrom(filter.dietaryTags).map((tag) => (isEgglessTag(tag) ? EGGLESS : tag));
    case 'flavor':
      return filter.flavorTags;
    case 'allergens':
      return listExcluded(filter);
    case 'custom':
      return filter.isCustom === null ? [] : [String(filter.isCustom)];
  }
}

/** Whoever asks for "Nut-free", by an old address, means what the allergens say. */
function listExcluded(filter: ProductFilter): readonly string[] {
  const named = [...filter.excludedAllergens, ...filter.dietaryTags.flatMap(findFreeFrom)];
  const egg = wantsEggless(filter) ? ALWAYS_EGG : 'egg';
  const excluded = new Set(named.map((allergen) => (allergen === 'egg' ? egg : allergen)));
  return excluded.size === 0 ? [] : [...excluded, UNDECLARED];
}
