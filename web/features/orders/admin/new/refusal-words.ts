import type { FieldProblems } from '../../../../../domain/refusal.ts';
import type { RefusedPlacement } from '../../../../api/refused-placement.ts';

/** Changed prices are shown one by one instead. */
export function describeRefusal(refused: Exclude<RefusedPlacement, { kind: 'prices' }>): string {
  switch (refused.kind) {
    case 'unanswered':
      return 'There was no answer, so nobody knows whether it arrived. Try again: it cannot be placed twice.';
    case 'placed-before':
      return 'An earlier try has arrived after all. Look at the newest orders before you place another.';
    default:
      return refused.message;
  }
}

export function findRefusedFields(refused: RefusedPlacement): FieldProblems {
  if (refused.kind === 'slot') return { slot: refused.message };
  return refused.kind === 'fields' ? refused.problems : {};
}
