import {
  type CakeDesign,
  listTierInches,
  PLAIN_TIER,
} from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { DesignChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import type { TierPart } from '../../../../../domain/custom-orders/design/design-parts.ts';
import {
  OPTION_GROUPS,
  type OptionGroup,
  type OptionId,
} from '../../../../../domain/custom-orders/design/option-groups.ts';
import { findPricedOption, type PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';

/** Which tiers a choice is about; the lowest is 0. */
export type TierScope = number | 'all';

export function listGroups(): readonly OptionGroup[] {
  return Object.keys(OPTION_GROUPS) as OptionGroup[];
}

export function isTierGroup(group: OptionGroup): group is TierPart {
  return group in PLAIN_TIER;
}

export function chooseOption<Group extends OptionGroup>(
  group: Group,
  id: OptionId<Group>,
  scope: TierScope,
): DesignChoice {
  const choice = isTierGroup(group) ? { part: group, tier: scope, value: id } : { part: group, value: id };
  // A group's ids are the values of the part of its name, which TypeScript cannot follow through a variable.
  return choice as DesignChoice;
}

/** What is chosen; null when the tiers differ. */
export function readChosen(design: CakeDesign, group: OptionGroup, scope: TierScope): string | null {
  if (!isTierGroup(group)) return design[group];
  const ids = new Set(listScoped(design.tiers, scope).map((tier) => tier[group]));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}

/** What an option costs on the tiers it would be on. */
export function priceOption<Group extends OptionGroup>(
  design: CakeDesign,
  group: Group,
  id: OptionId<Group>,
  scope: TierScope,
  list: PriceList,
): number {
  const { pricePerInchInKobo } = findPricedOption(list, group, id);
  const inches = listTierInches(design);
  const covered =
    group === 'topping' ? inches.slice(-1) : listScoped(inches, isTierGroup(group) ? scope : 'all');
  return pricePerInchInKobo * covered.reduce<number>((sum, width) => sum + width, 0);
}

function listScoped<Item>(items: readonly Item[], scope: TierScope): readonly Item[] {
  return scope === 'all' ? items : items.slice(scope, scope + 1);
}
