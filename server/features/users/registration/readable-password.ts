import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfghjklmnprstvwyz';
const VOWELS = 'aeiou';
const GROUPS = 5;

/** Five made-up words, such as bade-tiko-ruma-leso-fani: 65 bits that a person can read out and type. */
export function makeReadablePassword(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  const makeSyllable = () => pick(CONSONANTS) + pick(VOWELS);
  return Array.from({ length: GROUPS }, () => makeSyllable() + makeSyllable()).join('-');
}
