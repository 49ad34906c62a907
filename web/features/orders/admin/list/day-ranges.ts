import { addDays, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';

export type DayRange = { readonly from: LagosDay | null; readonly to: LagosDay | null };

export const ANY_DAY: DayRange = { from: null, to: null };

export type QuickRange = { readonly words: string; readonly range: DayRange };

/** The days a bakery asks for, seen from today. */
export function listQuickRanges(today: LagosDay): readonly QuickRange[] {
  const tomorrow = addDays(today, 1);
  return [
    { words: 'Today', range: { from: today, to: today } },
    { words: 'Tomorrow', range: { from: tomorrow, to: tomorrow } },
    { words: 'Next 7 days', range: { from: today, to: addDays(today, 6) } },
  ];
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}

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
