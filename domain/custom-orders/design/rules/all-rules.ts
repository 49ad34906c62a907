import type { PriceList } from '../../price/price-list.ts';
import type { CakeDesign } from '../cake-design.ts';
import type { DesignProblem, DesignRule } from './design-rule.ts';
import { DIET_RULES } from './diet-rules.ts';
import { FROSTING_RULES } from './frosting-rules.ts';
import { OFFER_RULE } from './offer-rule.ts';
import { SHAPE_RULES } from './shape-rules.ts';
import { TOP_RULES } from './top-rules.ts';

/** In the order of mending: each may rely on what those before it have settled. */
export const DESIGN_RULES: readonly DesignRule[] = [
  ...SHAPE_RULES,
  OFFER_RULE,
  ...DIET_RULES,
  ...FROSTING_RULES,
  ...TOP_RULES,
];

export function listFirmProblems(design: CakeDesign, list: PriceList): readonly DesignProblem[] {
  return DESIGN_RULES.filter(({ isFirm }) => isFirm).flatMap(({ find }) => find(design, list));
}
