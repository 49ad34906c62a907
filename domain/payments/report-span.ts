import { addDays, countDaysBetween, type LagosDay } from '../delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../refusal.ts';

/** Days in Lagos, both included. */
export type ReportSpan = { readonly from: LagosDay; readonly to: LagosDay };

/** A leap year: what an accountant asks for at once. */
export const REPORT_DAYS_MAX = 366;

/** As many days just before these, to compare with. */
export function findSpanBefore({ from, to }: ReportSpan): ReportSpan {
  const days = countDaysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
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
