/** Words in the order of their letters, so that all with the same beginning stand together. */
export type SortedWords = readonly string[];

/** One walk through both, however many words come and go. */
export function mergeWords(
  words: SortedWords,
  added: Iterable<string>,
  dropped: ReadonlySet<string>,
): SortedWords {
  const coming = [...added].sort();
  const merged: string[] = [];
  let next = 0;
  for (const word of words) {
    for (let come = coming[next]; come !== undefined && come < word; come = coming[next]) {
      merged.push(come);
      next += 1;
    }
    if (!dropped.has(word)) merged.push(word);
  }
  return merged.concat(coming.slice(next));
}

/** From where to where the words with this beginning stand. */
export function findBeginning(words: SortedWords, beginning: string): { from: number; to: number } {
  const from = findFirst(words, (word) => word >= beginning);
  return { from, to: findFirst(words, (word) => word > beginning && !word.startsWith(beginning), from) };
}

/** Where the words begin of which the condition is true; before them it is false for all. */
export function findFirst(words: SortedWords, isTrueOf: (word: string) => boolean, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrueOf(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
