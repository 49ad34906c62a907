import type { Allergen } from '../../../../domain/catalogue/allergens.ts';

/** Asked for so often that they are always named, even to say that they are not in it. */
export const OFTEN_ASKED_ALLERGENS: ReadonlySet<Allergen> = new Set([
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanuts',
  'soya',
]);
