import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { STATUS_BADGES } from '../../order-words.ts';
import { ORIGIN_PHRASES } from '../admin-words.ts';

export type HistoryEntry = {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly who: string;
};

type Announced = Pick<AdminOrderDetails, 'history' | 'historyActors' | 'origin'>;

/** The latest first. */
export function listHistory({ history, historyActors, origin }: Announced): readonly HistoryEntry[] {
  return history
    .map(({ at, status, by, words }, place) => ({
      key: `${place} ${at}`,
      at,
      title: titleEvent(status, words) ?? titleStep(status, place, origin),
      who: nameMaker(by, historyActors[place] ?? null),
    }))
    .toReversed();
}

/** 'Cancelled: the oven broke'; a move says all of it itself. */
function titleEvent(status: Announced['history'][number]['status'], words: string): string | null {
  if (words === '') return null;
  return status === 'cancelled' ? `${STATUS_BADGES.cancelled.words}: ${words}` : words;
}

function titleStep(
  status: Announced['history'][number]['status'],
  place: number,
  origin: Announced['origin'],
): string {
  const { words } = STATUS_BADGES[status];
  if (place > 0) return words;
  return `Placed ${ORIGIN_PHRASES[origin]}: ${words.toLowerCase()}`;
}

function nameMaker(by: Announced['history'][number]['by'], actor: string | null): string {
  if (actor !== null) return `by ${actor}`;
  if (by === 'customer') return 'by the customer';
  return by === 'shop' ? 'by the shop itself' : 'by an administrator';
}
