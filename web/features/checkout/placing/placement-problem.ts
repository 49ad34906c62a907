import type { FieldProblems } from '../../../../domain/refusal.ts';
import { type RefusedPlacement, readRefusedPlacement } from '../../../api/refused-placement.ts';

/** Why an order was not placed, in words for the shopper. */
export type PlacementProblem =
  | Extract<RefusedPlacement, { kind: 'slot' | 'prices' | 'refused' }>
  /** Found here already, or by the shop. */
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'unanswered'; readonly message: string };

const UNANSWERED =
  'We didn’t get an answer, so we don’t know if your order went through. Try again: it can’t be placed twice.';
export const PLACED_BEFORE =
  'Your earlier attempt may have gone through. Check your email first; if there’s nothing, place the order again.';

export function readPlacementProblem(error: unknown): PlacementProblem {
  const refused = readRefusedPlacement(error);
  switch (refused.kind) {
    case 'fields':
      return { kind: 'fields', problems: refused.problems };
    case 'unanswered':
      return {
        kind: 'unanswered',
        message: refused.isLineBad ? `Your connection is poor. ${UNANSWERED}` : UNANSWERED,
      };
    case 'placed-before':
      return { kind: 'refused', message: PLACED_BEFORE };
    default:
      return refused;
  }
}
