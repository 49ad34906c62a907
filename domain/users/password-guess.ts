import { COMMON_PASSWORD_WORDS } from './common-words.ts';
import { isWalk } from './keyboard-walks.ts';

const DIFFERENT_CHARACTERS_MIN = 4;
const REPEATED_PART_MAX_LENGTH = 5;
const DECORATION_MAX_LENGTH = 6;
const WORDS_MAX = 2;
const WORD_MAX_LENGTH = Math.max(...[...COMMON_PASSWORD_WORDS].map((word) => word.length));

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

/**
 * p4$$w0rd1 → password1: a sign with a letter after it stands for a letter, the others are decoration. A run of signs is
 * read as a whole: asking each of them what comes after its neighbours would take the square of their number.
 */
export function undoSigns(text: string): string {
  return text.replaceAll(/([013457@$!]+)([a-z])?/g, (run: string, signs: string, letter?: string) =>
    letter === undefined ? run : signs.replaceAll(/./g, toLetter) + letter,
  );
}

function toLetter(sign: string): string {
  return LETTERS_OF_SIGNS[sign as keyof typeof LETTERS_OF_SIGNS];
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const isPartOfAll = text.length % length === 0 && text.startsWith(text.slice(length));
    if (!isPartOfAll) continue;
    if (length <= REPEATED_PART_MAX_LENGTH || isDecoratedWord(text.slice(0, length))) return true;
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
  if (letters.length > wordsLeft * WORD_MAX_LENGTH) return false;
  if (COMMON_PASSWORD_WORDS.has(letters)) return true;
  if (wordsLeft === 1) return false;
  for (let length = 1; length < letters.length; length++) {
    const isWord = COMMON_PASSWORD_WORDS.has(letters.slice(0, length));
    if (isWord && isMadeOfWords(letters.slice(length), wordsLeft - 1)) return true;
  }
  return false;
}
