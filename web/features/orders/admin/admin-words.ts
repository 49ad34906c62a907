import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import type { OrderOrigin } from '../../../../domain/orders/origins.ts';
import { DISPUTE_ADVICE, STOP_WORDS } from '../../../../domain/payments/dispute-words.ts';
import type { DisputeStatus } from '../../../../domain/payments/disputes.ts';
import type { PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import type { HandWay, PaymentWay, RefundStatus, RefundWay } from '../../../../domain/payments/ways.ts';

/** Why somebody has to look at an order: shortly as a mark, and as a sentence that says what to do. */
export const ATTENTION_WORDS: Readonly<
  Record<AttentionReason, { readonly mark: string; readonly advice: string }>
> = {
  payment_disputed: {
    mark: STOP_WORDS.dispute.mark,
    advice: `The customer’s bank asks for the money back. ${DISPUTE_ADVICE}`,
  },
  payment_reversed: {
    mark: STOP_WORDS.reversal.mark,
    advice: 'The bank took the payment back. Collect it again, or cancel the order.',
  },
  late: { mark: 'Late', advice: 'Its time is over, and it is not with the customer yet.' },
  delivery_failed: {
    mark: 'Not delivered',
    advice: 'The rider came back with it. Send it out again, or cancel it.',
  },
  transfer_claimed: {
    mark: 'Says it is paid',
    advice: 'The customer says that the transfer was made. Look at the account, then record it.',
  },
  done_unpaid: {
    mark: 'Done, not paid',
    advice: 'The customer has it, and it is not paid for. Record the payment, or write off the balance.',
  },
  refund_to_send: {
    mark: 'Refund to send',
    advice: 'Make the bank transfer, then mark the refund as sent.',
  },
  refund_due: { mark: 'Refund due', advice: 'It was paid for and has ended. The money goes back.' },
  refund_stuck: {
    mark: 'Refund stuck',
    advice: 'The payment provider cannot send the money back by itself. Look at its dashboard.',
  },
  part_paid: { mark: 'Partly paid', advice: 'Too little came. Ask for the rest, or write it off.' },
  overpaid: { mark: 'Paid too much', advice: 'Too much came. Give it back, or agree to keep it.' },
  balance_due: { mark: 'Balance due', advice: 'It leaves the house soon, and the rest is not paid yet.' },
};

export const ORIGIN_WORDS: Readonly<Record<OrderOrigin, string>> = {
  shop: 'Shop',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  counter: 'Counter',
};

/** After 'Placed' or 'taken'. */
export const ORIGIN_PHRASES: Readonly<Record<OrderOrigin, string>> = {
  shop: 'in the shop',
  phone: 'by phone',
  whatsapp: 'on WhatsApp',
  counter: 'at the counter',
};

export const WAY_WORDS: Readonly<Record<PaymentWay | RefundWay, string>> = {
  card: 'Card',
  bank_transfer: 'Instant transfer',
  ussd: 'USSD',
  transfer: 'Bank transfer',
  cash: 'Cash',
  card_machine: 'Card machine',
  carried_over: 'Carried over',
  online: 'Back the way it came',
};

export const DISPUTE_STATUS_WORDS: Readonly<
  Record<DisputeStatus, { readonly words: string; readonly tone: 'good' | 'busy' | 'warning' }>
> = {
  awaiting_answer: { words: 'To be answered', tone: 'warning' },
  under_review: { words: 'Bank is deciding', tone: 'busy' },
  won: { words: 'Won', tone: 'good' },
  lost: { words: 'Lost', tone: 'warning' },
};

export const REFUND_STATUS_WORDS: Readonly<
  Record<RefundStatus, { readonly words: string; readonly tone: 'good' | 'busy' | 'warning' }>
> = {
  to_send: { words: 'To be sent', tone: 'warning' },
  asked: { words: 'Being sent', tone: 'busy' },
  pending: { words: 'On its way', tone: 'busy' },
  processing: { words: 'On its way', tone: 'busy' },
  needs_attention: { words: 'Stuck', tone: 'warning' },
  processed: { words: 'Done', tone: 'good' },
  failed: { words: 'Failed', tone: 'warning' },
};

/** How money most likely comes for an order that was to be paid like this. */
export function guessHandWay(payment: PaymentMethod): HandWay {
  return payment === 'on_delivery' || payment === 'at_pickup' ? 'cash' : 'transfer';
}

type PaymentNote = { readonly note: string; readonly by: string | null };

/** Where a payment that did not come over the provider came from. */
export function describeSource(way: PaymentWay, { note, by }: PaymentNote = { note: '', by: null }): string {
  if (way === 'carried_over') return 'from the order that had run out';
  const recorded = by === null ? 'recorded by hand' : `recorded by ${by}`;
  return note === '' ? recorded : `${note}, ${recorded}`;
}
