import { accept, type Result, refuse } from './refusal.ts';

const COUNTRY_CODE = '234';
const NATIONAL_DIGITS = 10;

/** How a Nigerian number is kept: +234 and ten digits. Looser than the numbering plan, which changes under kept numbers. */
export const STORED_PHONE_FORM = /^\+234\d{10}$/;

/** Mobile numbers (070…, 080…, 081…, 090…, 091…) and fixed lines (0201… for Lagos, 0209… for Abuja). */
const NUMBERING_PLAN = /^(?:[789][01]\d{8}|20[1-9]\d{7})$/;

/** What people and phones' contact lists put between digits, invisible direction marks included. */
export const SEPARATORS = /[\s().\-/\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

const EXAMPLES = 'Use 0803 123 4567 or +234 803 123 4567.';

export type PhoneRefusalCode = 'phone_missing' | 'phone_too_short' | 'phone_too_long' | 'phone_not_nigerian';

/** Reads a Nigerian number in any of the ways people write it and gives the form it is kept in. */
export function normalisePhone(typed: string): Result<string, PhoneRefusalCode> {
  const dialled = typed.replace(SEPARATORS, '').replace(/^00/, '+');
  if (dialled === '')
    return refuse('invalid', 'phone_missing', 'Enter a phone number, such as 0803 123 4567.');
  const isNigerian =
    /^\+?\d+$/.test(dialled) && (!dialled.startsWith('+') || dialled.startsWith(`+${COUNTRY_CODE}`));
  if (!isNigerian) return refusePhone('phone_not_nigerian', 'That is not a Nigerian phone number.');

  const national = dialled.replace(/^(?:\+?234)?0?/, '');
  if (national.length < NATIONAL_DIGITS) return refusePhone('phone_too_short', 'That number is too short.');
  if (national.length > NATIONAL_DIGITS) return refusePhone('phone_too_long', 'That number is too long.');
  if (!NUMBERING_PLAN.test(national))
    return refusePhone('phone_not_nigerian', 'That is not a Nigerian phone number.');
  return accept(`+${COUNTRY_CODE}${national}`);
}

/** 0803 123 4567, as it is dialled within Nigeria. */
export function formatPhoneForNigeria(phone: string): string {
  return phone.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
}

function refusePhone<Code extends PhoneRefusalCode>(code: Code, sentence: string) {
  return refuse('invalid', code, `${sentence} ${EXAMPLES}`);
}
