import { PAYMENT_BADGES } from '../../order-words.ts';
import { nameAttention } from './attention-filters.ts';
import { nameRange } from './day-ranges.ts';
import { nameFigure } from './figure-filters.ts';
import type { OrderListState } from './order-list-query.ts';
import { nameStatusFilter } from './status-filters.ts';

export type FilterInUse = { readonly words: string; readonly without: Partial<OrderListState> };

/** What narrows the list beyond its tab and the search, in words, and the change that drops it. */
export function describeFilters(
  admin: OrderListState,
  campaignName: string | null = null,
): readonly FilterInUse[] {
  const { status, payment, attention, method, zone, figure } = admin;
  const days = nameRange(admin);
  return [
    figure && { words: nameFigure(figure, campaignName), without: { figure: null } },
    attention && { words: `Needs attention: ${nameAttention(attention)}`, without: { attention: null } },
    status && { words: nameStatusFilter(status), without: { status: null } },
    payment && { words: PAYMENT_BADGES[payment].words, without: { payment: null } },
    method && { words: method === 'pickup' ? 'Pickup' : 'Delivery', without: { method: null } },
    zone && { words: 'One delivery zone', without: { zone: '' } },
    days && { words: days, without: { from: null, to: null } },
  ].filter((filter) => typeof filter === 'object' && filter !== null);
}
