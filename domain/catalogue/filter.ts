import type { Allergen } from './allergens.ts';
import { asksForEggless } from './eggless.ts';
import type { Occasion } from './occasions.ts';

/** `featured`: discounted and custom ones first, as the home page shows them. */
export const PRODUCT_SORTS = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** An empty list or null asks for nothing in particular. */
export type ProductFilter = {
  /** One of them. */
  readonly categories: readonly string[];
  /** All of them: who asks for eggless and halal needs both. */
  readonly dietaryTags: readonly string[];
  /** One of them. */
  readonly flavorTags: readonly string[];
  /** One of them. */
  readonly occasions: readonly Occasion[];
  /** None of them. */
  readonly excludedAllergens: readonly Allergen[];
  readonly isCustom: boolean | null;
  /** Whether what can be made eggless is wanted so, as a search says it: its extra is then part of every price, and its egg left out. */
  readonly isEggless: boolean;
  /** Both ends included, by the price to pay. */
  readonly minPriceInKobo: number | null;
  readonly maxPriceInKobo: number | null;
  /** How many one of it has to feed. */
  readonly guests: number | null;
  /** The most hours of notice it may need. */
  readonly maxLeadTimeHours: number | null;
};

export const NO_FILTER: ProductFilter = {
  categories: [],
  dietaryTags: [],
  flavorTags: [],
  occasions: [],
  excludedAllergens: [],
  isCustom: null,
  isEggless: false,
  minPriceInKobo: null,
  maxPriceInKobo: null,
  guests: null,
  maxLeadTimeHours: null,
};

/** Whether what can be made eggless is wanted so: by a search, or by the diet. */
export function wantsEggless({ isEggless, dietaryTags }: ProductFilter): boolean {
  return isEggless || asksForEggless(dietaryTags);
}
