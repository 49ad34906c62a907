/** Said around what is looked for, and in half of all descriptions. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by for from i in is it its me my of on or our that the their this to us we with you your ' +
    'abeg buy cost find get give how looking much need order please price some want ' +
    'above below less naira than under'
  ).split(' '),
);

/** Whom it is for. Beside what somebody may not eat they say nothing of what is looked for: "my son is allergic to nuts". */
const PEOPLE_WORDS: ReadonlySet<string> = new Set(
  (
    'child children kid kids son daughter baby toddler boy girl husband wife mum mom dad mother father friend sister brother ' +
    'guest guests he she who has have'
  ).split(' '),
);

export function isPersonWord(word: string): boolean {
  return PEOPLE_WORDS.has(word);
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
