import { ALLERGEN_NAMES, type Allergen } from '../../../domain/catalogue/allergens.ts';

export function countResults(total: number, shown: number): string {
  if (total === 1) return '1 bake';
  return shown < total ? `The best ${shown} of ${total} bakes` : `${total} bakes`;
}

/** Says what is kept from the shopper and why, or that it is there after all. */
export function describeHidden(count: number, avoided: Iterable<Allergen>, isShownAnyway: boolean): string {
  const names = [...avoided].map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase());
  const allergens = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  if (isShownAnyway) return `Bakes that contain ${allergens} are among these, each with a warning.`;
  return count === 1
    ? `1 bake is hidden because it contains ${allergens}.`
    : `${count} bakes are hidden because they contain ${allergens}.`;
}
