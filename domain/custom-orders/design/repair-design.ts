import type { PriceList } from '../price/price-list.ts';
import type { CakeDesign } from './cake-design.ts';
import type { DesignPart } from './design-parts.ts';
import { DESIGN_RULES } from './rules/all-rules.ts';
import type { DesignProblem } from './rules/design-rule.ts';

export type RepairedDesign = {
  readonly design: CakeDesign;
  /** What was wrong and is mended, for telling the shopper; empty for a design that was possible. */
  readonly mended: readonly DesignProblem[];
};

/** Every reason why a design cannot be made, or not at the moment. None: it can. */
export function findProblems(design: CakeDesign, list: PriceList): readonly DesignProblem[] {
  return DESIGN_RULES.flatMap((rule) => rule.find(design, list));
}

export function isPossible(design: CakeDesign, list: PriceList): boolean {
  return findProblems(design, list).length === 0;
}

/** Makes any design possible. What was chosen last stays as long as it is offered, and the rest gives way to it. */
export function repairDesign(design: CakeDesign, list: PriceList, lastChoice?: DesignPart): RepairedDesign {
  const mended: DesignProblem[] = [];
  let repaired = design;
  for (const rule of DESIGN_RULES) {
    const problems = rule.find(repaired, list);
    if (problems.length === 0) continue;
    mended.push(...problems);
    repaired = rule.mend(repaired, list, lastChoice);
  }
  return { design: repaired, mended };
}
