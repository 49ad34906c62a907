import {
  addDays,
  atLagosTime,
  DAY_MS,
  findWeekday,
  type LagosDay,
  readLagosDay,
} from '../delivery/lagos-time.ts';
import { WEEKDAYS, type Weekday } from '../weekdays.ts';
import { readOpeningDays } from './opening-days.ts';
import type { OpeningHours } from './profile.ts';

/** 00:00 to 23:59. */
export const TIME_OF_DAY_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** "Mon to Sat, 07:00–19:00" */
export function formatOpeningHours({ days, opens, closes }: OpeningHours): string {
  return `${days}, ${opens}–${closes}`;
}

/** Whether the door is open from the first to the last minute; hours that nobody can read as days forbid nothing. */
export function isOpenThroughout(
  openingHours: readonly OpeningHours[],
  weekday: Weekday | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  const named = findHours(openingHours, weekday);
  return named === 'unknown' || named.some(({ opens, closes }) => opens <= from && to <= closes);
}

function findHours(
  openingHours: readonly OpeningHours[],
  weekday: Weekday | undefined,
): readonly OpeningHours[] | 'unknown' {
  if (weekday === undefined) return 'unknown';
  const lines = openingHours.map((hours) => ({ ...hours, weekdays: readOpeningDays(hours.days) }));
  const named = lines.filter(({ weekdays }) => weekdays?.includes(weekday));
  if (named.length > 0) return named;
  return lines.length === 0 || lines.some(({ weekdays }) => !weekdays) ? 'unknown' : [];
}

const DAYS_AHEAD_MAX = 14;

/** When so much time has passed while the door was open; on a day whose hours are not known all of it counts. */
export function addOpenTime(start: Date, lengthMs: number, openingHours: readonly OpeningHours[]): Date {
  let at = start.getTime();
  let leftMs = lengthMs;
  for (let ahead = 0; ahead <= DAYS_AHEAD_MAX; ahead += 1) {
    const day = addDays(readLagosDay(start), ahead);
    for (const { from, to } of listOpenSpans(openingHours, day)) {
      const begin = Math.max(at, from);
      if (begin + leftMs <= to) return new Date(begin + leftMs);
      if (begin >= to) continue;
      leftMs -= to - begin;
      at = to;
    }
  }
  // A door that never opens holds nothing up.
  return new Date(start.getTime() + lengthMs);
}

/** When the door opens next; null while it is open, and where nobody knows the hours. */
export function findNextOpening(now: Date, openingHours: readonly OpeningHours[]): Date | null {
  for (let ahead = 0; ahead <= DAYS_AHEAD_MAX; ahead += 1) {
    const spans = listOpenSpans(openingHours, addDays(readLagosDay(now), ahead));
    const next = spans.find(({ to }) => to > now.getTime());
    if (next) return next.from > now.getTime() ? new Date(next.from) : null;
  }
  return null;
}

function listOpenSpans(
  openingHours: readonly OpeningHours[],
  day: LagosDay,
): readonly { readonly from: number; readonly to: number }[] {
  const named = findHours(openingHours, WEEKDAYS[findWeekday(day)]);
  const midnight = atLagosTime(day, '00:00').getTime();
  if (named === 'unknown') return [{ from: midnight, to: midnight + DAY_MS }];
  return named
    .map(({ opens, closes }) => ({
      from: atLagosTime(day, opens).getTime(),
      to: atLagosTime(day, closes).getTime(),
    }))
    .sort((one, other) => one.from - other.from);
}
