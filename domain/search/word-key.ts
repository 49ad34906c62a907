/** Too short to lose a letter: "gas" is not the plural of anything. */
const SHORT_WORD_LENGTH = 3;

/**
 * The same for a word and its plural: "pies" and "pie", "pastries" and "pastry", "loaves" and "loaf", "boxes" and "box".
 * Not a word itself, only something to compare by.
 */
export function toWordKey(word: string): string {
  if (word.length <= SHORT_WORD_LENGTH) return word.replace(/e$/, '');
  return word
    .replace(/([^s])s$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
    .replace(/([^f])f$/, '$1v');
}
