import { isWrittenBackwards } from './compound-ends.ts';
import { addPosting, type Postings, removePosting } from './postings.ts';
import { findBeginning, findFirst, mergeWords, type SortedWords } from './sorted-words.ts';
import { toWordKey } from './word-key.ts';

export type WordIndex = ReturnType<typeof createWordIndex>;

const NO_POSTINGS: Postings = [];
const NO_WORDS: readonly string[] = [];

/** Every word of the catalogue with the products it stands in; findable whole, in the plural and by its beginning. */
export function createWordIndex() {
  const postingsOf = new Map<string, Postings>();
  const wordsByKey = new Map<string, readonly string[]>();
  const added = new Set<string>();
  const dropped = new Set<string>();
  let sorted: SortedWords = [];
  /** Without those written backwards. */
  let readable: SortedWords = [];

  function addWord(word: string): Postings {
    const postings: Postings = [];
    postingsOf.set(word, postings);
    const key = toWordKey(word);
    wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), word]);
    if (!dropped.delete(word)) added.add(word);
    return postings;
  }

  function dropWord(word: string): void {
    postingsOf.delete(word);
    const key = toWordKey(word);
    const others = (wordsByKey.get(key) ?? []).filter((other) => other !== word);
    if (others.length > 0) wordsByKey.set(key, others);
    else wordsByKey.delete(key);
    if (!added.delete(word)) dropped.add(word);
  }

  return {
    add(words: ReadonlyMap<string, number>, productNumber: number): void {
      for (const [word, occurrence] of words) {
        addPosting(postingsOf.get(word) ?? addWord(word), productNumber, occurrence);
      }
    },

    remove(words: ReadonlyMap<string, number>, productNumber: number): void {
      for (const word of words.keys()) {
        const postings = postingsOf.get(word);
        if (!postings) continue;
        removePosting(postings, productNumber);
        if (postings.length === 0) dropWord(word);
      }
    },

    /** To be called after a round of changes, before the next look-up. */
    settle(): void {
      if (added.size === 0 && dropped.size === 0) return;
      sorted = mergeWords(sorted, added, dropped);
      readable = sorted.slice(findFirst(sorted, (word) => !isWrittenBackwards(word)));
      added.clear();
      dropped.clear();
    },

    has: (word: string): boolean => postingsOf.has(word),
    postingsOf: (word: string): Postings => postingsOf.get(word) ?? NO_POSTINGS,
    /** The word itself, its plural or its singular, as far as the catalogue has them. */
    formsOf: (word: string): readonly string[] => wordsByKey.get(toWordKey(word)) ?? NO_WORDS,
    beginningWith(beginning: string): readonly string[] {
      const { from, to } = findBeginning(sorted, beginning);
      return sorted.slice(from, to);
    },
    readableWords: (): SortedWords => readable,
  };
}
