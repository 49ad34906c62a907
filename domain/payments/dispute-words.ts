import { sayDayShortly } from '../delivery/day-words.ts';
import { readLagosDay, readLagosTime } from '../delivery/lagos-time.ts';
import type { StopReason } from './disputes.ts';

/** Tue 17 Nov, 04:00: the same on screens, in emails and notifications. */
export function sayDueTime(moment: Date): string {
  return `${sayDayShortly(readLagosDay(moment))}, ${readLagosTime(moment)}`;
}

/** What the owner does about a dispute. The provider's own dashboard is the only place to answer. */
export const DISPUTE_ADVICE =
  'Sign in to Paystack and open Disputes. Decline the dispute with proof that the customer got the order, or accept it to refund the customer.';

/** Shortly, for whoever is about to hand an order over. */
export const STOP_WORDS: Readonly<Record<StopReason, { readonly mark: string; readonly advice: string }>> = {
  dispute: {
    mark: 'Payment disputed',
    advice: 'Don’t release it until the owner has decided.',
  },
  reversal: {
    mark: 'Payment reversed',
    advice: 'The bank took the payment back. Don’t release it until the owner has decided.',
  },
};
