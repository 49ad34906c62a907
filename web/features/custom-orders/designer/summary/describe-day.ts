import type { Availability } from '../../../../../contract/availability.ts';
import { readNotice } from '../../../../../domain/catalogue/lead-time.ts';
import type { Loaded } from '../../../../ui/loading/use-loaded.ts';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';

/** Sat 21 Nov. Where the calendar cannot be asked, the notice the kitchen needs is better than nothing. */
export function describeDay(
  { data, failure }: Pick<Loaded<Availability>, 'data' | 'failure'>,
  leadTimeHours: number,
): string {
  if (data) return data.earliest ? nameDayShortly(data.earliest.day) : 'Fully booked';
  return failure === null ? '' : readNotice(leadTimeHours).words;
}
