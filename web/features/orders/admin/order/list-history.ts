import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { isStepWithReason } from '../../../../../domain/orders/statuses.ts';
import { isUnconfirmed } from '../../../../../domain/orders/unconfirmed.ts';
import {
  type AuditAction,
  EXPLAINED_STEPS,
  isMoneyAction,
} from '../../../../../domain/users/audit-actions.ts';
import { nameOutsider, sayChange, titleChange } from '../../../../ui/formats/audit-words.ts';
import { findStatusBadge, STATUS_BADGES, writeNaira } from '../../order-words.ts';
import { ORIGIN_PHRASES } from '../admin-words.ts';

export type HistoryEntry = {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly who: string;
  /** How much, before and after, and why, or how the order began, what a change made otherwise, or why it was cancelled, moved or changed; blank for any other step. */
  readonly more: string;
  readonly isMoney: boolean;
};

type Announced = Pick<
  AdminOrderDetails,
  'history' | 'historyActors' | 'origin' | 'payment' | 'activity' | 'changes'
>;

const explains = ({ action }: Announced['activity'][number]) =>
  EXPLAINED_STEPS.some((each) => each === action);

/** Steps, money and the kitchen's work in one row, the latest first. */
export function listHistory({ activity, changes, ...steps }: Announced): readonly HistoryEntry[] {
  const explanations = new Map(changes.map(({ at, words }) => [at, words]));
  for (const { at, details } of activity.filter(explains)) {
    explanations.set(at, [...(explanations.get(at) ?? []), String(details.reason ?? '')]);
  }
  const acts = activity
    .filter((act) => !explains(act))
    .map(({ at, action, by, details }, place) => ({
      key: `act ${place}`,
      at,
      title: titleAct(action, details),
      who: by === null ? nameOutsider(action) : `by ${by}`,
      more: sayChange(details, action),
      isMoney: isMoneyAction(action),
    }));
  const isPaid = activity.some(({ at, action }) => action === 'order.paid' && at === steps.history[0]?.at);
  const [placing, ...later] = listSteps(steps, explanations, isPaid);
  // Of one moment, the order came first, and its money before the step that followed from it.
  return [...(placing ? [placing] : []), ...acts, ...later]
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .toReversed();
}

function titleAct(action: AuditAction, details: Announced['activity'][number]['details']): string {
  const { due } = details;
  if (typeof due !== 'number') return titleChange(action, details);
  if (action === 'order.handed_over_unpaid') return `${writeNaira(due)} put on credit`;
  if (action === 'order.confirmed_unpaid') return `Confirmed with a balance of ${writeNaira(due)}`;
  return titleChange(action, details);
}

function listSteps(
  { history, historyActors, origin, payment }: Omit<Announced, 'activity' | 'changes'>,
  explanations: ReadonlyMap<string, readonly string[]>,
  /** Its payment was entered with it: it waited for none. */
  isPaidWithIt: boolean,
): readonly HistoryEntry[] {
  return history.map(({ at, status, by, words }, place) => ({
    key: `${place} ${at}`,
    at,
    title:
      (!isStepWithReason(status) && words) ||
      (place === 0 ? titlePlacing(origin) : STATUS_BADGES[status].words),
    who: nameMaker(by, historyActors[place] ?? null),
    more:
      place === 0
        ? status === 'pending_payment' && isPaidWithIt
          ? ''
          : findStatusBadge({ status, isUnconfirmed: isUnconfirmed(status, payment) }).words
        : isStepWithReason(status)
          ? words
          : words === ''
            ? ''
            : (explanations.get(at) ?? []).filter((part) => part !== '').join(' · '),
    isMoney: false,
  }));
}

function titlePlacing(origin: Announced['origin']): string {
  return `${origin === 'shop' ? 'Placed' : 'Taken'} ${ORIGIN_PHRASES[origin]}`;
}

function nameMaker(by: Announced['history'][number]['by'], actor: string | null): string {
  if (actor !== null) return `by ${actor}`;
  if (by === 'customer') return 'by the customer';
  return by === 'shop' ? 'automatically' : 'by an administrator';
}
