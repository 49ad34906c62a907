/** "under ₦30,000", "below 30k", "max 5000 naira" */
const LIMIT =
  /(?<![\p{Letter}\p{Number}])(?:under|below|less than|cheaper than|(?:no|not) more than|at most|up to|max|maximum|within) (?:₦|ngn|n|#)? ?(\d[\d,]{0,11}) ?(k|thousand)?(?: naira)?(?![\p{Letter}\p{Number}])/iu;
/** "under 20" is about people or years, not about money. */
const LEAST_NAIRA = 500;
const THOUSAND = 1_000;

export type PriceLimit = {
  readonly maxNaira: number;
  /** What else is looked for. */
  readonly rest: string;
};

/** What somebody wants to pay at most, if the query says so. */
export function readPriceLimit(query: string): PriceLimit | undefined {
  const plain = query.replace(/\s+/gu, ' ');
  const [phrase = '', digits = '', thousand] = LIMIT.exec(plain) ?? [];
  const maxNaira = Number(digits.replaceAll(',', '')) * (thousand === undefined ? 1 : THOUSAND);
  if (phrase === '' || maxNaira < LEAST_NAIRA) return undefined;
  return { maxNaira, rest: plain.replace(phrase, ' ').replace(/ +/g, ' ').trim() };
}
