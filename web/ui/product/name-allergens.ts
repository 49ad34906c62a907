import { ALLERGEN_NAMES, type Allergen } from '../../../domain/catalogue/allergens.ts';
import { joinWords } from '../formats/join-words.ts';

/** Within a sentence: "tree nuts, milk or egg". */
export function nameAllergens(allergens: readonly Allergen[], last: 'and' | 'or'): string {
  const names = allergens.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase());
  return joinWords(names, last);
}
