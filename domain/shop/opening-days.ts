import { WEEKDAYS, type Weekday } from '../weekdays.ts';

const GROUPS: ReadonlyMap<string, readonly Weekday[]> = new Map<string, readonly Weekday[]>([
  ['daily', WEEKDAYS],
  ['every day', WEEKDAYS],
  ['weekdays', WEEKDAYS.slice(0, 5)],
  ['weekends', WEEKDAYS.slice(5)],
  ['weekend', WEEKDAYS.slice(5)],
]);

/**
 * Which days the owner's words mean: "Mon to Sat", "Sunday", "Tue, Thu and Sat", "Weekdays". Undefined for words that mean
 * something else ("Public holidays"): people read them, machines are better told nothing than something wrong.
 */
export function readOpeningDays(words: string): readonly Weekday[] | undefined {
  const parts = words
    .toLowerCase()
    .split(/,|&|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const days = new Set<Weekday>();
  for (const part of parts) {
    const read = GROUPS.get(part) ?? readSpan(part);
    if (!read) return undefined;
    for (const day of read) days.add(day);
  }
  return days.size === 0 ? undefined : WEEKDAYS.filter((day) => days.has(day));
}

/** One day, or from one day to another, also over the end of the week. */
function readSpan(part: string): readonly Weekday[] | undefined {
  const ends = part.split(/\s*(?:\bto\b|-|–)\s*/).map(findDay);
  const [first, last = first] = ends;
  if (first === undefined || last === undefined || ends.length > 2 || ends.includes(undefined))
    return undefined;
  const length = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(first, first + length);
}

/** "Mon", "Tues." and "Thursdays" are days; "M" is not, because nobody can tell Tuesday from Thursday by it. */
function findDay(word: string): number | undefined {
  const written = word.replace(/\.$/, '').replace(/(?<=day)s$/, '');
  if (written.length < 3) return undefined;
  const index = WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(written));
  return index === -1 ? undefined : index;
}
