/** How money comes in over the payment provider, by the names both sides use. */
export const ONLINE_CHANNELS = ['card', 'bank_transfer', 'ussd'] as const;
export type OnlineChannel = (typeof ONLINE_CHANNELS)[number];

/** How money comes in by hand: to the shop's account, over the counter, or through the terminal at the door. */
export const HAND_WAYS = ['transfer', 'cash', 'card_machine'] as const;
export type HandWay = (typeof HAND_WAYS)[number];

/** `voucher`: drawn from one that was paid for before. `carried_over`: paid for an order that had run out, and taken along to the one that came in its place. */
export const PAYMENT_WAYS = [...ONLINE_CHANNELS, ...HAND_WAYS, 'voucher', 'carried_over'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The provider knows such a payment by its reference; other references say nothing to anybody. */
export function isOnlineWay(way: PaymentWay): boolean {
  return ONLINE_CHANNELS.some((channel) => channel === way);
}

/** `online`: the provider sends it back the way it came. `voucher`: back to the one that paid, or as credit on a new one. */
export const REFUND_WAYS = ['online', 'transfer', 'cash', 'voucher', 'carried_over'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** How money leaves the books: by a refund, or taken back by a bank. */
export const BACK_WAYS = [...REFUND_WAYS, 'reversed'] as const;
export type BackWay = (typeof BACK_WAYS)[number];

/** `to_send`: owed by bank transfer, and the owner has not said yet that it was sent. `asked`: decided here, and the provider may not know yet. */
export const REFUND_STATUSES = [
  'to_send',
  'asked',
  'pending',
  'processing',
  'needs_attention',
  'processed',
  'failed',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** A failed refund is as if it had never been: the money is still here. */
export function isUnderWay(status: RefundStatus): boolean {
  return status !== 'processed' && status !== 'failed';
}
