import { accept, type Result, refuse } from '../refusal.ts';
import { isEasyToGuess, undoSigns } from './password-guess.ts';

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

/** Shorter parts of a name turn up in innocent passwords by chance. */
const PERSONAL_PART_MIN_LENGTH = 4;
/** What a password must have besides a name that others know. */
const OWN_CHARACTERS_MIN = 6;

export type PasswordRefusalCode =
  | 'password_too_short'
  | 'password_too_long'
  | 'password_too_common'
  | 'password_too_personal';

/** What others know about the person and try first. */
export type PasswordOwner = {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly shopName?: string | undefined;
};

export const PASSWORD_TOO_COMMON = refuse(
  'invalid',
  'password_too_common',
  'That password is too easy to guess. Choose another one.',
);

export function checkPassword(
  password: string,
  owner: PasswordOwner = {},
): Result<string, PasswordRefusalCode> {
  // First of all: what follows looks at every character of a text that anybody may send.
  if (password.length > PASSWORD_MAX_LENGTH) {
    return refuse('invalid', 'password_too_long', `Use at most ${PASSWORD_MAX_LENGTH} characters.`);
  }
  if ([...password].length < PASSWORD_MIN_LENGTH) {
    return refuse('invalid', 'password_too_short', `Use at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  if (isEasyToGuess(password)) return PASSWORD_TOO_COMMON;
  if (isMostlyPersonal(password, owner)) {
    return refuse(
      'invalid',
      'password_too_personal',
      'Don’t use your name, email address or the shop’s name in your password.',
    );
  }
  return accept(password);
}

function isMostlyPersonal(
  password: string,
  { email = '', name = '', shopName = '' }: PasswordOwner,
): boolean {
  const text = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const parts = [mailbox, ...[mailbox, name, shopName].flatMap(listNameParts)];
  return parts
    .filter((part) => part.length >= PERSONAL_PART_MIN_LENGTH)
    .some((part) =>
      [text, undoSigns(text)].some(
        (written) => written.includes(part) && written.replaceAll(part, '').length < OWN_CHARACTERS_MIN,
      ),
    );
}

/** Each word by itself, and all of them without the gaps: Oyin Bakes → oyin, bakes, oyinbakes. */
function listNameParts(name: string): string[] {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...words, words.join('')];
}

export type PasswordStrength = { readonly level: 0 | 1 | 2 | 3; readonly words: string };

const GOOD_VARIETY = 7;
const STRONG_LENGTH = 14;
const STRONG_VARIETY = 9;

/** Counts length and different characters: rules about digits and signs make people choose worse passwords. */
export function estimatePasswordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const checked = checkPassword(password, owner);
  if (!checked.ok) {
    const isShort = checked.refusal.code === 'password_too_short';
    return { level: 0, words: isShort ? 'Too short' : 'Too easy to guess' };
  }
  const characters = [...password.toLowerCase()];
  const variety = new Set(characters).size;
  if (variety < GOOD_VARIETY) return { level: 1, words: 'Weak' };
  const isStrong = characters.length >= STRONG_LENGTH && variety >= STRONG_VARIETY;
  return isStrong ? { level: 3, words: 'Strong' } : { level: 2, words: 'Good' };
}
