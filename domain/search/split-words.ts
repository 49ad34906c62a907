import { toPlainText } from '../plain-text.ts';

const APOSTROPHES = /['’ʼ`]/g;
const WORDS = /[a-z0-9\p{Letter}\p{Number}]+/gu;

/** The words of a text, plain, in their order. "Mama’s puff-puff" → mamas, puff, puff. */
export function splitWords(text: string): string[] {
  return toPlainText(text).replace(APOSTROPHES, '').match(WORDS) ?? [];
}
