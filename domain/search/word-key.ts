/** Too short to lose an s: "gas" is not the plural of anything. */
const SHORT_WORD_LENGTH = 3;

/**
 * The same for a word and its plural: "pies" and "pie", "pastries" and "pastry", "loaves" and "loaf", "boxes" and "box".
 * Not a word itself, only something to compare by.
 */
export function toWordKey(word: string): string {
  let key = dropPlural(word);
  if (key.endsWith('e')) key = key.slice(0, -1);
  if (key.endsWith('y')) return `${key.slice(0, -1)}i`;
  return key.endsWith('f') && !key.endsWith('ff') ? `${key.slice(0, -1)}v` : key;
}

/** Only the s of it: "pie" for "pies", but "pastrie" for "pastries". */
export function dropPlural(word: string): string {
  const isPlural = word.length > SHORT_WORD_LENGTH && word.endsWith('s') && !word.endsWith('ss');
  return isPlural ? word.slice(0, -1) : word;
}
