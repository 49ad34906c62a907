import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import type { FilterChip } from '../address/filter-chips.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { useListChips } from '../address/use-list-chips.ts';

type WayOut = { readonly chip: FilterChip; readonly gain: number };

export type WaysOut = {
  /** The filters that stand in the way where nothing fits, the one that brings most first. What the shopper avoids is no way out. */
  readonly ways: readonly WayOut[];
  /** Those that bring something by themselves. */
  readonly useful: readonly WayOut[];
  /** Those that the empty list names; none where there is only one to remove. */
  readonly named: readonly WayOut[];
};

export function useWaysOut(filter: ListFilter, gains: readonly number[]): WaysOut {
  const avoided = useAvoidedAllergens();
  const ways = useListChips(filter)
    .map((chip, index) => ({ chip, gain: gains[index] ?? 0 }))
    .filter(({ chip }) => chip.allergen === undefined || !avoided.has(chip.allergen))
    .toSorted((one, other) => other.gain - one.gain);
  const useful = ways.filter(({ gain }) => gain > 0);
  const named = useful.length > 0 ? useful : ways;
  return { ways, useful, named: ways.length > 1 ? named : [] };
}
