import { isDeclared } from './allergens.ts';
import type { ProductDetails } from './product.ts';

/** Dearer than any cake’s change of sponge. */
export const EGGLESS_EXTRA_MAX_IN_KOBO = 10_000_000;

/** The diet of what has no egg, or is made without. */
export const EGGLESS = 'Eggless';

/** The diet that a product counts under which can be made without egg, but is not by itself. */
export const EGGLESS_OPTION = 'Eggless option';

/** What a search is narrowed to that leaves out egg, by its words or by the filter. */
export const EGGLESS_OR_MADE_SO = 'Eggless or can be made eggless';

/** How a product is had without egg: as it is, or made so for its extra. */
export type EgglessFit = 'by-itself' | 'eggless';

/** Undefined where it is not: what contains egg, and what says nothing of what is in it. A tag does not help against the allergens. */
export function fitEggless(
  product: Pick<ProductDetails, 'allergens' | 'dietaryTags' | 'egglessExtraInKobo'>,
): EgglessFit | undefined {
  if (!isDeclared(product)) return undefined;
  if (!product.allergens.includes('egg')) return 'by-itself';
  return product.egglessExtraInKobo === null ? undefined : 'eggless';
}

/** However it was typed. */
export function isEgglessTag(tag: string): boolean {
  return tag.trim().toLowerCase() === EGGLESS.toLowerCase();
}

/** Who asks for one of these diets wants eggless whatever can be made so: with its extra in the price, and its egg left out. */
export function asksForEggless(dietaryTags: readonly string[]): boolean {
  return dietaryTags.some((tag) => isEgglessTag(tag) || tag === EGGLESS_OPTION);
}

/** What it costs more for whoever wants it made without egg. */
export function computeEgglessExtra(
  { egglessExtraInKobo }: Pick<ProductDetails, 'egglessExtraInKobo'>,
  isEggless: boolean,
): number {
  return isEggless ? (egglessExtraInKobo ?? 0) : 0;
}

type CanBeEggless = Pick<ProductDetails, 'isCustom' | 'allergens' | 'egglessExtraInKobo'>;

/** What has no egg has no eggless version, and a designed cake chooses its own sponge. */
export function settleEgglessExtra({ isCustom, allergens, egglessExtraInKobo }: CanBeEggless): number | null {
  return isCustom || !allergens.includes('egg') ? null : egglessExtraInKobo;
}

/** What of its allergens is in a piece as it was chosen. */
export function listChosenAllergens<Name extends string>(
  allergens: readonly Name[],
  isEggless: boolean,
): readonly Name[] {
  return isEggless ? allergens.filter((allergen) => allergen !== 'egg') : allergens;
}

/** What was chosen, in words: "8-inch, eggless". Null where there was nothing to choose. */
export function nameChoice(sizeName: string | null, isEggless: boolean): string | null {
  if (!isEggless) return sizeName;
  return sizeName === null ? 'Eggless' : `${sizeName}, eggless`;
}
