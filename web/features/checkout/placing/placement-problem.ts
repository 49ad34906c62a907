import type { FieldProblems } from '../../../../domain/refusal.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../api/refused-placement.ts';

/** Why an order was not placed, in words for the shopper. */
export type PlacementProblem =
  | Extract<RefusedPlacement, { kind: 'slot' | 'prices' | 'refused' }>
  /** Found here already, or by the shop. */
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'unanswered'; readonly message: string };

const UNANSWERED =
  'We have not heard back, so we do not know whether your order arrived. Try again: it cannot be placed twice.';
const PLACED_BEFORE =
  'An earlier try at this order may have gone through. Look for our mail first; if there is none, place the order again.';

export function readPlacementProblem(error: unknown): PlacementProblem {
  const refused = readRefusedPlacement(error);
  switch (refused.kind) {
    case 'fields':
      return { kind: 'fields', problems: refused.problems };
    case 'unanswered':
      return {
        kind: 'unanswered',
        message: refused.isLineBad ? `The line is bad. ${UNANSWERED}` : UNANSWERED,
      };
    case 'placed-before':
      return { kind: 'refused', message: PLACED_BEFORE };
    default:
      return refused;
  }
}
