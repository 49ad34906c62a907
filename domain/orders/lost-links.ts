import type { OrderStatus } from './statuses.ts';

/** How long after it was placed an order that is over is still asked about. */
export const RECENT_ORDER_DAYS = 60;
/** No email is longer, whatever was ordered under one address. */
export const LISTED_ORDERS_MAX = 20;

/** Nothing more comes of it, for its customer. */
export const OVER_STATUSES = [
  'delivered',
  'collected',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];

type MailedOrder = {
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly contact: { readonly email: string };
};

const DAY_MS = 24 * 3_600_000;

/** The moment since which an order counts as recent. */
export function findRecentSince(now: Date): Date {
  return new Date(now.getTime() - RECENT_ORDER_DAYS * DAY_MS);
}

/** Whether its link is among those mailed to the address it was placed with; what has no address is mailed nowhere. */
export function isLinkMailed(order: MailedOrder, now: Date): boolean {
  const isOver = OVER_STATUSES.some((status) => status === order.status);
  const isRecent = new Date(order.createdAt) > findRecentSince(now);
  return order.contact.email !== '' && (!isOver || isRecent);
}

/** Always the same, so that nobody learns who orders here. */
export const LINKS_SENT =
  'If there are orders or cake requests for this address, an email with links to them is on its way.';
