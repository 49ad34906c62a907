export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

export type PasswordStrength = { readonly level: 0 | 1 | 2 | 3; readonly words: string };

const STRENGTHS: readonly [PasswordStrength, PasswordStrength, PasswordStrength, PasswordStrength] = [
  { level: 0, words: 'Too short' },
  { level: 1, words: 'Weak' },
  { level: 2, words: 'Good' },
  { level: 3, words: 'Strong' },
];

const GOOD_VARIETY = 6;
const STRONG_LENGTH = 14;
const STRONG_VARIETY = 9;

/** Counts length and different characters, nothing else: rules about digits and signs make people choose worse passwords. */
export function measurePassword(password: string): PasswordStrength {
  const characters = [...password];
  const variety = new Set(characters.map((character) => character.toLowerCase())).size;
  if (characters.length < PASSWORD_MIN_LENGTH) return STRENGTHS[0];
  if (variety < GOOD_VARIETY) return STRENGTHS[1];
  const isStrong = characters.length >= STRONG_LENGTH && variety >= STRONG_VARIETY;
  return isStrong ? STRENGTHS[3] : STRENGTHS[2];
}
