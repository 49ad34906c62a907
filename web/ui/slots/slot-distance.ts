import type { OfferedSlot } from '../../../contract/availability.ts';
import { countDaysBetween } from '../../../domain/delivery/lagos-time.ts';

const MINUTES_PER_HOUR = 60;

/** How far another slot is from the one that was wanted: '3 hours earlier', 'the day before', '2 days later'. */
export function compareSlots(wanted: OfferedSlot, other: OfferedSlot): string {
  const days = countDaysBetween(wanted.day, other.day);
  if (days === -1) return 'The day before';
  if (days === 1) return 'The day after';
  if (days !== 0) return `${Math.abs(days)} days ${days < 0 ? 'earlier' : 'later'}`;
  const hours = (readMinutes(other.from) - readMinutes(wanted.from)) / MINUTES_PER_HOUR;
  if (hours === 0) return 'At the same time';
  const size = Math.abs(hours);
  return `${size === 1 ? 'An hour' : `${size} hours`} ${hours < 0 ? 'earlier' : 'later'}`;
}

function readMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}
