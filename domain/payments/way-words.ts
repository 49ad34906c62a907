import type { BackWay, PaymentWay, RefundWay } from './ways.ts';

/** The ways of money as people say them: the same on screens, on paper and in tables. */
export const WAY_WORDS: Readonly<Record<PaymentWay | RefundWay, string>> = {
  card: 'Card',
  bank_transfer: 'Instant transfer',
  ussd: 'USSD',
  transfer: 'Bank transfer',
  cash: 'Cash',
  card_machine: 'POS',
  voucher: 'Voucher',
  carried_over: 'Carried over',
  online: 'Original payment method',
};

/** Within a sentence: 'Paid by bank transfer', and what is short for several words as it is. */
export function sayWay(way: PaymentWay | RefundWay): string {
  const words = WAY_WORDS[way];
  return words === words.toUpperCase() ? words : words.toLowerCase();
}

/** How money went back, where it stands beside what came in. */
export const REFUNDED_WORDS: Readonly<Record<BackWay, string>> = {
  online: 'Refunded online',
  transfer: 'Refunded by bank transfer',
  cash: 'Refunded in cash',
  voucher: 'Refunded to vouchers',
  carried_over: 'Carried over',
  reversed: 'Reversed by banks',
};

/** Of money that customers were promised and have not got. */
export const PROMISED_NAME = 'Refunds promised, not sent yet';

/** Nobody records what the payment provider tells of. */
export const ONLINE_NAME = 'Paid online';
