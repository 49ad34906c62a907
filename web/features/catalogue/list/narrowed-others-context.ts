import { useSearchParams } from 'react-router';
import { readListedProduct } from '../../../../contract/product-filter.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { readListFilter, writeListAddress } from './address/list-address.ts';
import { useListChips } from './address/use-list-chips.ts';
import { narrowList } from './narrow-list.ts';
import { leaveOutAvoided, toggleAvoided } from './safe/safe-list.ts';

type OthersChip = {
  readonly name: string;
  /** The address without it. */
  readonly to: string;
  readonly onRemove: () => void;
};

/**
 * For what is offered in place of what was looked for: the filters of the address and what the shopper avoids, as the results have
 * them, and a way to take each off.
 */
export function useNarrowedOthers(
  query: string,
  /** What the words leave out, which have chips of their own. */
  typedAllergens: ReadonlySet<Allergen>,
) {
  const [parameters] = useSearchParams();
  const avoided = useAvoidedAllergens();
  const asked = readListFilter(parameters, query);
  const isTypedEggless = typedAllergens.has('egg');
  const filter = leaveOutAvoided(asked, avoided, isTypedEggless || undefined) ?? asked;
  const chips = useListChips(filter)
    .filter(({ allergen }) => !(allergen && typedAllergens.has(allergen)))
    .map(({ label, without, allergen }): OthersChip => {
      const isAvoided = allergen !== undefined && avoided.has(allergen);
      return {
        name: label,
        to: writeListAddress(without),
        onRemove: () => {
          if (isAvoided) saveAvoidedAllergens(toggleAvoided(avoided, allergen));
        },
      };
    });
  const isEggless = isTypedEggless || filter.excludeAllergens.includes('egg');
  return {
    chips,
    /** What is left of these. */
    narrow: (products: readonly ProductAnswer[]) =>
      narrowList(products.map(readListedProduct), filter, isEggless).products.map(({ answer }) => answer),
  };
}
