import { addDays, findWeekday, type LagosDay } from './lagos-time.ts';
import { findPublicHoliday } from './public-holidays.ts';

const SATURDAY = 5;

/** Days on which banks work: Monday to Friday, without the holidays that are known by their date. */
export function addWorkingDays(day: LagosDay, count: number): LagosDay {
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (findWeekday(last) < SATURDAY && findPublicHoliday(last) === undefined) left -= 1;
  }
  return last;
}
