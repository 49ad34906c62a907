/** Style names, query words, media types, paths: written with marks no sentence has, and without a capital. */
const MACHINE_WORD =
  /^[a-z0-9!*&>[\]().,:;/%#@_~'"=+<|^$-]*(?:[a-z0-9\]]-[a-z0-9[]|[:[\]/_=<>#@]|\d)[^\sA-Z]*$/;
const HEADER_NAME = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+$/;
const ONE_WORD = /^\p{Lu}\p{Ll}+(?:[-’']\p{L}+)*[.…:!?]*$/u;
/** `1 message to answer`: a number is a word of the sentence. */
const NUMBER = /^\d+$/;
const QUERY =
  /^(?:select|insert|update|delete|with|create|alter|drop|set|begin|commit|listen|notify|grant|truncate|lock|on conflict|order by|where)\b/;

/** Whether a string of the code is meant for people, told by its shape: a sentence, a phrase, or a word with a capital. */
export function looksReadable(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || HEADER_NAME.test(text) || QUERY.test(text)) return false;
  const words = text.replaceAll('{…}', ' ').trim().split(/\s+/);
  if (words.length === 1) return ONE_WORD.test(words[0] ?? '');
  const machineWords = words.filter((word) => MACHINE_WORD.test(word) && !NUMBER.test(word)).length;
  return machineWords === 0 || /\p{Lu}/u.test(text) || words.length - machineWords >= 2 * machineWords + 2;
}
