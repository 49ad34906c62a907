import { findFirst, type SortedWords } from './sorted-words.ts';

export type SimilarWord = {
  readonly word: string;
  /** Letters left out, put in, mistaken or exchanged with their neighbour. */
  readonly distance: number;
  /** Only the word's beginning is similar; the typing may not be finished. */
  readonly isBeginning: boolean;
};

/** In three letters every error makes another word. */
const ONE_ERROR_FROM_LENGTH = 4;
const TWO_ERRORS_FROM_LENGTH = 8;
/** The beginnings of words are too many for shorter ones. */
const BEGINNING_FROM_LENGTH = 5;
const LONGEST_WORD = 40;

export function countAllowedErrors(typed: string): 0 | 1 | 2 {
  // A number with a wrong digit is another number.
  if (typed.length < ONE_ERROR_FROM_LENGTH || typed.length > LONGEST_WORD || /\p{Number}/u.test(typed))
    return 0;
  return typed.length < TWO_ERRORS_FROM_LENGTH ? 1 : 2;
}

/** The words that were probably meant: of all within the allowed errors only those with the fewest. */
export function findSimilarWords(words: SortedWords, typed: string): readonly SimilarWord[] {
  const allowedErrors = countAllowedErrors(typed);
  for (let distance = 1; distance <= allowedErrors; distance += 1) {
    const found = walkSimilarWords(words, typed, distance);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Walks through the sorted words once. Row by row it keeps how far each beginning of the typed word is from the letters so far;
 * neighbours share their first rows, and where no row can come back within the limit, all words with that beginning are left out.
 */
function walkSimilarWords(words: SortedWords, typed: string, limit: number): SimilarWord[] {
  const found: SimilarWord[] = [];
  const takesBeginnings = typed.length >= BEGINNING_FROM_LENGTH;
  const rows: Row[] = [createFirstRow(typed.length)];
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
      const distance = row.cells[typed.length] ?? limit + 1;
      const isBeginning = distance > limit;
      const errors = isBeginning ? row.nearest : distance;
      if (errors > 0 && errors <= limit && (takesBeginnings || !isBeginning) && isMeant(word, typed)) {
        found.push({ word, distance: errors, isBeginning });
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
  /** Distance of the letters so far from each beginning of the typed word. */
  readonly cells: readonly number[];
  readonly lowest: number;
  /** How near the letters so far, or fewer of them, came to the whole typed word. */
  readonly nearest: number;
};

function createFirstRow(length: number): Row {
  return { cells: Array.from({ length: length + 1 }, (_, count) => count), lowest: 0, nearest: length };
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
  let left = depth + 1;
  let lowest = left;
  const cells = [left];
  for (let column = 1; column <= typed.length; column += 1) {
    const typedLetter = typed.charCodeAt(column - 1);
    const changed = (above[column - 1] ?? 0) + (typedLetter === letter ? 0 : 1);
    let distance = Math.min(changed, (above[column] ?? 0) + 1, left + 1);
    if (depth > 0 && column > 1 && letterBefore === typedLetter && typed.charCodeAt(column - 2) === letter) {
      distance = Math.min(distance, (twiceAbove[column - 2] ?? 0) + 1);
    }
    cells.push(distance);
    left = distance;
    if (distance < lowest) lowest = distance;
  }
  return { cells, lowest, nearest: Math.min(left, rows[depth]?.nearest ?? left) };
}

function countShared(one: string, other: string, max: number): number {
  let count = 0;
  while (count < max && count < other.length && one[count] === other[count]) count += 1;
  return count;
}
