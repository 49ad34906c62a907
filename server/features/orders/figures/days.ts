import { addDays, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';

/** Days in Lagos, both included. */
export type Span = { readonly from: LagosDay; readonly to: LagosDay };

export function listDays({ from, to }: Span): readonly LagosDay[] {
  const days: LagosDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days in their order, as few spans as can be. */
export function joinDays(days: readonly LagosDay[]): readonly Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day) spans.splice(-1, 1, { from: last.from, to: day });
    else spans.push({ from: day, to: day });
  }
  return spans;
}
