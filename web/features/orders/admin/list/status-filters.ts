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
type StatusGroup = (typeof GROUP_NAMES)[number];

/** A group of statuses, or one by itself. */
export type StatusFilter = StatusGroup | OrderStatus;

const GROUP_WORDS: Readonly<Record<StatusGroup, string>> = {
  open: 'Open',
  done: 'Done',
  ended: 'Cancelled or expired',
  all: 'Any status',
};

/** As they are offered: each open status by itself, the others together. */
export const STATUS_FILTERS: readonly StatusFilter[] = ['open', ...GROUPS.open, 'done', 'ended', 'all'];

export function findStatusFilter(name: string | null): StatusFilter | null {
  return [...GROUP_NAMES, ...ORDER_STATUSES].find((known) => known === name) ?? null;
}

function isGroup(filter: StatusFilter): filter is StatusGroup {
  return GROUP_NAMES.some((group) => group === filter);
}

/** Undefined for every status. */
export function listStatuses(filter: StatusFilter): readonly OrderStatus[] | undefined {
  if (filter === 'all') return undefined;
  return isGroup(filter) ? GROUPS[filter] : [filter];
}

export function nameStatusFilter(filter: StatusFilter): string {
  return isGroup(filter) ? GROUP_WORDS[filter] : STATUS_BADGES[filter].words;
}
