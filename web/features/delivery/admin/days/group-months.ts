import type { CalendarDay } from '../../../../../contract/delivery.ts';
import { nameMonth } from '../../../../ui/slots/day-words.ts';

export type Month = { readonly name: string; readonly days: readonly CalendarDay[] };

const MONTH_LENGTH = '2026-11'.length;

/** Days in their order, month by month. */
export function groupMonths(days: readonly CalendarDay[]): readonly Month[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, MONTH_LENGTH));
  return [...months.values()].map((ofMonth) => ({ name: nameMonth(ofMonth[0]?.day ?? ''), days: ofMonth }));
}
