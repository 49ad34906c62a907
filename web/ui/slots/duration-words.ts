import { joinWords } from '../formats/join-words.ts';

const MINUTES_PER_HOUR = 60;

/** '20 minutes', '4 hours', '1 hour and 30 minutes' */
export function sayDuration(minutes: number): string {
  const parts = [
    count(Math.floor(minutes / MINUTES_PER_HOUR), 'hour'),
    count(minutes % MINUTES_PER_HOUR, 'minute'),
  ];
  return joinWords(parts.filter(Boolean), 'and');
}

function count(number: number, what: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}
