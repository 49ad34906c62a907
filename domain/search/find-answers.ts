import { writeCompoundEnd } from './compound-ends.ts';
import { listLocalWords } from './local-words.ts';
import { isWeekdayName } from './needed-day.ts';
import { CLOSENESS, FIRST_LETTER_PENALTY, PLURAL_PENALTY, TOGETHER_BONUS } from './ranking.ts';
import { ERROR_COST, findSimilarWords, type SimilarWord } from './similar-words.ts';
import type { WordIndex } from './word-index.ts';

/** For one typed word: the catalogue's words that answer it, each with its closeness. */
export type Answers = ReadonlyMap<string, number>;

export type FoundAnswers = {
  readonly answers: readonly Answers[];
  /** Which typed word each of them answers; one that was read as two words stands here twice. */
  readonly answered: readonly string[];
  /** Typed words that the catalogue does not know, with the similar ones they were taken for. */
  readonly mended: ReadonlyMap<string, Answers>;
};

/** A single letter begins too many words. */
const BEGINNING_MIN_LENGTH = 2;
const PART_MIN_LENGTH = 3;

/**
 * As it was typed: whole, in the plural, as a beginning, as the end of a compound, and two neighbours written as one. Similar
 * words only for what is unknown.
 */
export function findAnswers(index: WordIndex, typed: readonly string[]): FoundAnswers {
  const answers = typed.map((word, position) =>
    isPartOfName(typed, position) ? findWhole(index, word) : findLiteralAnswers(index, word),
  );
  addPairs(answers, typed, (pair) => findLiteralAnswers(index, pair));
  const mended = new Map<string, Answers>();
  const readOne = (found: Answers, word: string): readonly Answers[] => {
    if (found.size > 0) {
      const unfinished = findUnfinished(index, word);
      if (unfinished.size > 0) mended.set(word, unfinished);
      return [found];
    }
    // "friday" is not "fry" and "day".
    if (isWeekdayName(word)) return [found];
    const similar = findSimilarAnswers(index, word);
    if (similar.size === 0) return findParts(index, word);
    mended.set(word, similar);
    return [similar];
  };
  const all = answers.flatMap((found, position) => {
    const word = typed[position] ?? '';
    return readOne(found, word).map((answer) => ({ answer, word }));
  });
  return { answers: all.map(({ answer }) => answer), answered: all.map(({ word }) => word), mended };
}

/** All that could have been meant, for words that are known one by one but nowhere together. */
export function findWiderAnswers(index: WordIndex, typed: readonly string[]): readonly Answers[] {
  const widen = (word: string) =>
    joinAnswers(findLiteralAnswers(index, word), findSimilarAnswers(index, word));
  const answers = typed.map((word, position) =>
    isPartOfName(typed, position) ? findWhole(index, word) : widen(word),
  );
  addPairs(answers, typed, widen);
  return answers;
}

/** Together with its neighbour it is a name that everybody knows: "moi moi" is not the beginning of "moist". */
function isPartOfName(typed: readonly string[], position: number): boolean {
  const isName = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined && listLocalWords(first + second).length > 0;
  return isName(typed[position - 1], typed[position]) || isName(typed[position], typed[position + 1]);
}

function findWhole(index: WordIndex, word: string): Map<string, number> {
  const answers = new Map<string, number>();
  for (const form of index.formsOf(word)) answers.set(form, CLOSENESS.plural);
  if (index.has(word)) answers.set(word, CLOSENESS.whole);
  return answers;
}

function findLiteralAnswers(index: WordIndex, word: string): Map<string, number> {
  const forms = index.formsOf(word);
  // Not for what is unknown: "late" is a slip for "latte" before it is an end of "chocolate".
  const answers = forms.length > 0 ? findCompounds(index, findMeant(word, forms)) : new Map<string, number>();
  if (word.length >= BEGINNING_MIN_LENGTH) {
    for (const longer of index.beginningWith(word)) answers.set(longer, CLOSENESS.beginning);
  }
  for (const [form, closeness] of findWhole(index, word)) answers.set(form, closeness);
  return answers;
}

/** "cak" for "cake": no word, and the e short of one, by which it was found. What lacks more is a beginning and stays as it is. */
function findUnfinished(index: WordIndex, word: string): Answers {
  const whole = `${word}e`;
  return new Map(!index.has(word) && index.has(whole) ? [[whole, CLOSENESS.similar]] : []);
}

/** "cak" is understood as "cake", which has compounds; by itself it is too short to be the end of any. */
function findMeant(word: string, forms: readonly string[]): string {
  return forms.find((form) => form.length > word.length && writeCompoundEnd(form) !== undefined) ?? word;
}

/** What ends with the word: "cheesecake" for "cake". */
function findCompounds(index: WordIndex, word: string): Map<string, number> {
  const answers = new Map<string, number>();
  const end = writeCompoundEnd(word);
  if (end === undefined) return answers;
  for (const compound of index.beginningWith(end)) {
    if (compound !== end) answers.set(compound, CLOSENESS.compound);
  }
  return answers;
}

function findSimilarAnswers(index: WordIndex, word: string): Map<string, number> {
  const answers = new Map<string, number>();
  for (const similar of findSimilarWords(index.readableWords(), word)) {
    const closeness = rateSimilar(similar, word);
    for (const form of index.formsOf(similar.word)) {
      noteClosest(answers, form, form === similar.word ? closeness : closeness + PLURAL_PENALTY);
    }
    // What would have been found by the word itself.
    if (!similar.isBeginning) joinAnswers(answers, findCompounds(index, similar.word));
  }
  return answers;
}

function rateSimilar({ word, cost, isBeginning }: SimilarWord, typed: string): number {
  const nearness = isBeginning ? CLOSENESS.similarBeginning : CLOSENESS.similar;
  const firstLetter = word[0] === typed[0] ? 0 : FIRST_LETTER_PENALTY;
  return nearness + firstLetter + (cost - ERROR_COST);
}

/** Where nothing is similar: the end of a known word, or two known words without the gap between: "redvelvetcake". */
function findParts(index: WordIndex, word: string): readonly Answers[] {
  const compounds = findCompounds(index, word);
  if (compounds.size > 0) return [compounds];
  for (let cut = word.length - PART_MIN_LENGTH; cut >= PART_MIN_LENGTH; cut -= 1) {
    if (index.formsOf(word.slice(0, cut)).length === 0) continue;
    const rest = findLiteralAnswers(index, word.slice(cut));
    if (rest.size > 0) return [findLiteralAnswers(index, word.slice(0, cut)), rest];
  }
  return [compounds];
}

/** Two typed neighbours may be one word of the catalogue, which then answers both: "cup cake". */
function addPairs(
  answers: readonly Map<string, number>[],
  typed: readonly string[],
  find: (pair: string) => Answers,
): void {
  for (const [position, word] of typed.entries()) {
    const next = typed[position + 1];
    if (next === undefined) break;
    for (const [pair, closeness] of find(word + next)) {
      for (const found of answers.slice(position, position + 2)) {
        noteClosest(found, pair, closeness - TOGETHER_BONUS);
      }
    }
  }
}

function joinAnswers(answers: Map<string, number>, more: Answers): Map<string, number> {
  for (const [word, closeness] of more) noteClosest(answers, word, closeness);
  return answers;
}

function noteClosest(answers: Map<string, number>, word: string, closeness: number): void {
  const known = answers.get(word);
  if (known === undefined || closeness < known) answers.set(word, closeness);
}
