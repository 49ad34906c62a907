import { type CakeDesign, countTiersOn, PLAIN_TIER } from '../cake-design.ts';
import { BASE_INCHES } from '../options.ts';
import type { DesignRule } from './design-rule.ts';

const COUNT_WORDS = ['no tier', 'one tier', 'two tiers', 'three tiers', 'four tiers'] as const;

const tierCountRule: DesignRule = {
  isFirm: false,
  find({ tiers, baseInches }) {
    const most = countTiersOn(baseInches);
    if (tiers.length >= 1 && tiers.length <= most) return [];
    const message = `${baseInches === 8 ? 'An' : 'A'} ${baseInches}-inch base holds ${COUNT_WORDS[most]} at most, so that the top tier is wide enough to cut.`;
    return [{ code: 'too_many_tiers', part: 'tierCount', tier: null, message }];
  },
  mend(design, _, lastChoice) {
    const { tiers } = design;
    const wideEnough = BASE_INCHES.find((inches) => countTiersOn(inches) >= tiers.length);
    if (lastChoice === 'tierCount' && wideEnough && tiers.length > 0) {
      return { ...design, baseInches: wideEnough };
    }
    return keepTiers(design, countTiersOn(design.baseInches));
  },
};

export const SHAPE_RULES: readonly DesignRule[] = [tierCountRule];

/** From the bottom up, and never none. */
export function keepTiers(design: CakeDesign, count: number): CakeDesign {
  const [lowest = PLAIN_TIER, ...others] = design.tiers;
  return { ...design, tiers: [lowest, ...others.slice(0, count - 1)] };
}
