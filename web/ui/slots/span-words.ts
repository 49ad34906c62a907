import type { ReportSpan } from '../../../domain/payments/report-span.ts';
import { shortenName } from '../../../domain/shorten-name.ts';
import { readCalendarDay } from '../formats/calendar-day.ts';
import { nameDayShortly } from './day-words.ts';

/** 'Mon 16 Nov 2026', '1–16 Nov 2026', '16 Oct – 2 Nov 2026', '16 Dec 2025 – 2 Jan 2026'. */
export function nameSpan(span: ReportSpan): string {
  return nameSpanShortly(span, true);
}

/** The same without the year where both ends are in one. */
export function nameSpanShortly({ from, to }: ReportSpan, hasYear = false): string {
  const [first, last] = [readCalendarDay(from), readCalendarDay(to)];
  const end = hasYear ? ` ${last.year}` : '';
  if (from === to) return `${nameDayShortly(from)}${end}`;
  const until = `${last.date} ${shortenName(last.month)}`;
  const begin = `${first.date} ${shortenName(first.month)}`;
  if (first.year !== last.year) return `${begin} ${first.year} – ${until} ${last.year}`;
  return first.month === last.month ? `${first.date}–${until}${end}` : `${begin} – ${until}${end}`;
}
