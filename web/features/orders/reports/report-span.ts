import { addDays, findWeekday, isLagosDay, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { checkReportSpan, type ReportSpan } from '../../../../domain/payments/report-span.ts';

export const REPORTS_PATH = '/admin/reports';

export function writeReportPath({ from, to }: ReportSpan, page: '' | '/print' = ''): string {
  return `${REPORTS_PATH}${page}?from=${from}&to=${to}`;
}

/** Anybody can write anything into an address: what makes no report is the month so far. */
export function readReportSpan(parameters: URLSearchParams, today: LagosDay): ReportSpan {
  const span = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const isKnown = isLagosDay(span.from) && isLagosDay(span.to) && checkReportSpan(span).ok;
  return isKnown ? span : { from: beginMonth(today), to: today };
}

/** The spans an owner closes or an accountant asks for, seen from today. */
export function listUsualSpans(
  today: LagosDay,
): readonly { readonly words: string; readonly span: ReportSpan }[] {
  const yesterday = addDays(today, -1);
  const monday = addDays(today, -findWeekday(today));
  const endOfLastMonth = addDays(beginMonth(today), -1);
  return [
    { words: 'Today', span: { from: today, to: today } },
    { words: 'Yesterday', span: { from: yesterday, to: yesterday } },
    { words: 'This week', span: { from: monday, to: today } },
    { words: 'Last week', span: { from: addDays(monday, -7), to: addDays(monday, -1) } },
    { words: 'This month', span: { from: beginMonth(today), to: today } },
    { words: 'Last month', span: { from: beginMonth(endOfLastMonth), to: endOfLastMonth } },
    { words: 'This year', span: { from: `${today.slice(0, 4)}-01-01`, to: today } },
  ];
}

/** A report on today alone closes the day, and says so. */
export function nameReport({ from, to }: ReportSpan, today: LagosDay): string {
  return from === today && to === today ? 'End of day' : 'Reports';
}

function beginMonth(day: LagosDay): LagosDay {
  return `${day.slice(0, 8)}01`;
}
