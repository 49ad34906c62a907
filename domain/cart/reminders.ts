import { parseDesignText, writeDesignText } from '../custom-orders/link/design-text.ts';
import type { CartLine } from './choice.ts';

/** What the owner has decided about carts that were left at checkout. */
export type ReminderTerms = {
  /** How long after they were left; null: nobody is asked, and nobody is reminded. */
  readonly afterHours: number | null;
};

export const REMINDER_AFTER_MAX_HOURS = 72;
export const DEFAULT_REMINDER_TERMS: ReminderTerms = { afterHours: null };

/** Whoever was not reminded by then is not reminded any more: turning it on must not reach everybody of the last weeks. */
export const REMIND_WITHIN_HOURS = 24;
/** A mailbox gets one, and no other for so long, whatever is typed in at checkout. */
export const REMINDER_PAUSE_DAYS = 7;
/** Then address and cart are deleted, reminded or not. */
export const REMINDER_RETENTION_DAYS = 14;

/** Words of whoever typed the address: it may not be theirs, and nobody writes to others through our mails. */
export function removeFreeText(line: CartLine): CartLine {
  return { ...line, inscription: '', design: removeWords(line.design) };
}

function removeWords(text: string): string {
  if (text === '') return '';
  const design = parseDesignText(text);
  if (!design.ok) return '';
  return writeDesignText({ ...design.value, inscription: { ...design.value.inscription, text: '' } });
}
