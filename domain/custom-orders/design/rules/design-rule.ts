import type { PriceList } from '../../price/price-list.ts';
import type { CakeDesign, CakeTier } from '../cake-design.ts';
import type { DesignPart } from '../design-parts.ts';

export type ProblemCode =
  | 'too_many_tiers'
  | 'not_offered'
  | 'has_egg'
  | 'has_nuts'
  | 'too_soft_to_stack'
  | 'finish_needs_other_frosting'
  | 'ganache_colour'
  | 'quilting_needs_smooth'
  | 'top_is_taken'
  | 'candle_count'
  | 'inscription_untidy';

export type DesignProblem = {
  readonly code: ProblemCode;
  readonly part: DesignPart;
  /** Null when it is about the whole cake. */
  readonly tier: number | null;
  readonly message: string;
};

export type DesignRule = {
  /** It gives way to no choice: what cannot be had, or could make a guest ill. */
  readonly isFirm: boolean;
  readonly find: (design: CakeDesign, list: PriceList) => readonly DesignProblem[];
  /** Asked only when there is a problem. Leaves none of this rule, and brings back none of those before it. */
  readonly mend: (design: CakeDesign, list: PriceList, lastChoice: DesignPart | undefined) => CakeDesign;
};

/** Tier by tier: a test that names the problem, undefined where all is well. */
export function findInTiers(
  { tiers }: CakeDesign,
  judge: (tier: CakeTier) => Omit<DesignProblem, 'tier'> | undefined,
): readonly DesignProblem[] {
  return tiers.flatMap((tier, index) => {
    const problem = judge(tier);
    return problem ? [{ ...problem, tier: index }] : [];
  });
}

export function mendTiers(design: CakeDesign, mend: (tier: CakeTier) => CakeTier): CakeDesign {
  return { ...design, tiers: design.tiers.map(mend) };
}
