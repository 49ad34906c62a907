import { formatNaira } from '../money.ts';

/** Notes that people hand over. */
const NOTES_IN_KOBO = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];
const OFFERED_MAX = 2;

/** The next round amounts above what is due, as a customer would hand them over. */
export function offerCash(dueInKobo: number): readonly number[] {
  const rounded = NOTES_IN_KOBO.map((note) => Math.ceil(dueInKobo / note) * note);
  return [...new Set(rounded)]
    .filter((amount) => amount > dueInKobo)
    .sort((one, other) => one - other)
    .slice(0, OFFERED_MAX);
}

/** For the receipt and the ledger. */
export function sayChange(amountInKobo: number, receivedInKobo: number): string {
  return `Received ${formatNaira(receivedInKobo)}, change ${formatNaira(receivedInKobo - amountInKobo)}`;
}
