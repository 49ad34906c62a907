import { REFUND_WORKING_DAYS } from './money-back.ts';

/** A transfer that may still be found: how much it was, only the bank knows. */
export const CLAIM_OF_CANCELLED = `You told us you’ve paid. We’ll check for your transfer. Once we find it, we’ll send it back to your bank account within ${REFUND_WORKING_DAYS} working days.`;

type Awaited = {
  readonly paid: number;
  readonly transferClaimedAt: string | null;
  readonly openAttempt: object | null;
};

/** Before an order is cancelled and after it, what did not come, or not yet; blank where all of it did. */
export function sayNotPaid({ paid, transferClaimedAt, openAttempt }: Awaited): string {
  if (transferClaimedAt !== null) return CLAIM_OF_CANCELLED;
  if (paid > 0) return '';
  return openAttempt === null
    ? 'Nothing has been paid for it.'
    : 'We haven’t received a payment for it. If one still arrives, we’ll refund it.';
}
