import type { OrderStatus } from './statuses.ts';

/** One word for each status, wherever it is shown. */
export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Awaiting payment',
  confirmed: 'Confirmed',
  in_kitchen: 'In the kitchen',
  ready: 'Ready',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  collected: 'Picked up',
  delivery_failed: 'Not delivered',
  cancelled: 'Cancelled',
  expired: 'Expired',
};
