import { addDays, atLagosTime, readLagosDay, readLagosTime, type TimeOfDay } from '../delivery/lagos-time.ts';

/** When a person's devices stay silent, every day. An end before the beginning is on the next day; an equal one means never. */
export type QuietHours = { readonly begin: TimeOfDay; readonly end: TimeOfDay };

/** From when on a device may ring: `now` outside of quiet hours, and their end within. */
export function findLoudMoment(quietHours: QuietHours | null, now: Date): Date {
  if (!quietHours) return now;
  const { begin, end } = quietHours;
  const time = readLagosTime(now);
  const passesMidnight = end < begin;
  const isQuiet = passesMidnight ? time >= begin || time < end : time >= begin && time < end;
  if (!isQuiet) return now;
  const today = readLagosDay(now);
  return atLagosTime(passesMidnight && time >= begin ? addDays(today, 1) : today, end);
}
