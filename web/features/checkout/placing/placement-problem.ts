import type { OfferedSlot } from '../../../../contract/availability.ts';
import { type PriceChange, placementRefusalSchema } from '../../../../contract/orders.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { ApiError } from '../../../api/api-error.ts';
import { isAnswered } from './place-once.ts';

/** Why an order was not placed, by what the shopper can do about it. */
export type PlacementProblem =
  | { readonly kind: 'fields'; readonly problems: FieldProblems }
  | { readonly kind: 'slot'; readonly message: string; readonly alternatives: readonly OfferedSlot[] }
  | { readonly kind: 'prices'; readonly changes: readonly PriceChange[]; readonly total: number }
  /** Whether it was placed is not known. */
  | { readonly kind: 'unanswered'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const UNANSWERED =
  'We have not heard back, so we do not know whether your order arrived. Try again: it cannot be placed twice.';
const PLACED_BEFORE =
  'An earlier try at this order may have gone through. Look for our mail first; if there is none, place the order again.';

export function readPlacementProblem(error: unknown): PlacementProblem {
  if (!isAnswered(error)) {
    const isLineBad = !(error instanceof ApiError) || error.status === undefined;
    return { kind: 'unanswered', message: isLineBad ? `The line is bad. ${UNANSWERED}` : UNANSWERED };
  }
  const { code = '', message, fields } = error;
  const reading = placementRefusalSchema.safeParse(error.body);
  const { priceChanges = [], total, alternatives = [] } = reading.success ? reading.data : {};
  if (code === 'prices_changed' && total !== undefined)
    return { kind: 'prices', changes: priceChanges, total };
  if (code.startsWith('slot_')) return { kind: 'slot', message, alternatives };
  if (code === 'key_reused') return { kind: 'refused', message: PLACED_BEFORE };
  if (Object.keys(fields).length > 0) return { kind: 'fields', problems: fields };
  return { kind: 'refused', message };
}
