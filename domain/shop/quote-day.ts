import { addDays, findWeekday, type LagosDay, readLagosDay } from '../delivery/lagos-time.ts';
import { WEEKDAYS } from '../weekdays.ts';
import { readOpeningDays } from './opening-days.ts';
import type { OpeningHours } from './profile.ts';

/** A quote for a custom cake is there by the end of so many open days after the day on which it was asked for. */
const QUOTE_OPEN_DAYS = 1;
const WEEK_DAYS = 7;

/** The day by whose end the shop promises its quote, to the customer, to its staff and on the dashboard alike. */
export function findQuoteDay(askedAt: Date, openingHours: readonly OpeningHours[]): LagosDay {
  const lines = openingHours.map(({ days }) => readOpeningDays(days));
  // Hours that nobody can read as days, or none at all, close nothing.
  const isOpen = (day: LagosDay) => {
    const weekday = WEEKDAYS[findWeekday(day)];
    return lines.every((days) => !days) || lines.some((days) => weekday && days?.includes(weekday));
  };
  let day = readLagosDay(askedAt);
  for (let passed = 0, open = 0; open < QUOTE_OPEN_DAYS && passed < WEEK_DAYS; passed += 1) {
    day = addDays(day, 1);
    if (isOpen(day)) open += 1;
  }
  return day;
}

/** A requested change is answered as soon as a quote, and before the order's day; null: asked on that day itself. */
export function findReplyDay(
  askedAt: Date,
  openingHours: readonly OpeningHours[],
  orderDay: LagosDay,
): LagosDay | null {
  const dayBefore = addDays(orderDay, -1);
  if (readLagosDay(askedAt) > dayBefore) return null;
  const promised = findQuoteDay(askedAt, openingHours);
  if (promised > dayBefore) return dayBefore;
  return promised;
}

/** Nobody is promised what is over already. */
export function isQuoteLate(askedAt: Date, openingHours: readonly OpeningHours[], now: Date): boolean {
  return readLagosDay(now) > findQuoteDay(askedAt, openingHours);
}
