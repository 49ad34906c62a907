/*
 * Any text in letters, digits, `-` and `_`, which no address, mail or messenger changes: plain letters and digits stay as they
 * are, a space is `-`, and every other character is `_` with its number in four digits to the base of 36.
 */
const CODE_LENGTH = 4;
export const CODED_CHARACTER_MAX_LENGTH = 1 + CODE_LENGTH;
const CODED = /^(?:[A-Za-z0-9-]|_[0-9a-z]{4})*$/;
const PLAIN = /^[A-Za-z0-9]$/;
const CODE_POINT_MAX = 0x10ffff;

export function encodeText(text: string): string {
  return Array.from(text, encodeCharacter).join('');
}

function encodeCharacter(character: string): string {
  if (character === ' ') return '-';
  if (PLAIN.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `_${code.toString(36).padStart(CODE_LENGTH, '0')}`;
}

/** Undefined for what `encodeText` would not have written. */
export function decodeText(coded: string): string | undefined {
  if (!CODED.test(coded)) return undefined;
  let isInRange = true;
  const text = coded.replaceAll('-', ' ').replace(/_(.{4})/g, (_, digits: string) => {
    const code = Number.parseInt(digits, 36);
    isInRange &&= code <= CODE_POINT_MAX;
    return isInRange ? String.fromCodePoint(code) : '';
  });
  // One text has one form: a letter in disguise is refused, and so is half a character.
  return isInRange && encodeText(text) === coded ? text : undefined;
}
