import type { CustomOrderStatus } from './statuses.ts';

/** Of one whose order has nothing due any more: the deposit is only a part. */
export const PAID_WORDS = 'Paid';

type Shown = { readonly status: CustomOrderStatus; readonly isPaid: boolean };

export function isPaidInFull({ status, isPaid }: Shown): boolean {
  return status === 'deposit_paid' && isPaid;
}

/** What it is called in lists, searches and on its page, for the owner. */
export function sayCustomStatus(shown: Shown): string {
  return isPaidInFull(shown) ? PAID_WORDS : CUSTOM_ORDER_STATUS_WORDS[shown.status];
}

/** As its customer reads it. */
export const REQUEST_STATUS_WORDS: Readonly<Record<CustomOrderStatus, string>> = {
  submitted: 'Waiting for a quote',
  quoted: 'Quote ready',
  accepted: 'Deposit due',
  deposit_paid: 'Deposit paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Quote expired',
};

/** As the owner reads it. */
export const CUSTOM_ORDER_STATUS_WORDS: Readonly<Record<CustomOrderStatus, string>> = {
  submitted: 'Needs a quote',
  quoted: 'Quoted',
  accepted: 'Accepted',
  deposit_paid: 'Deposit paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
