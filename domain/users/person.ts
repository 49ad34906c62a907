import { normalisePhone } from '../phone.ts';
import { accept, type Result, refuse } from '../refusal.ts';

export const NAME_MAX_LENGTH = 80;
/** The longest address that mail can be sent to. */
export const EMAIL_MAX_LENGTH = 254;

const EMAIL_FORM = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Line breaks and the like have no place in a name, and would have one in the head of a mail. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

export function normaliseName(typed: string): Result<string, 'name_missing' | 'name_too_long'> {
  const name = typed.replaceAll(CONTROL_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim();
  if (name === '') return refuse('invalid', 'name_missing', 'Enter your name.');
  if (name.length > NAME_MAX_LENGTH) {
    return refuse('invalid', 'name_too_long', `Use at most ${NAME_MAX_LENGTH} characters.`);
  }
  return accept(name);
}

/** One person, one address, however it is typed. */
export function normaliseEmail(typed: string): Result<string, 'email_missing' | 'email_wrong'> {
  const email = typed.trim().toLowerCase();
  if (email === '') return refuse('invalid', 'email_missing', 'Enter your email address.');
  if (email.length > EMAIL_MAX_LENGTH || !EMAIL_FORM.test(email)) {
    return refuse('invalid', 'email_wrong', 'Enter an email address such as ada@example.com.');
  }
  return accept(email);
}

/** Of somebody else, who may be nobody in particular. */
export function normaliseOptionalName(typed: string): Result<string> {
  const name = normaliseName(typed);
  return !name.ok && name.refusal.code === 'name_missing' ? accept('') : name;
}

/** Nothing at all is fine; something must be a Nigerian number. */
export function normaliseOptionalPhone(typed: string): Result<string | null> {
  return typed.trim() === '' ? accept(null) : normalisePhone(typed);
}
