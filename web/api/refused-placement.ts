import type { OfferedSlot } from '../../contract/availability.ts';
import { type PriceChange, placementRefusalSchema } from '../../contract/orders.ts';
import type { FieldProblems } from '../../domain/refusal.ts';
import { ApiError, isRefusal } from './api-error.ts';

/** Why an order was not placed, by what can be done about it. */
export type RefusedPlacement =
  | { readonly kind: 'fields'; readonly message: string; readonly problems: FieldProblems }
  /** With free times in place of the one that is gone. */
  | { readonly kind: 'slot'; readonly message: string; readonly alternatives: readonly OfferedSlot[] }
  /** With what it costs now, in naira. */
  | { readonly kind: 'prices'; readonly changes: readonly PriceChange[]; readonly total: number }
  /** An earlier try under the same key has become an order. */
  | { readonly kind: 'placed-before' }
  /** Whether it was placed is not known. */
  | { readonly kind: 'unanswered'; readonly isLineBad: boolean }
  | {
      readonly kind: 'refused';
      readonly message: string;
      /** Somebody else has changed the order meanwhile. */
      readonly isStale?: true;
      /** Others of theirs are to be paid for or confirmed first. */
      readonly isTooManyUnpaid?: true;
    };

export function readRefusedPlacement(error: unknown): RefusedPlacement {
  if (!isRefusal(error)) {
    return { kind: 'unanswered', isLineBad: !(error instanceof ApiError) || error.status === undefined };
  }
  const { code = '', message, fields } = error;
  const {
    priceChanges = [],
    total,
    alternatives = [],
  } = placementRefusalSchema.safeParse(error.body).data ?? {};
  if (code === 'prices_changed' && total !== undefined) {
    return { kind: 'prices', changes: priceChanges, total };
  }
  if (code.startsWith('slot_')) return { kind: 'slot', message, alternatives };
  if (code === 'key_reused') return { kind: 'placed-before' };
  if (Object.keys(fields).length > 0) return { kind: 'fields', message, problems: fields };
  return {
    kind: 'refused',
    message,
    ...(code === 'order_changed' && { isStale: true }),
    ...(code === 'too_many_unpaid' && { isTooManyUnpaid: true }),
  };
}
