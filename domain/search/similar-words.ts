import { findFirst, type SortedWords } from './sorted-words.ts';

export type SimilarWord = {
  readonly word: string;
  /** What its errors cost together. */
  readonly cost: number;
  /** Only the word's beginning is similar; the typing may not be finished. */
  readonly isBeginning: boolean;
};

/** A letter left out, put in, mistaken or exchanged with its neighbour. */
export const ERROR_COST = 2;
/** A letter written once for twice, or twice for once: the commonest of all, as in "vannila". */
const DOUBLE_COST = 1;
/** In three letters every error makes another word. */
const ONE_ERROR_FROM_LENGTH = 4;
const ERROR_AND_DOUBLE_FROM_LENGTH = 7;
const TWO_ERRORS_FROM_LENGTH = 8;
/** The beginnings of words are too many for shorter ones. */
const BEGINNING_FROM_LENGTH = 5;
const LONGEST_WORD = 40;

/** What may be spent on the errors of a word; the next only where the one before finds nothing. */
function listBudgets(typed: string): readonly number[] {
  // A number with a wrong digit is another number.
  if (typed.length < ONE_ERROR_FROM_LENGTH || typed.length > LONGEST_WORD || /\p{Number}/u.test(typed))
    return [];
  if (typed.length < ERROR_AND_DOUBLE_FROM_LENGTH) return [ERROR_COST];
  return [ERROR_COST, typed.length < TWO_ERRORS_FROM_LENGTH ? ERROR_COST + DOUBLE_COST : 2 * ERROR_COST];
}

/** The words that were probably meant: those with few errors, and only where there are none those with more. */
export function findSimilarWords(words: SortedWords, typed: string): readonly SimilarWord[] {
  for (const budget of listBudgets(typed)) {
    const found = walkSimilarWords(words, typed, budget);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Walks through the sorted words once. Row by row it keeps what turns the letters so far into each beginning of the typed word;
 * neighbours share their first rows, and where no row can come back within the limit, all words with that beginning are left out.
 */
function walkSimilarWords(words: SortedWords, typed: string, limit: number): SimilarWord[] {
  const found: SimilarWord[] = [];
  const takesBeginnings = typed.length >= BEGINNING_FROM_LENGTH;
  const rows: Row[] = [createFirstRow(typed)];
  let previous = '';
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? '';
    let depth = countShared(previous, word, rows.length - 1);
    rows.length = depth + 1;
    previous = word;
    while (depth < word.length && !isHopeless(rows[depth], limit, takesBeginnings)) {
      rows.push(computeRow(rows, word, depth, typed));
      depth += 1;
    }
    const row = rows[depth];
    if (!row) break;
    if (depth === word.length) {
      const wholeCost = row.cells[typed.length] ?? limit + 1;
      const isBeginning = wholeCost > limit;
      const cost = isBeginning ? row.nearest : wholeCost;
      if (cost > 0 && cost <= limit && (takesBeginnings || !isBeginning) && isMeant(word, typed)) {
        found.push({ word, cost, isBeginning });
      }
      index += 1;
    } else {
      const beginning = word.slice(0, depth);
      index = findFirst(words, (other) => !other.startsWith(beginning) && other > beginning, index);
    }
  }
  return found;
}

/** Three letters and a wrong first one are another word: who looks for "asun" does not mean "sun". */
function isMeant(word: string, typed: string): boolean {
  return word.length >= ONE_ERROR_FROM_LENGTH || word[0] === typed[0];
}

type Row = {
  /** What turns the letters so far into each beginning of the typed word. */
  readonly cells: readonly number[];
  readonly lowest: number;
  /** How near the letters so far, or fewer of them, came to the whole typed word. */
  readonly nearest: number;
};

function createFirstRow(typed: string): Row {
  const cells = [0];
  for (let at = 0; at < typed.length; at += 1) cells.push((cells[at] ?? 0) + costOf(typed, at));
  return { cells, lowest: 0, nearest: cells[typed.length] ?? 0 };
}

/** Of a letter that only one of both words has. */
function costOf(word: string, at: number): number {
  return at > 0 && word.charCodeAt(at) === word.charCodeAt(at - 1) ? DOUBLE_COST : ERROR_COST;
}

function isHopeless(row: Row | undefined, limit: number, takesBeginnings: boolean): boolean {
  return row === undefined || (row.lowest > limit && !(takesBeginnings && row.nearest <= limit));
}

/** Damerau and Levenshtein's recurrence, in which two exchanged neighbours are one error. */
function computeRow(rows: readonly Row[], word: string, depth: number, typed: string): Row {
  const above = rows[depth]?.cells ?? [];
  const twiceAbove = rows[depth - 1]?.cells ?? [];
  const letter = word.charCodeAt(depth);
  const letterBefore = word.charCodeAt(depth - 1);
  const letterCost = costOf(word, depth);
  let left = (above[0] ?? 0) + letterCost;
  let lowest = left;
  let typedBefore = 0;
  const cells = [left];
  for (let column = 1; column <= typed.length; column += 1) {
    const typedLetter = typed.charCodeAt(column - 1);
    const typedCost = typedLetter === typedBefore ? DOUBLE_COST : ERROR_COST;
    const changed = (above[column - 1] ?? 0) + (typedLetter === letter ? 0 : ERROR_COST);
    let cost = Math.min(changed, (above[column] ?? 0) + letterCost, left + typedCost);
    if (depth > 0 && column > 1 && letterBefore === typedLetter && typedBefore === letter) {
      cost = Math.min(cost, (twiceAbove[column - 2] ?? 0) + ERROR_COST);
    }
    cells.push(cost);
    left = cost;
    typedBefore = typedLetter;
    if (cost < lowest) lowest = cost;
  }
  return { cells, lowest, nearest: Math.min(left, rows[depth]?.nearest ?? left) };
}

function countShared(one: string, other: string, max: number): number {
  let count = 0;
  while (count < max && count < other.length && one[count] === other[count]) count += 1;
  return count;
}
