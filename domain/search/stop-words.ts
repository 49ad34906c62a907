/** Said around what is looked for, and in half of all descriptions. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by for from i in is it its me my of on or our that the their this to us we with you your ' +
    'abeg buy cost find get give how looking much need order please price some want ' +
    'above below less naira than under'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
