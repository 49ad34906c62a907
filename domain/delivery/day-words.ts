import { MONTH_NAMES } from '../month-names.ts';
import { shortenName } from '../shorten-name.ts';
import { WEEKDAYS } from '../weekdays.ts';
import { findWeekday, type LagosDay, type TimeOfDay } from './lagos-time.ts';

/** Friday 20 November: written out here because mail, page and history must say the same. */
export function sayDay(day: LagosDay): string {
  const { weekday, dayOfMonth, month } = takeApart(day);
  return `${weekday} ${dayOfMonth} ${month}`;
}

/** Fri 20 Nov */
export function sayDayShortly(day: LagosDay): string {
  const { weekday, dayOfMonth, month } = takeApart(day);
  return `${shortenName(weekday)} ${dayOfMonth} ${shortenName(month)}`;
}

/** 09:00–12:00, or a moment: as on every screen. */
export function sayTimes({ from, to }: { readonly from: TimeOfDay; readonly to: TimeOfDay }): string {
  return from === to ? from : `${from}–${to}`;
}

type SaidSlot = { readonly day: LagosDay; readonly from: TimeOfDay; readonly to: TimeOfDay };

/** Names what has changed and no more: the day, the window, or both. */
export function sayMove(before: SaidSlot, after: SaidSlot): string {
  const [oldDay, newDay] = [sayDayShortly(before.day), sayDayShortly(after.day)];
  const [oldTimes, newTimes] = [sayTimes(before), sayTimes(after)];
  if (oldTimes === newTimes) return `Moved from ${oldDay} to ${newDay}`;
  if (before.day === after.day) return `Moved on ${oldDay} from ${oldTimes} to ${newTimes}`;
  return `Moved from ${oldDay}, ${oldTimes} to ${newDay}, ${newTimes}`;
}

function takeApart(day: LagosDay) {
  const [, month, dayOfMonth] = day.split('-').map(Number);
  return {
    weekday: WEEKDAYS[findWeekday(day)] ?? '',
    dayOfMonth: dayOfMonth ?? 0,
    month: MONTH_NAMES[(month ?? 0) - 1] ?? '',
  };
}
