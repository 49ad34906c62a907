/** Letters that do not come apart into a plain letter and a mark: hooked ones of Hausa, and some of the neighbours'. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'ng',
  ɛ: 'e',
  ɔ: 'o',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are where the plain range begins.
const ONLY_PLAIN = /^[\x00-\x7f]*$/;

/** Small letters without marks: "Ọ̀YÌN" and "oyin" are the same word to whoever types on a phone. */
export function toPlainText(text: string): string {
  if (ONLY_PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
