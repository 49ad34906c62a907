import { sayDay } from '../../domain/delivery/day-words.ts';
import { readLagosDay } from '../../domain/delivery/lagos-time.ts';

const LAGOS_TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** 16:20 on Friday 20 November, by the clock in Lagos. */
export function sayMoment(isoMoment: string): string {
  const moment = new Date(isoMoment);
  return `${LAGOS_TIME.format(moment)} on ${sayDay(readLagosDay(moment))}`;
}
