import type { LagosDay, TimeOfDay } from '../delivery/lagos-time.ts';
import { addOpenTime } from '../shop/opening-hours.ts';
import type { OpeningHours } from '../shop/profile.ts';
import { limitHold } from './payment-methods.ts';

/** So long at least, while the shop is open, its people can look for a transfer that is said to be made. */
const CHECK_MS = 60 * 60_000;

/** What became of the hold when a transfer was last said to be made, if that made it longer. */
export type HoldForClaim = { readonly heldBeforeClaim: Date | null; readonly heldForClaim: Date | null };

type ClaimedHold = HoldForClaim & {
  readonly holdUntil: Date;
  readonly slot: { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay };
};

/** Once the customer says that they have paid, what is left of the hold counts only while somebody can look for the money. */
export function extendClaimedHold(
  { holdUntil, slot, ...claim }: ClaimedHold,
  claimedAt: Date,
  openingHours: readonly OpeningHours[],
): Date {
  const before = findHoldBefore(holdUntil, claim);
  // Said, taken back and said again, a transfer holds the slot no longer than the first time.
  if (before && before <= claimedAt) return holdUntil;
  const leftMs = Math.max(CHECK_MS, holdUntil.getTime() - claimedAt.getTime());
  const extended = limitHold(addOpenTime(claimedAt, leftMs, openingHours), slot, claimedAt);
  return extended && extended > holdUntil ? extended : holdUntil;
}

/** The transfer was not sent after all: the slot is held as if nobody had said so. */
export function restoreHold(
  { holdUntil, claimedAt, ...claim }: HoldForClaim & { readonly holdUntil: Date; readonly claimedAt: Date },
  now: Date,
): Date {
  const before = findHoldBefore(holdUntil, claim);
  // It was over before, and has been given what was left of it.
  if (!before || before <= claimedAt) return holdUntil;
  const resumed = resumeHold(before, claimedAt, now);
  return resumed < holdUntil ? resumed : holdUntil;
}

/** A hold as it was at that moment. Where its time is over, what was left of it then is left now. */
export function resumeHold(before: Date, at: Date, now: Date): Date {
  return before > now ? before : new Date(now.getTime() + before.getTime() - at.getTime());
}

/** Null where it was not the claim that decided the present hold: somebody has held it otherwise since. */
function findHoldBefore(holdUntil: Date, { heldBeforeClaim, heldForClaim }: HoldForClaim): Date | null {
  return heldForClaim?.getTime() === holdUntil.getTime() ? heldBeforeClaim : null;
}
