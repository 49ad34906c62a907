import type { Weekday } from '../weekdays.ts';
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
  if (weekday === undefined) return true;
  const lines = openingHours.map((hours) => ({ ...hours, weekdays: readOpeningDays(hours.days) }));
  const named = lines.filter(({ weekdays }) => weekdays?.includes(weekday));
  if (named.length === 0) return lines.length === 0 || lines.some(({ weekdays }) => !weekdays);
  return named.some(({ opens, closes }) => opens <= from && to <= closes);
}
