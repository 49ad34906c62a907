import { ALLERGEN_NAMES, isAllergen } from '../catalogue/allergens.ts';
import { isFromCatalogue, isGoods, makeFreeLineId, NO_ALLERGENS } from './taken-orders.ts';

/** As people say them; one that an old order names and the list no longer has stays as it was written. */
export function nameAllergens(allergens: readonly string[]): readonly string[] {
  return allergens
    .filter((each) => each !== NO_ALLERGENS)
    .map((each) => (isAllergen(each) ? ALLERGEN_NAMES[each].toLowerCase() : each));
}

type Contained = { readonly productId: string; readonly allergens: readonly string[] };

/** What is said of these lines beside the allergens they are known to contain; null: nothing. A custom item for which nobody entered them may contain any. */
export function sayUndeclared(lines: readonly Contained[]): string | null {
  const goods = lines.filter(isGoods);
  const custom = goods.filter((line) => !isFromCatalogue(line) && line.allergens.length === 0);
  if (custom.length > 0)
    return custom.length === goods.length ? 'Allergens not entered' : 'Allergens of custom items not entered';
  return goods.some(({ allergens }) => nameAllergens(allergens).length > 0) ? null : 'No allergens declared';
}

/** Of one custom item. */
export function sayCustomAllergens(allergens: readonly string[]): string {
  const undeclared = sayUndeclared([{ productId: makeFreeLineId(''), allergens }]);
  return undeclared ?? `Contains ${nameAllergens(allergens).join(', ')}`;
}
