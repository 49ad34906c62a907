import { findPricedOption, type PriceList } from '../../price/price-list.ts';
import { PLAIN_TIER } from '../cake-design.ts';
import type { TierPart } from '../design-parts.ts';
import type { OptionGroup, OptionId } from '../option-groups.ts';
import type { DesignProblem, DesignRule } from './design-rule.ts';

/** What every repair falls back on, and the owner therefore always offers: it goes together, and with every diet. */
export const ALWAYS_OFFERED: { readonly [Group in OptionGroup]: OptionId<Group> } = {
  ...PLAIN_TIER,
  frosting: 'buttercream',
  topping: 'none',
  stand: 'white',
};

const TIER_GROUPS = Object.keys(PLAIN_TIER) as readonly TierPart[];
const CAKE_GROUPS = ['frosting', 'topping', 'stand'] as const;

export const OFFER_RULE: DesignRule = {
  isFirm: true,
  find(design, list) {
    const ofCake = CAKE_GROUPS.flatMap((group) => judge(list, group, design[group], null));
    const ofTiers = design.tiers.flatMap((tier, index) =>
      TIER_GROUPS.flatMap((group) => judge(list, group, tier[group], index)),
    );
    return [...ofCake, ...ofTiers];
  },
  mend(design, list) {
    const settle = <Group extends OptionGroup>(group: Group, id: OptionId<Group>): OptionId<Group> =>
      findPricedOption(list, group, id).isOffered ? id : ALWAYS_OFFERED[group];
    return {
      ...design,
      frosting: settle('frosting', design.frosting),
      topping: settle('topping', design.topping),
      stand: settle('stand', design.stand),
      tiers: design.tiers.map((tier) => ({
        finish: settle('finish', tier.finish),
        colour: settle('colour', tier.colour),
        sponge: settle('sponge', tier.sponge),
        filling: settle('filling', tier.filling),
        drip: settle('drip', tier.drip),
        lowerBorder: settle('lowerBorder', tier.lowerBorder),
        upperBorder: settle('upperBorder', tier.upperBorder),
        side: settle('side', tier.side),
      })),
    };
  },
};

function judge<Group extends OptionGroup>(
  list: PriceList,
  group: Group,
  id: OptionId<Group>,
  tier: number | null,
): readonly DesignProblem[] {
  const { isOffered, name } = findPricedOption(list, group, id);
  if (isOffered) return [];
  return [{ code: 'not_offered', part: group, tier, message: `“${name}” is not offered at the moment.` }];
}
