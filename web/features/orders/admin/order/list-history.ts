import type { WholeDeskOrder } from '../../../../../contract/order-admin.ts';
import { STATUS_BADGES } from '../../order-words.ts';
import { ORIGIN_PHRASES } from '../desk-words.ts';

export type HistoryEntry = {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly who: string;
};

type Told = Pick<WholeDeskOrder, 'history' | 'historyActors' | 'origin'>;

/** The latest first. */
export function listHistory({ history, historyActors, origin }: Told): readonly HistoryEntry[] {
  return history
    .map(({ at, status, by, words }, place) => ({
      key: `${place} ${at}`,
      at,
      title: words || titleStep(status, place, origin),
      who: nameMaker(by, historyActors[place] ?? null),
    }))
    .toReversed();
}

function titleStep(status: Told['history'][number]['status'], place: number, origin: Told['origin']): string {
  const { words } = STATUS_BADGES[status];
  if (place > 0) return words;
  return `Placed ${ORIGIN_PHRASES[origin]}: ${words.toLowerCase()}`;
}

function nameMaker(by: Told['history'][number]['by'], actor: string | null): string {
  if (actor !== null) return `by ${actor}`;
  if (by === 'customer') return 'by the customer';
  return by === 'shop' ? 'by the shop itself' : 'by an administrator';
}
