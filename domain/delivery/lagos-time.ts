/*
 * The bakery lives by the clock in Lagos, wherever server and customer are. Nigeria is one hour ahead of UTC all year
 * and has no summer time, so its days can be reckoned here without a library.
 */

/** A calendar day in Lagos: 2026-11-15. */
export type LagosDay = string;

/** 00:00 to 23:59 in Lagos. */
export type TimeOfDay = string;

/** There was no year 0, and the database refuses it. */
export const LAGOS_DAY_FORM = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const LAGOS_OFFSET_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_LENGTH = '2026-11-15'.length;
const TIME_BEGIN = '2026-11-15T'.length;
const TIME_END = '2026-11-15T09:05'.length;

export function isLagosDay(text: string): boolean {
  return LAGOS_DAY_FORM.test(text) && toDay(Date.parse(text)) === text;
}

export function readLagosDay(moment: Date): LagosDay {
  return toDay(moment.getTime() + LAGOS_OFFSET_MS);
}

/** The begun minute: 09:05 until 09:06. */
export function readLagosTime(moment: Date): TimeOfDay {
  return new Date(moment.getTime() + LAGOS_OFFSET_MS).toISOString().slice(TIME_BEGIN, TIME_END);
}

export function atLagosTime(day: LagosDay, time: TimeOfDay): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - LAGOS_OFFSET_MS);
}

export function addDays(day: LagosDay, count: number): LagosDay {
  return toDay(Date.parse(day) + count * DAY_MS);
}

export function countDaysBetween(from: LagosDay, to: LagosDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export function findWeekday(day: LagosDay): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function toDay(timeInMs: number): LagosDay {
  return Number.isNaN(timeInMs) ? '' : new Date(timeInMs).toISOString().slice(0, DAY_LENGTH);
}
