import type { Answers } from './find-answers.ts';
import { listMatchedTerms } from './matched-terms.ts';
import type { SearchableProduct } from './product-words.ts';
import { splitWords } from './split-words.ts';

const WRITTEN_WORDS = /[\p{Letter}\p{Mark}\p{Number}'’ʼ`]+/gu;

export type Mended = {
  /** What was typed and the catalogue does not know, with what it was taken for. */
  readonly mended: ReadonlyMap<string, Answers>;
  /** What was found by it, best first. */
  readonly best: readonly SearchableProduct[];
};

/** What was typed with its slips mended: "chocolate cake" for "choclate cake". Undefined where there were none. */
export function writeMeant(typed: string, { mended, best }: Mended): string | undefined {
  if (mended.size === 0) return undefined;
  const meant = new Map([...mended].map(([word, answers]) => [word, chooseMeant(answers, best)]));
  return typed.replace(WRITTEN_WORDS, (word) => meant.get(splitWords(word).join('')) ?? word).trim();
}

type WrittenWord = { readonly word: string; readonly plain: string };

/** The words of a query as they were typed, with what the search reads in each. */
export function listWrittenWords(query: string): readonly WrittenWord[] {
  return (query.match(WRITTEN_WORDS) ?? []).map((word) => ({ word, plain: splitWords(word).join('') }));
}

/** Of what comes closest, a word that stands on what is shown: whoever reads it finds it there. */
function chooseMeant(answers: Answers, best: readonly SearchableProduct[]): string | undefined {
  const closest = Math.min(...answers.values());
  const words = [...answers].filter(([, closeness]) => closeness === closest).map(([word]) => word);
  const shown = new Set(listMatchedTerms(best, new Set(words)).flatMap((term) => splitWords(term)));
  return words.find((word) => shown.has(word)) ?? words[0];
}
