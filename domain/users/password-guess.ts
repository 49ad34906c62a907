import { COMMON_PASSWORD_WORDS } from './common-words.ts';

/** What fingers walk along: digits, the alphabet, the keyboard's rows and its columns. */
const WALKS = [
  '01234567890',
  '12345678910',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

const WALK_MIN_LENGTH = 3;
const DIFFERENT_CHARACTERS_MIN = 4;
const REPEATED_PART_MAX_LENGTH = 5;
const DECORATION_MAX_LENGTH = 6;
const WORDS_MAX = 2;

const LETTERS_OF_SIGNS = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
} as const;

/** Whether the password is among the first that anybody would try. */
export function isEasyToGuess(password: string): boolean {
  const text = password.toLowerCase();
  return (
    new Set(text).size < DIFFERENT_CHARACTERS_MIN ||
    isRepetition(text) ||
    isWalk(text) ||
    isDecoratedWord(text) ||
    isDecoratedWord(undoSigns(text))
  );
}

/** p4$$w0rd1 → password1: a sign with a letter after it stands for a letter, the others are decoration. */
export function undoSigns(text: string): string {
  return text.replaceAll(
    /[013457@$!](?=[013457@$!]*[a-z])/g,
    (sign) => LETTERS_OF_SIGNS[sign as keyof typeof LETTERS_OF_SIGNS],
  );
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    const isPartOfAll = text.length % length === 0 && part.repeat(text.length / length) === text;
    if (isPartOfAll && (length <= REPEATED_PART_MAX_LENGTH || isDecoratedWord(part))) return true;
  }
  return false;
}

/** Nothing but pieces of walks, such as qwerty12345 or 1q2w3e4r5t. */
function isWalk(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= WALK_MIN_LENGTH; length--) {
    const piece = text.slice(0, length);
    if (WALKS.some((walk) => walk.includes(piece)) && isWalk(text.slice(length))) return true;
  }
  return false;
}

/** One or two common words with little or nothing of one's own around and between them: Welcome2024!, jesus.is.123. */
function isDecoratedWord(text: string): boolean {
  const letters = text.replaceAll(/[^a-z]/g, '');
  const decoration = text.replaceAll(/[a-z]/g, '');
  const isDecorationWeak = decoration.length <= DECORATION_MAX_LENGTH || isWalk(decoration);
  return letters !== '' && isDecorationWeak && isMadeOfWords(letters, WORDS_MAX);
}

function isMadeOfWords(letters: string, wordsLeft: number): boolean {
  if (COMMON_PASSWORD_WORDS.has(letters)) return true;
  if (wordsLeft === 1) return false;
  for (let length = 1; length < letters.length; length++) {
    const isWord = COMMON_PASSWORD_WORDS.has(letters.slice(0, length));
    if (isWord && isMadeOfWords(letters.slice(length), wordsLeft - 1)) return true;
  }
  return false;
}
