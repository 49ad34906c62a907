import type { OfferedSlot } from '../../../../../contract/availability.ts';
import { type PriceChange, placementRefusalSchema } from '../../../../../contract/orders.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { ApiError } from '../../../../api/api-error.ts';

/** Why an order was not taken, with everything that can be done about it. */
export type RefusedPlacement = {
  readonly message: string;
  readonly problems: FieldProblems;
  /** Free times in place of one that is gone. */
  readonly alternatives: readonly OfferedSlot[];
  readonly priceChanges: readonly PriceChange[];
  /** What it costs now, in naira; null where no price has changed. */
  readonly newTotal: number | null;
  /** An earlier try under the same key has become an order. */
  readonly isPlacedBefore: boolean;
};

const UNANSWERED =
  'There was no answer, so nobody knows whether it arrived. Try again: it cannot be placed twice.';
const PLACED_BEFORE =
  'An earlier try has arrived after all. Look at the newest orders before you place another.';

export function readRefusal(error: unknown): RefusedPlacement {
  const refusal =
    error instanceof ApiError && error.status !== undefined && error.status < 500 ? error : null;
  const {
    priceChanges = [],
    total,
    alternatives = [],
  } = placementRefusalSchema.safeParse(refusal?.body).data ?? {};
  const isSlotGone = refusal?.code?.startsWith('slot_') ?? false;
  const isPlacedBefore = refusal?.code === 'key_reused';
  return {
    message: isPlacedBefore ? PLACED_BEFORE : (refusal?.message ?? UNANSWERED),
    problems: isSlotGone ? { slot: refusal?.message ?? '' } : (refusal?.fields ?? {}),
    alternatives,
    priceChanges,
    newTotal: refusal?.code === 'prices_changed' ? (total ?? null) : null,
    isPlacedBefore,
  };
}
