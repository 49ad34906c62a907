import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { countProducts } from './count-products.ts';
import { nameAllergens } from './name-allergens.ts';

/** As many as one line names. */
const NAMED_MAX = 2;

/** What is left out, by name where it is little, and why. */
export function describeHidden(
  count: number,
  allergens: Iterable<Allergen>,
  names: readonly string[] = [],
): string {
  const isNamed = names.length === count && count <= NAMED_MAX;
  return sayWhy(isNamed ? names.join(' and ') : countProducts(count), count, allergens);
}

/** The same of a few: the first by name, the others counted. */
export function describeHiddenNames(names: readonly string[], allergens: Iterable<Allergen>): string {
  const others = names.length - NAMED_MAX;
  const named =
    others > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} and ${others} more` : names.join(' and ');
  return sayWhy(named, names.length, allergens);
}

function sayWhy(hidden: string, count: number, allergens: Iterable<Allergen>): string {
  // What nobody has declared is among them.
  const isOrAre = count === 1 ? 'is hidden because it may contain' : 'are hidden because they may contain';
  return `${hidden} ${isOrAre} ${nameAllergens([...allergens], 'or')}.`;
}

/** Whoever avoids egg may have some of them all the same; blank where there are none. */
export function describeEgglessHidden(count: number, hiddenCount: number): string {
  if (count === 0) return '';
  return hiddenCount === 1 ? 'We can make it eggless.' : `We can make ${count} of them eggless.`;
}

/** That they are there after all. */
export function describeShownAnyway(allergens: Iterable<Allergen>): string {
  return `Products that contain ${nameAllergens([...allergens], 'or')} are shown with a warning.`;
}
