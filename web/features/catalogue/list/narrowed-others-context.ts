import { useSearchParams } from 'react-router';
import { readListedProduct } from '../../../../contract/product-filter.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { readListFilter, writeListAddress } from './address/list-address.ts';
import { useListChips } from './address/use-list-chips.ts';
import { narrowList } from './narrow-list.ts';

/** What is offered in place of what was looked for, narrowed by the filters of the address as the results would be, and a way to take each off. */
export function useNarrowedOthers(
  query: string,
  others: readonly ProductAnswer[],
  /** What the words leave out, which have chips of their own. */
  typedAllergens: ReadonlySet<Allergen>,
) {
  const [parameters] = useSearchParams();
  const filter = readListFilter(parameters, query);
  const chips = useListChips(filter)
    .filter(({ allergen }) => !(allergen && typedAllergens.has(allergen)))
    .map(({ label, without }) => ({ name: label, to: writeListAddress(without) }));
  const isEggless = typedAllergens.has('egg') || filter.excludeAllergens.includes('egg');
  const fitting = narrowList(others.map(readListedProduct), filter, isEggless).products;
  return { chips, products: fitting.map(({ answer }) => answer) };
}
