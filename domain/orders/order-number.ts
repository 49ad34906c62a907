/*
 * Nine digits in threes, such as 482-093-718: easily read out over a bad line, and the last digit tells a slip of the tongue
 * from a real order. It names an order and opens nothing.
 */
const RANDOM_DIGITS = 8;
export const ORDER_NUMBER_SPACE = 10 ** RANDOM_DIGITS;
export const ORDER_NUMBER_FORM = /^\d{3}-\d{3}-\d{3}$/;

/** From a random whole number below ORDER_NUMBER_SPACE. */
export function makeOrderNumber(random: number): string {
  const digits = String(random).padStart(RANDOM_DIGITS, '0');
  return group(`${digits}${computeCheckDigit(digits)}`);
}

/** What a person types or says, with or without hyphens and spaces; undefined when a digit is wrong. */
export function readOrderNumber(typed: string): string | undefined {
  if (!hasNineDigits(typed)) return undefined;
  const digits = dropGaps(typed);
  const isRight = computeCheckDigit(digits.slice(0, RANDOM_DIGITS)) === digits.at(-1);
  return isRight ? group(digits) : undefined;
}

/** As long as an order's number, whether or not its digits are right. */
export function hasNineDigits(typed: string): boolean {
  return /^\d{9}$/.test(dropGaps(typed));
}

function dropGaps(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Digits that are not part of a phone number or of anything longer. */
const NUMBER_IN_TEXT = /(?<![\d+])(?<!\d[\s-])\d{3}([\s-]?)\d{3}\1\d{3}(?![\s-]?\d)/g;

type TextPiece = { readonly start: number; readonly text: string; readonly number?: string };

/** A text in pieces, those that are an order's number with the number as it is kept. */
export function splitAtOrderNumbers(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: typed, index } of text.matchAll(NUMBER_IN_TEXT)) {
    const number = readOrderNumber(typed);
    if (number === undefined) continue;
    pieces.push({ start: end, text: text.slice(end, index) }, { start: index, text: typed, number });
    end = index + typed.length;
  }
  return [...pieces, { start: end, text: text.slice(end) }].filter((piece) => piece.text !== '');
}

function group(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1-');
}

/** Luhn's: finds every single wrong digit and nearly every swap of neighbours. */
function computeCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
