import { addDays, findWeekday, type LagosDay } from '../delivery/lagos-time.ts';

const WEEKDAYS =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';

/** "for tomorrow", "by Saturday", "this weekend"; a weekday by itself may be a name: "Sunday loaf", "Black Friday". */
const NEEDED_DAY = new RegExp(
  `(?<![\\p{Letter}\\p{Number}])(?:(?:(?:needed|ready) )?(?:for|by|on|before) )?(?:(today|tonight|tomorrow)|(?:(?<=(?:for|by|on|before) )(?:the )?|(?:this|coming) )(weekend|${WEEKDAYS})|(next) (weekend|${WEEKDAYS}))(?![\\p{Letter}\\p{Number}'’])`,
  'iu',
);
const WEEKDAY_NAME = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const WEEK_BEGINNINGS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SATURDAY = 5;
const DAYS_PER_WEEK = 7;
const LETTERS_OF_A_DAY = 3;

export type NeededDay = {
  readonly findDay: (today: LagosDay) => LagosDay;
  /** What else is looked for. */
  readonly rest: string;
};

/** When it is needed, if the query says so. */
export function readNeededDay(query: string): NeededDay | undefined {
  const plain = query.replace(/\s+/gu, ' ').trim();
  const [phrase, near, coming, next, afterNext] = NEEDED_DAY.exec(plain) ?? [];
  if (phrase === undefined) return undefined;
  const rest = plain.replace(phrase, ' ').replace(/ +/g, ' ').trim();
  if (near !== undefined) {
    const ahead = near.toLowerCase() === 'tomorrow' ? 1 : 0;
    return { findDay: (today) => addDays(today, ahead), rest };
  }
  return { findDay: (today) => findComing(coming ?? afterNext ?? '', today, next !== undefined), rest };
}

/** Written in full, and plain. */
export function isWeekdayName(word: string): boolean {
  return WEEKDAY_NAME.test(word);
}

/** "Good Friday" is not this Friday, and a sun is on many a cake. */
const BARE_WEEKDAY = new RegExp(`^(?!sun$)(?:${WEEKDAYS})$`, 'iu');
const BEFORE_A_FEAST = /^(?:ash|black|easter|good|palm)$/iu;

/** "cake saturday": a weekday by itself at either end, where it is all that no product answers. */
export function readLeftOutWeekday(query: string, leftOut: readonly string[] = []): NeededDay | undefined {
  const [name = '', ...others] = leftOut.map((word) => word.toLowerCase());
  if (others.length > 0 || !BARE_WEEKDAY.test(name)) return undefined;
  const words = query.trim().split(/\s+/u);
  const isDay = (word: string | undefined) => word?.toLowerCase() === name;
  const isLast = isDay(words.at(-1)) && !BEFORE_A_FEAST.test(words.at(-2) ?? '');
  if (!isLast && !isDay(words[0])) return undefined;
  return {
    findDay: (today) => findComing(name, today, false),
    rest: words.filter((word) => !isDay(word)).join(' '),
  };
}

/** The first such day after today, or that of next week. A weekend begins on Saturday, and is not over on Sunday. */
function findComing(name: string, today: LagosDay, isNextWeek: boolean): LagosDay {
  const beginning = name.slice(0, LETTERS_OF_A_DAY).toLowerCase();
  const isWeekend = beginning === 'wee';
  const weekday = findWeekday(today);
  const ahead = (isWeekend ? SATURDAY : WEEK_BEGINNINGS.indexOf(beginning)) - weekday;
  if (isNextWeek) return addDays(today, ahead + DAYS_PER_WEEK);
  if (isWeekend && ahead <= 0) return addDays(today, DAYS_PER_WEEK - 1 - weekday);
  return addDays(today, ahead > 0 ? ahead : ahead + DAYS_PER_WEEK);
}
