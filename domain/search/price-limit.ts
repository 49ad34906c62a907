/** "under ₦30,000", "below 30k", "max 5000 naira" */
const LIMIT =
  /(?<![\p{Letter}\p{Number}])(?:under|below|less than|cheaper than|(?:no|not) more than|at most|up to|max|maximum|within|(?:a )?budget(?: of| is)?) (?:₦|ngn|n|#)? ?(\d[\d,]{0,11}(?:\.\d)?) ?(k|thousand|m|million)?(?: naira)?(?![\p{Letter}\p{Number}])/iu;
/** "cake for 20k", "₦20,000 cake", "20000 naira": who names a sum has so much to spend, unless they say that it is the least. */
const SUM =
  /(?<!(?:above|over|from|than|least|between|to|and) )(?<![\p{Letter}\p{Number},.])(?:(?:for|around|about) )?(?:(?:₦|ngn|#) ?(\d[\d,]{0,11}(?:\.\d)?) ?(k|thousand|m|million)?|(\d[\d,]{0,11}(?:\.\d)?) ?(k|thousand|m|million)|(\d[\d,]{0,11})(?= naira))(?: naira)?(?![\p{Letter}\p{Number}])/iu;
/** "under 20" is about people or years, not about money. */
const LEAST_NAIRA = 500;
const UNITS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

export type PriceLimit = {
  readonly maxNaira: number;
  /** What else is looked for. */
  readonly rest: string;
};

/** What somebody wants to pay at most, if the query says so. */
export function readPriceLimit(query: string): PriceLimit | undefined {
  const plain = query.replace(/\s+/gu, ' ');
  const limit = LIMIT.exec(plain) ?? SUM.exec(plain);
  if (!limit) return undefined;
  const [phrase, ...parts] = limit;
  const [digits = '', unit = ''] = parts.filter((part) => part !== undefined);
  const maxNaira = Math.floor(Number(digits.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1));
  if (maxNaira < LEAST_NAIRA) return undefined;
  return { maxNaira, rest: plain.replace(phrase, ' ').replace(/ +/g, ' ').trim() };
}
