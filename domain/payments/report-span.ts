import { addDays, countDaysBetween, isLagosDay, type LagosDay } from '../delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/** Days in Lagos, both included. */
export type ReportSpan = { readonly from: LagosDay; readonly to: LagosDay };

/** A leap year: what an accountant asks for at once. */
export const REPORT_DAYS_MAX = 366;

const WEEK_DAYS = 7;

/**
 * The days to compare these with. A bakery's sales go by the weekday: as many days, moved back by the fewest whole weeks that
 * leave none in both. Of a month, once more than a week of it is over, the same dates of the month before.
 */
export function findSpanBefore({ from, to }: ReportSpan): ReportSpan {
  const days = countDaysBetween(from, to) + 1;
  const isOfMonth = from.endsWith('-01') && readMonth(from) === readMonth(to);
  if (isOfMonth && days > WEEK_DAYS) return findMonthBefore(to);
  const movedBy = -Math.ceil(days / WEEK_DAYS) * WEEK_DAYS;
  return { from: addDays(from, movedBy), to: addDays(to, movedBy) };
}

/** From the first of the month before to the same date, or to its end where it is shorter. */
function findMonthBefore(to: LagosDay): ReportSpan {
  const end = addDays(`${readMonth(to)}-01`, -1);
  const sameDate = to.replace(readMonth(to), readMonth(end));
  return { from: `${readMonth(end)}-01`, to: isLagosDay(sameDate) ? sameDate : end };
}

/** 2026-11 */
function readMonth(day: LagosDay): string {
  return day.slice(0, 'yyyy-mm'.length);
}

export function checkReportSpan(span: ReportSpan): Result<ReportSpan> {
  if (span.to < span.from) return refuseSpan('Choose an end date on or after the start date.');
  if (countDaysBetween(span.from, span.to) >= REPORT_DAYS_MAX) {
    return refuseSpan(`Choose at most ${REPORT_DAYS_MAX} days.`);
  }
  return accept(span);
}

function refuseSpan(message: string) {
  return refuse('invalid', 'report_span', message, { to: message });
}
