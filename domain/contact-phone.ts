import { normalisePhone, SEPARATORS } from './phone.ts';
import { accept, type Result, refuse } from './refusal.ts';

/** Country code and number, without the + (E.164). No country has fewer than seven digits in all. */
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** "+44 (0)20 …" is written for people; nobody dials that zero from abroad. */
const TRUNK_ZERO = /\(0\)/g;

/** Its spaces do not break: the number stays on one line. */
const EXAMPLE = '+44\u00a07700\u00a0900123';
const FROM_ABROAD = `For a number outside Nigeria, start with + and the country code, such as ${EXAMPLE}.`;

/** A hint where both kinds of number are welcome. */
export const CONTACT_PHONE_HINT = `Such as 0803 123 4567, or ${EXAMPLE} from abroad.`;

/**
 * The phone number of whoever buys, who may live anywhere: a Nigerian one in any of the ways people write it, or another with
 * its country code. Whom the rider calls is another question (`judgeRiderPhone`).
 */
export function normaliseContactPhone(typed: string): Result<string> {
  const dialled = typed.replace(TRUNK_ZERO, '').replace(SEPARATORS, '').replace(/^00/, '+');
  if (!dialled.startsWith('+') || dialled.startsWith('+234')) return readNigerian(typed);
  const digits = dialled.slice(1);
  if (!/^[1-9]\d*$/.test(digits))
    return refuse('invalid', 'phone_wrong', `Check this number. ${FROM_ABROAD}`);
  if (digits.length < DIGITS_MIN)
    return refuse('invalid', 'phone_too_short', `That number is too short. ${FROM_ABROAD}`);
  if (digits.length > DIGITS_MAX)
    return refuse('invalid', 'phone_too_long', `That number is too long. ${FROM_ABROAD}`);
  return accept(dialled);
}

/** Nothing at all is fine. */
export function normaliseOptionalContactPhone(typed: string): Result<string | null> {
  return typed.trim() === '' ? accept(null) : normaliseContactPhone(typed);
}

/** Whether a number is whole and another country's; what is wrong with it otherwise is said by its own rule. */
export function isAbroad(typed: string): boolean {
  const phone = normaliseContactPhone(typed);
  return phone.ok && !phone.value.startsWith('+234');
}

/** What does not look Nigerian may be right somewhere else, where its country code is missing. */
function readNigerian(typed: string): Result<string> {
  const phone = normalisePhone(typed);
  if (phone.ok || !['phone_not_nigerian', 'phone_too_long'].includes(phone.refusal.code)) return phone;
  return refuse('invalid', phone.refusal.code, `That is not a Nigerian phone number. ${FROM_ABROAD}`);
}
