import { QUERY_WORDS_MAX } from './limits.ts';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { readTypedLimits } from './typed-limits.ts';

/** "₦5,000", "# 2500", "N3000": nobody names a cake after its price. */
const PRICES = /(?:[₦#$£€]\s*|\bn(?=\d))\d[\d.,]*k?|\b\d{1,3}(?:,\d{3})+\b/giu;

/**
 * What is looked for in what was typed: plain words without the small ones between. Two queries with the same words have the
 * same answer.
 */
export function readQuery(query: string): readonly string[] {
  const words = splitWords(readTypedLimits(query).rest.replace(PRICES, ' '));
  const meaningful = words.filter((word) => !isStopWord(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, QUERY_WORDS_MAX);
}
