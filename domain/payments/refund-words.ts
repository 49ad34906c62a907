import type { RefundStatus } from './ways.ts';

/** How far a refund is, in the same words on the order, in its history and in the activity log. */
export const REFUND_STATUS_WORDS: Readonly<Record<RefundStatus, string>> = {
  to_send: 'To be sent',
  asked: 'Being sent',
  pending: 'On its way',
  processing: 'On its way',
  needs_attention: 'Delayed',
  processed: 'Sent',
  failed: 'Failed',
};
