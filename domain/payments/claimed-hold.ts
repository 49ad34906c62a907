import type { LagosDay, TimeOfDay } from '../delivery/lagos-time.ts';
import { addOpenTime } from '../shop/opening-hours.ts';
import type { OpeningHours } from '../shop/profile.ts';
import { limitHold } from './payment-methods.ts';

/** So long at least, while the shop is open, its people can look for a transfer that is said to be made. */
const CHECK_MS = 60 * 60_000;

type ClaimedHold = {
  readonly holdUntil: Date;
  readonly slot: { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay };
};

/** Once the customer says that they have paid, what is left of the hold counts only while somebody can look for the money. */
export function extendClaimedHold(
  { holdUntil, slot }: ClaimedHold,
  claimedAt: Date,
  openingHours: readonly OpeningHours[],
): Date {
  const leftMs = Math.max(CHECK_MS, holdUntil.getTime() - claimedAt.getTime());
  const extended = limitHold(addOpenTime(claimedAt, leftMs, openingHours), slot, claimedAt);
  return extended && extended > holdUntil ? extended : holdUntil;
}
