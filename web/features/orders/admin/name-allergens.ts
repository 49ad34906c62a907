import { ALLERGEN_NAMES, isAllergen } from '../../../../domain/catalogue/allergens.ts';

/** As people say them; one that an old order names and the list no longer has stays as it was written. */
export function nameAllergens(allergens: readonly string[]): readonly string[] {
  return allergens.map((each) => (isAllergen(each) ? ALLERGEN_NAMES[each].toLowerCase() : each));
}
