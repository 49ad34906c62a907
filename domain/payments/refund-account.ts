import { convertNairaToKobo, formatNaira } from '../money.ts';
import { NIGERIAN_BANKS } from './nigerian-banks.ts';

/*
 * Where a refund by transfer goes is kept in the team's notes and nowhere else: it is written there in one form, and read from
 * there where the transfer is made.
 */

const begin = (amount: number) => `Refund of ${formatNaira(convertNairaToKobo(amount))} to `;
const ANY_AMOUNT = /^Refund of ₦[\d,.]+ to /;

/** In naira. */
export function writeAccountNote(amount: number, account: string): string {
  return `${begin(amount)}${account}`;
}

export type RefundAccount = {
  readonly words: string;
  /** What a bank's app asks for: the ten digits, or all of it where none are found. */
  readonly number: string;
};

/** The latest account that was noted for a refund of so much, or for any: it is the same customer's. */
export function findRefundAccount(
  notes: readonly { readonly text: string; readonly at: string }[],
  amount?: number,
): RefundAccount | null {
  const latestFirst = notes.toSorted((one, other) => other.at.localeCompare(one.at));
  const note =
    (amount !== undefined && latestFirst.find(({ text }) => text.startsWith(begin(amount)))) ||
    latestFirst.find(({ text }) => ANY_AMOUNT.test(text));
  if (!note) return null;
  const words = note.text.replace(ANY_AMOUNT, '');
  return { words, number: /(?<!\d)\d{10}(?!\d)/.exec(words)?.[0] ?? words };
}

/**
 * 'the GTBank account ending 6789', for whoever gets the money. The note is the team's own: nothing of it is repeated but a
 * bank's name and the last four digits. Null: there is no account number in it.
 */
export function sayAccountEnd({ words, number }: RefundAccount): string | null {
  if (!/^\d{10}$/.test(number)) return null;
  const bank = NIGERIAN_BANKS.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(words));
  return `the ${bank ? `${bank} ` : ''}account ending ${number.slice(-4)}`;
}
