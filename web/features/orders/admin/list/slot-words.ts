import { addDays, type LagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';

/** 'Today', 'Tomorrow', 'Yesterday' or 'Sat 21 Nov'. */
export function nameDayBriefly(today: LagosDay, day: LagosDay): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day === addDays(today, -1) ? 'Yesterday' : nameDayShortly(day);
}
