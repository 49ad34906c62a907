import type { OpeningHours } from './profile.ts';

/** 00:00 to 23:59. */
export const TIME_OF_DAY_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** "Mon to Sat, 07:00–19:00" */
export function formatOpeningHours({ days, opens, closes }: OpeningHours): string {
  return `${days}, ${opens}–${closes}`;
}
