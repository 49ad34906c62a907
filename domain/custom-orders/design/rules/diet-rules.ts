import type { PriceList } from '../../price/price-list.ts';
import { findPricedOption } from '../../price/price-list.ts';
import { type Diet, isFreeOf } from '../allergens.ts';
import type { CakeTier } from '../cake-design.ts';
import { type DesignProblem, type DesignRule, findInTiers, mendTiers } from './design-rule.ts';
import { ALWAYS_OFFERED } from './offer-rule.ts';

type Problem = Omit<DesignProblem, 'tier'>;

const EGGLESS = { code: 'has_egg', words: 'cannot be made without egg' } as const;
const NUT_FREE = { code: 'has_nuts', words: 'is made with nuts' } as const;

/** A guest's allergy comes before any decoration: these replace the choice and never the diet. */
function makeDietRule(diet: Diet, { code, words }: typeof EGGLESS | typeof NUT_FREE): DesignRule {
  const judgeTier = ({ sponge, filling }: CakeTier, list: PriceList): Problem | undefined => {
    if (!isFreeOf(diet, 'sponge', sponge)) {
      const { name } = findPricedOption(list, 'sponge', sponge);
      return { code, part: 'sponge', message: `${name} sponge ${words}.` };
    }
    if (!isFreeOf(diet, 'filling', filling)) {
      const { name } = findPricedOption(list, 'filling', filling);
      return { code, part: 'filling', message: `${name} filling ${words}.` };
    }
    return undefined;
  };
  return {
    isFirm: true,
    find(design, list) {
      if (!design[diet]) return [];
      const ofTiers = findInTiers(design, (tier) => judgeTier(tier, list));
      if (isFreeOf(diet, 'topping', design.topping)) return ofTiers;
      const { name } = findPricedOption(list, 'topping', design.topping);
      return [
        ...ofTiers,
        { code, part: 'topping', tier: null, message: `A topping of ${name.toLowerCase()} ${words}.` },
      ];
    },
    mend(design) {
      const { topping } = design;
      const withTiers = mendTiers(design, (tier) => ({
        ...tier,
        sponge: isFreeOf(diet, 'sponge', tier.sponge) ? tier.sponge : ALWAYS_OFFERED.sponge,
        filling: isFreeOf(diet, 'filling', tier.filling) ? tier.filling : ALWAYS_OFFERED.filling,
      }));
      return { ...withTiers, topping: isFreeOf(diet, 'topping', topping) ? topping : ALWAYS_OFFERED.topping };
    },
  };
}

export const DIET_RULES: readonly DesignRule[] = [
  makeDietRule('isEggless', EGGLESS),
  makeDietRule('isNutFree', NUT_FREE),
];
