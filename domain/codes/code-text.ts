import { accept, type Result, refuse } from '../refusal.ts';

export const CODE_MIN_LENGTH = 3;
export const CODE_MAX_LENGTH = 24;
const CODE_FORM = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Without what is mistaken for something else on paper: 0 and O, 1, I and L. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Of what is made by chance: 39 bits, far beyond what the limits let anybody try. */
export const RANDOM_PART_LENGTH = 8;
export const CODE_PREFIX_MAX_LENGTH = CODE_MAX_LENGTH - RANDOM_PART_LENGTH - 1;

/** How a code is kept: people type it in small letters and with spaces. */
export function tidyCode(typed: string): string {
  return typed
    .replaceAll(/[\s\u2010-\u2015_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toUpperCase();
}

export function normaliseCode(typed: string): Result<string, 'code_missing' | 'code_form'> {
  const text = tidyCode(typed);
  if (text === '') return refuse('invalid', 'code_missing', 'Enter the code.');
  const isLong = text.length >= CODE_MIN_LENGTH && text.length <= CODE_MAX_LENGTH;
  if (isLong && CODE_FORM.test(text)) return accept(text);
  return refuse(
    'invalid',
    'code_form',
    `Use ${CODE_MIN_LENGTH} to ${CODE_MAX_LENGTH} letters, digits or hyphens, such as CAKE10.`,
  );
}

/** What of a code tells it from another: spaces and hyphens are heard by nobody. Of a tidied code. */
export function readCodeKey(text: string): string {
  return text.replaceAll('-', '');
}

/** From numbers by chance below the alphabet's length. */
export function spellCode(prefix: string, draws: readonly number[]): string {
  const random = draws.map((draw) => CODE_ALPHABET[draw] ?? '').join('');
  return prefix === '' ? random : `${prefix}-${random}`;
}
