import type { CustomOrderStatus } from './statuses.ts';

/** As the owner reads it. */
export const CUSTOM_ORDER_STATUS_WORDS: Readonly<Record<CustomOrderStatus, string>> = {
  submitted: 'To quote',
  quoted: 'Quoted',
  accepted: 'Accepted',
  deposit_paid: 'Deposit paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
