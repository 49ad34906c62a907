import type { Order } from '../../../../contract/orders.ts';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';

type AwaitedNews = { readonly words: string; readonly before: readonly OrderStatus[] };

const AWAITED: Readonly<Record<ReceivingMethod, AwaitedNews>> = {
  delivery: { words: 'on its way', before: ['pending_payment', 'confirmed', 'in_kitchen', 'ready'] },
  pickup: { words: 'ready', before: ['pending_payment', 'confirmed', 'in_kitchen'] },
};

/** What the customer of an order waits to hear: "on its way", "ready"; null once that is past. */
export function findAwaitedNews({ status, method }: Pick<Order, 'status' | 'method'>): string | null {
  const { words, before } = AWAITED[method];
  return before.includes(status) ? words : null;
}
