import type { Notification } from '../../../../contract/notifications.ts';

/**
 * The newest notifications, fetched anew, with the older ones that were on the screen below them. Where the two do not meet, too
 * much has come in between: the list then starts afresh, because one with a gap would hide something for good.
 */
export function renewNotifications(
  known: readonly Notification[],
  newest: readonly Notification[],
): readonly Notification[] {
  const ids = new Set(newest.map(({ id }) => id));
  const lastShared = known.findLastIndex(({ id }) => ids.has(id));
  return lastShared < 0 ? newest : [...newest, ...known.slice(lastShared + 1)];
}

/** The next page below those that are there; what came in above them meanwhile moves nothing. */
export function addOlder(
  known: readonly Notification[],
  older: readonly Notification[],
): readonly Notification[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...older.filter(({ id }) => !ids.has(id))];
}
