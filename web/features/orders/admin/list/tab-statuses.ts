import { ORDER_STATUSES, type OrderStatus } from '../../../../../domain/orders/statuses.ts';
import { STATUS_BADGES } from '../../order-words.ts';

/** Statuses that are looked at together. */
const GROUPS = {
  open: [
    'pending_payment',
    'confirmed',
    'in_kitchen',
    'ready',
    'out_for_delivery',
    'delivery_failed',
  ] satisfies readonly OrderStatus[],
  done: ['delivered', 'collected'] satisfies readonly OrderStatus[],
  ended: ['cancelled', 'expired'] satisfies readonly OrderStatus[],
} as const;
const GROUP_NAMES = ['open', 'done', 'ended', 'all'] as const;
export type TabGroup = (typeof GROUP_NAMES)[number];

/** A group of statuses, or one by itself. */
export type OrderTab = TabGroup | OrderStatus;

const GROUP_WORDS: Readonly<Record<TabGroup, string>> = {
  open: 'Open',
  done: 'Done',
  ended: 'Ended',
  all: 'All',
};

/** In the order of the tabs: each open status by itself, the others together. */
export const TABS: readonly OrderTab[] = ['open', ...GROUPS.open, 'done', 'ended', 'all'];

export function findTab(name: string | null): OrderTab | null {
  return [...GROUP_NAMES, ...ORDER_STATUSES].find((known) => known === name) ?? null;
}

export function isGroup(tab: OrderTab): tab is TabGroup {
  return GROUP_NAMES.some((group) => group === tab);
}

/** Undefined for every status. */
export function listStatuses(tab: OrderTab): readonly OrderStatus[] | undefined {
  if (tab === 'all') return undefined;
  return isGroup(tab) ? GROUPS[tab] : [tab];
}

export function nameTab(tab: OrderTab): string {
  return isGroup(tab) ? GROUP_WORDS[tab] : STATUS_BADGES[tab].words;
}
