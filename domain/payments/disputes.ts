/*
 * A customer told their bank that a payment was wrong. `awaiting_answer`: the shop has to answer by the due time, or is taken to
 * have accepted. `under_review`: it has, and the bank decides. `won`: the money stays. `lost`: it goes back.
 */
export const DISPUTE_STATUSES = ['awaiting_answer', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** So long a shop has to answer, where the provider names no time. */
export const ANSWER_HOURS = 16;

export function isOpenDispute(status: DisputeStatus): boolean {
  return status === 'awaiting_answer' || status === 'under_review';
}

/** Why an order does not leave the house: its payment is disputed, or the bank has taken it back. */
export const STOP_REASONS = ['dispute', 'reversal'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

type Dispute = { readonly status: DisputeStatus; readonly isDecided: boolean };
type Reversal = { readonly isDecided: boolean };

/** What the owner has decided on holds nothing up any more, and a reversal that was paid for again neither. */
export function findStop(
  disputes: readonly Dispute[],
  reversals: readonly Reversal[],
  dueInKobo: number,
): StopReason | null {
  if (disputes.some(({ status, isDecided }) => isOpenDispute(status) && !isDecided)) return 'dispute';
  return dueInKobo > 0 && reversals.some(({ isDecided }) => !isDecided) ? 'reversal' : null;
}
