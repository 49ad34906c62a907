import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { AUDIT_ACTION_WORDS, isMoneyAction } from '../../../../../domain/users/audit-actions.ts';
import { nameOutsider, sayChange } from '../../../../ui/formats/audit-words.ts';
import { STATUS_BADGES } from '../../order-words.ts';
import { ORIGIN_PHRASES } from '../admin-words.ts';

export type HistoryEntry = {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly who: string;
  /** How much, before and after, and why, or how the order began; blank for any other step. */
  readonly more: string;
  readonly isMoney: boolean;
};

type Announced = Pick<AdminOrderDetails, 'history' | 'historyActors' | 'origin' | 'activity'>;

/** Steps, money and the kitchen's work in one row, the latest first. */
export function listHistory({ activity, ...steps }: Announced): readonly HistoryEntry[] {
  const acts = activity.map(({ at, action, by, details }, place) => ({
    key: `act ${place}`,
    at,
    title: AUDIT_ACTION_WORDS[action],
    who: by === null ? nameOutsider(action) : `by ${by}`,
    more: sayChange(details),
    isMoney: isMoneyAction(action),
  }));
  // Of one moment, the money came before the step that followed from it.
  return [...acts, ...listSteps(steps)]
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .toReversed();
}

function listSteps({ history, historyActors, origin }: Omit<Announced, 'activity'>): readonly HistoryEntry[] {
  return history.map(({ at, status, by, words }, place) => ({
    key: `${place} ${at}`,
    at,
    title: titleEvent(status, words) ?? (place === 0 ? titlePlacing(origin) : STATUS_BADGES[status].words),
    who: nameMaker(by, historyActors[place] ?? null),
    more: place === 0 ? STATUS_BADGES[status].words : '',
    isMoney: false,
  }));
}

/** 'Cancelled: the oven broke'; a move says all of it itself. */
function titleEvent(status: Announced['history'][number]['status'], words: string): string | null {
  if (words === '') return null;
  return status === 'cancelled' ? `${STATUS_BADGES.cancelled.words}: ${words}` : words;
}

function titlePlacing(origin: Announced['origin']): string {
  return `${origin === 'shop' ? 'Placed' : 'Taken'} ${ORIGIN_PHRASES[origin]}`;
}

function nameMaker(by: Announced['history'][number]['by'], actor: string | null): string {
  if (actor !== null) return `by ${actor}`;
  if (by === 'customer') return 'by the customer';
  return by === 'shop' ? 'automatically' : 'by an administrator';
}
