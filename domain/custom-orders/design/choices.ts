import type { PriceList } from '../price/price-list.ts';
import { type CakeDesign, type CakeTier, findTopTier } from './cake-design.ts';
import type { CakePart, TierPart } from './design-parts.ts';
import { TIERS_MAX } from './options.ts';
import { type RepairedDesign, repairDesign } from './repair-design.ts';
import { listFirmProblems } from './rules/all-rules.ts';

type TierChoice = {
  readonly [Part in TierPart]: {
    readonly part: Part;
    /** The place of the tier, the lowest is 0. */
    readonly tier: number | 'all';
    readonly value: CakeTier[Part];
  };
}[TierPart];
type CakeChoice = {
  readonly [Part in CakePart]: { readonly part: Part; readonly value: CakeDesign[Part] };
}[CakePart];
type TierCountChoice = { readonly part: 'tierCount'; readonly value: number };

/** One thing a person taps in the designer. */
export type DesignChoice = TierChoice | CakeChoice | TierCountChoice;

/** Makes a choice and lets everything that no longer goes with it give way. */
export function makeChoice(design: CakeDesign, choice: DesignChoice, list: PriceList): RepairedDesign {
  return repairDesign(applyChoice(design, choice), list, choice.part);
}

/**
 * Why an option cannot be chosen at all, undefined if it can. What merely makes other choices give way is no obstacle;
 * what is not offered, or holds what the cake must be free of, is.
 */
export function findObstacle(design: CakeDesign, choice: DesignChoice, list: PriceList): string | undefined {
  const problems = listFirmProblems(applyChoice(design, choice), list);
  return problems.find(({ part }) => part === choice.part)?.message;
}

function applyChoice(design: CakeDesign, choice: DesignChoice): CakeDesign {
  if (choice.part === 'tierCount') return { ...design, tiers: stackTiers(design, choice.value) };
  if (!('tier' in choice)) return { ...design, [choice.part]: choice.value };
  const tiers = design.tiers.map((tier, index) =>
    choice.tier === 'all' || choice.tier === index ? { ...tier, [choice.part]: choice.value } : tier,
  );
  return { ...design, tiers };
}

/** A new tier is made like the one it stands on. */
function stackTiers(design: CakeDesign, wanted: number): readonly CakeTier[] {
  const count = Math.min(TIERS_MAX, Math.max(1, Math.trunc(wanted) || 1));
  const top = findTopTier(design);
  return Array.from({ length: count }, (_, index) => design.tiers[index] ?? top);
}
