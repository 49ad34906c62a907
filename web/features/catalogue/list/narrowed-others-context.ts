import { useSearchParams } from 'react-router';
import { readListedProduct } from '../../../../contract/product-filter.ts';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { readListFilter, writeListAddress } from './address/list-address.ts';
import type { ListFilter } from './address/list-filter.ts';
import { useListChips } from './address/use-list-chips.ts';
import { narrowList } from './narrow-list.ts';
import { clearFilters, leaveOutAvoided, toggleAvoided } from './safe/safe-list.ts';

export type OthersChip = {
  readonly name: string;
  /** The address without it. */
  readonly to: string;
  readonly onRemove: () => void;
  readonly isAvoided: boolean;
  readonly without: ListFilter;
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
        isAvoided,
        without,
      };
    });
  const narrow = (
    products: readonly ProductAnswer[],
    within: ListFilter,
    isAskedEggless = isTypedEggless,
  ) => {
    const isEggless = isAskedEggless || within.excludeAllergens.includes('egg');
    return narrowList(products.map(readListedProduct), within, isEggless).products.map(
      ({ answer }) => answer,
    );
  };
  const removable = chips.filter(({ isAvoided }) => !isAvoided);
  return {
    chips,
    /** What is left of these. */
    narrow: (products: readonly ProductAnswer[]) => narrow(products, filter),
    /** What a shopper avoids is no way out. */
    removable,
    /** How many would be left without one of the removable filters, or all of them; `isAskedEggless`: by what is still typed. */
    count: (products: readonly ProductAnswer[], without: readonly OthersChip[], isAskedEggless: boolean) => {
      const [first = { without: filter }] = without;
      const within = without.length > 1 ? clearFilters(filter, avoided) : first.without;
      const safe = leaveOutAvoided(within, avoided, isAskedEggless || undefined) ?? within;
      return narrow(products, safe, isAskedEggless).length;
    },
  };
}
