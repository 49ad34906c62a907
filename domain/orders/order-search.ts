import { toPlainText } from '../plain-text.ts';

/** Nothing but digits and what people put between them: a phone number, an order's number, or a part of one. */
const NUMERIC = /^[+\d().\-/]+$/;
/** By itself: as one expression with the other it would be tried at every digit, which takes the square of their number. */
const ENDS_WITH_DIGITS = /\d[^+\d]*$/;
const ORDER_NUMBER_DIGITS = 9;

/** The words that an order must have somewhere in its name, number, phone or email address, as these are kept: small and without marks. */
export function readOrderSearch(typed: string): readonly string[] {
  const words: string[] = [];
  let digitGroups: string[] = [];
  const endNumber = () => {
    if (digitGroups.length > 0) words.push(toStoredDigits(digitGroups.join('')));
    digitGroups = [];
  };
  for (const word of typed.split(/\s+/).filter((part) => part !== '')) {
    // "0803 123 4567" is one number, however it is grouped.
    if (NUMERIC.test(word) && ENDS_WITH_DIGITS.test(word)) digitGroups.push(word);
    else {
      endNumber();
      words.push(toPlainText(word));
    }
  }
  endNumber();
  return words;
}

/** "+234 (0)803 …" and "0803 …" are the same phone. An order's number may begin with 234 too, but is never that long. */
function toStoredDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const isFromAbroad = /^(?:\+|00)/.test(typed) || digits.length > ORDER_NUMBER_DIGITS;
  return (isFromAbroad && digits.replace(/^(?:00)?2340?|^00/, '')) || digits;
}
