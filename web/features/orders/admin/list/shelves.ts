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
export type ShelfGroup = (typeof GROUP_NAMES)[number];

/** A group of statuses, or one by itself. */
export type Shelf = ShelfGroup | OrderStatus;

const GROUP_WORDS: Readonly<Record<ShelfGroup, string>> = {
  open: 'Open',
  done: 'Done',
  ended: 'Ended',
  all: 'All',
};

/** In the order of the tabs: each open status by itself, the others together. */
export const SHELVES: readonly Shelf[] = ['open', ...GROUPS.open, 'done', 'ended', 'all'];

export function findShelf(name: string | null): Shelf | null {
  return [...GROUP_NAMES, ...ORDER_STATUSES].find((known) => known === name) ?? null;
}

export function isGroup(shelf: Shelf): shelf is ShelfGroup {
  return GROUP_NAMES.some((group) => group === shelf);
}

/** Undefined for every status. */
export function listStatuses(shelf: Shelf): readonly OrderStatus[] | undefined {
  if (shelf === 'all') return undefined;
  return isGroup(shelf) ? GROUPS[shelf] : [shelf];
}

export function nameShelf(shelf: Shelf): string {
  return isGroup(shelf) ? GROUP_WORDS[shelf] : STATUS_BADGES[shelf].words;
}
