import type { OfferStatus } from '../../../../contract/order-offers.ts';
import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import type { OrderOrigin } from '../../../../domain/orders/origins.ts';
import { DISPUTE_ADVICE, STOP_WORDS } from '../../../../domain/payments/dispute-words.ts';
import type { DisputeStatus } from '../../../../domain/payments/disputes.ts';
import type { PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import type { HandWay, PaymentWay, RefundStatus } from '../../../../domain/payments/ways.ts';

/** Why somebody has to look at an order: shortly as a mark, and as a sentence that says what to do. */
export const ATTENTION_WORDS: Readonly<
  Record<AttentionReason, { readonly mark: string; readonly advice: string; readonly pickupAdvice?: string }>
> = {
  payment_disputed: {
    mark: STOP_WORDS.dispute.mark,
    advice: `The customer’s bank wants the money back. ${DISPUTE_ADVICE}`,
  },
  payment_reversed: {
    mark: STOP_WORDS.reversal.mark,
    advice: 'The bank took the payment back. Collect it again, or cancel the order.',
  },
  late: { mark: 'Late', advice: 'The delivery or pickup time has passed.' },
  delivery_failed: {
    mark: 'Not delivered',
    advice: 'The rider couldn’t deliver it. Send it out again or cancel the order.',
  },
  day_closed: {
    mark: 'Day closed',
    advice: 'You closed this day. Move the order to another day, or cancel it.',
  },
  unconfirmed: {
    mark: 'To confirm',
    advice: 'A new customer will pay on delivery or pickup. Call them and confirm the order, or it expires.',
  },
  change_requested: {
    mark: 'Change requested',
    advice: 'The customer wants a change. Accept, reply or decline.',
  },
  transfer_claimed: {
    mark: 'Says they’ve paid',
    advice: 'Check your bank account, then record the payment.',
  },
  done_unpaid: {
    mark: 'Completed, not paid in full',
    advice:
      'The customer has the order but hasn’t paid in full. Record the payment or write off the balance.',
  },
  prepayment_missing: {
    mark: 'Payment missing',
    advice:
      'This order should have been paid in advance. Record the payment, collect it on delivery or pickup, or cancel the order.',
  },
  refund_to_send: {
    mark: 'Refund to send',
    advice: 'Make the bank transfer, then mark the refund as sent.',
  },
  refund_due: {
    mark: 'Refund due',
    advice: 'This order was paid and won’t be fulfilled. Refund the customer.',
  },
  refund_stuck: {
    mark: 'Refund delayed',
    advice: 'Paystack couldn’t send the refund. Check your Paystack dashboard.',
  },
  on_account: {
    mark: 'On credit',
    advice: 'The customer has the order and pays later. Record the payment when you receive it.',
  },
  part_paid: {
    mark: 'Partly paid',
    advice: 'The customer paid less than the total. Ask for the balance or write it off.',
  },
  overpaid: {
    mark: 'Overpaid',
    advice:
      'The customer paid more than the total. Refund the difference, or keep it if the customer agrees. Recorded by mistake? Void the payment under Payments.',
  },
  balance_due: {
    mark: 'Balance due',
    advice: 'This order goes out soon and the balance isn’t paid yet.',
    pickupAdvice: 'This order is picked up soon and the balance isn’t paid yet.',
  },
};

export const ORIGIN_WORDS: Readonly<Record<OrderOrigin, string>> = {
  shop: 'Online',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  counter: 'Counter',
  walk_in: 'Counter sale',
};

/** After 'Placed' or 'taken'. */
export const ORIGIN_PHRASES: Readonly<Record<OrderOrigin, string>> = {
  shop: 'online',
  phone: 'by phone',
  whatsapp: 'on WhatsApp',
  counter: 'at the counter',
  walk_in: 'over the counter',
};

export const DISPUTE_STATUS_WORDS: Readonly<
  Record<DisputeStatus, { readonly words: string; readonly tone: 'good' | 'busy' | 'warning' }>
> = {
  awaiting_answer: { words: 'Needs your answer', tone: 'warning' },
  under_review: { words: 'Under review', tone: 'busy' },
  won: { words: 'Won', tone: 'good' },
  lost: { words: 'Lost', tone: 'warning' },
};

export const REFUND_STATUS_TONES: Readonly<Record<RefundStatus, 'good' | 'busy' | 'warning'>> = {
  to_send: 'warning',
  asked: 'busy',
  pending: 'busy',
  processing: 'busy',
  needs_attention: 'warning',
  processed: 'good',
  failed: 'warning',
};

/** The way of paying by hand that was asked for; undefined: whoever took the money says how it came. */
export function findAskedWay(payment: PaymentMethod): HandWay | undefined {
  return payment === 'transfer' ? 'transfer' : undefined;
}

type PaymentNote = { readonly note: string; readonly by: string | null };

/** Where a payment that did not come over the provider came from. */
export function describeSource(way: PaymentWay, { note, by }: PaymentNote = { note: '', by: null }): string {
  if (way === 'carried_over') return 'moved from the expired order';
  if (way === 'voucher') return 'paid for earlier';
  const recorded = by === null ? 'recorded by hand' : `recorded by ${by}`;
  return note === '' ? recorded : `${note}, ${recorded}`;
}

/** Of a quote that staff have sent. */
export const OFFER_WORDS = {
  open: { words: 'Waiting for the customer', tone: 'busy' },
  accepted: { words: 'Accepted', tone: 'good' },
  expired: { words: 'Expired', tone: 'over' },
  ended: { words: 'Withdrawn', tone: 'over' },
} as const satisfies Readonly<Record<OfferStatus, unknown>>;
