import { countHoursUntil } from '../../../domain/catalogue/needs.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import type { NeededDay } from '../../../domain/search/needed-day.ts';

/** A day that was typed, as the list's filter has it. */
export function countNotice(findDay: NeededDay['findDay'], now: Date): number {
  return Math.max(1, countHoursUntil(findDay(readLagosDay(now)), now));
}
