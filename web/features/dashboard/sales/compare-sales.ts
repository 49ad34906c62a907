import type { ReportSpan } from '../../../../domain/payments/report-span.ts';
import { nameSpanShortly } from '../../../ui/slots/span-words.ts';

/** "+14% compared with 1–19 Oct"; undefined where there is nothing to compare with. */
export function compareFigures(now: number, before: number, spanBefore: ReportSpan): string | undefined {
  if (before === 0) return undefined;
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return `About the same as ${nameSpanShortly(spanBefore)}`;
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}% compared with ${nameSpanShortly(spanBefore)}`;
}
