import { accept, type Result, refuse } from '../refusal.ts';

/** Who stands at the kitchen's tablet; short, because it is typed with flour on the hands, and worth nothing anywhere else. */
export const PIN_DIGITS = 4;
export const PIN_ATTEMPTS_MAX = 5;
/** How long the tablet takes further acts for the same person's. */
export const PIN_REMEMBERED_MS = 120_000;
export const STAFF_PIN_HEADER = 'x-staff-pin';

export const PIN_REQUIRED = refuse('forbidden', 'pin_required', 'Choose your name and enter your PIN.');
export const PIN_LOCKED = refuse(
  'forbidden',
  'pin_locked',
  'This PIN is locked after too many wrong attempts. Ask the owner or a manager to reset it.',
);

export function refuseWrongPin(attempts: number) {
  const left = PIN_ATTEMPTS_MAX - attempts;
  if (left <= 0) return PIN_LOCKED;
  const tries = left === 1 ? '1 attempt left.' : `${left} attempts left.`;
  return refuse('forbidden', 'wrong_pin', `That PIN isn’t right. ${tries}`);
}

const STEPS = ['0123456789', '9876543210'];

/** Five guesses are few, unless everybody takes the same number. */
export function checkNewPin(typed: string): Result<string> {
  const pin = typed.trim();
  if (!/^\d{4}$/.test(pin)) return refuse('invalid', 'bad_pin', 'Enter four digits.');
  const isObvious = new Set(pin).size === 1 || STEPS.some((step) => step.includes(pin));
  return isObvious ? refuse('invalid', 'bad_pin', 'Choose a PIN that’s harder to guess.') : accept(pin);
}
