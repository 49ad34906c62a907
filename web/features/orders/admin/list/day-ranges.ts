import type { LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';

export type DayRange = { readonly from: LagosDay | null; readonly to: LagosDay | null };

/** 'Sat 21 Nov', 'Sat 21 Nov to Mon 23 Nov', 'from Sat 21 Nov', 'until Sat 21 Nov'; blank for any day. */
export function nameRange({ from, to }: DayRange): string {
  if (from === null) return to === null ? '' : `until ${nameDayShortly(to)}`;
  if (to === null) return `from ${nameDayShortly(from)}`;
  return from === to ? nameDayShortly(from) : `${nameDayShortly(from)} to ${nameDayShortly(to)}`;
}

/** Whoever says the later day first means the same days. */
export function orderRange({ from, to }: DayRange): DayRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
