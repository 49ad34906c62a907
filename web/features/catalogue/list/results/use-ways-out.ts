import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import type { FilterChip } from '../address/filter-chips.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { useListChips } from '../address/use-list-chips.ts';

export type WayOut = { readonly chip: FilterChip; readonly gain: number };

/** The filters that stand in the way where nothing fits, the one that brings most first. What the shopper avoids is no way out. */
export function useWaysOut(filter: ListFilter, gains: readonly number[]): readonly WayOut[] {
  const avoided = useAvoidedAllergens();
  return useListChips(filter)
    .map((chip, index) => ({ chip, gain: gains[index] ?? 0 }))
    .filter(({ chip }) => chip.allergen === undefined || !avoided.has(chip.allergen))
    .toSorted((one, other) => other.gain - one.gain);
}
