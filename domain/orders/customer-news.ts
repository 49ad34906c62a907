import type { ReceivingMethod } from '../delivery/calendar.ts';
import type { OrderStatus } from './statuses.ts';

/** What a customer is told of after the order was placed; what else happens is there to see on the order's page. */
export const ORDER_NEWS = [
  'confirmed',
  'ready',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'cancelled',
  'expired',
  'moved',
  'changed',
  'change_asked',
  'change_made',
  'change_declined',
  'taken_up',
  'reinstated',
] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

export function isOrderNews(value: unknown): value is OrderNews {
  return ORDER_NEWS.some((news) => news === value);
}

/** Undefined for a step that changes nothing for the customer: a cake that is delivered is not fetched when it is ready. */
export function findOrderNews(status: OrderStatus, method: ReceivingMethod): OrderNews | undefined {
  if (status === 'ready' && method === 'delivery') return undefined;
  return ORDER_NEWS.find((news) => news === status);
}
