import type { LagosDay } from '../delivery/lagos-time.ts';
import { formatNaira } from '../money.ts';
import { accept, type Result, refuse } from '../refusal.ts';

export const CASH_COUNT_NOTE_MAX_LENGTH = 200;

/** The cash of a day as it was counted. */
export type CountedCash = {
  /** In the drawer before the first sale, for change. */
  readonly openingInKobo: number;
  /** What the records say came, less what went back; below zero where more went back. */
  readonly takenInKobo: number;
  readonly countedInKobo: number;
};

export function computeExpectedCash({
  openingInKobo,
  takenInKobo,
}: Omit<CountedCash, 'countedInKobo'>): number {
  return openingInKobo + takenInKobo;
}

/** Above zero, more is there than there should be. */
export function computeCashDifference(cash: CountedCash): number {
  return cash.countedInKobo - computeExpectedCash(cash);
}

/** "₦500 short" */
export function sayCashDifference(differenceInKobo: number): string {
  if (differenceInKobo === 0) return 'no difference';
  return `${formatNaira(Math.abs(differenceInKobo))} ${differenceInKobo > 0 ? 'over' : 'short'}`;
}

type Counting = {
  readonly cash: CountedCash;
  readonly note: string;
  readonly day: LagosDay;
  readonly today: LagosDay;
};

/** Nobody counts a day that has not begun, and a difference is explained. */
export function checkCashCount({ cash, note, day, today }: Counting): Result<void> {
  if (day > today) {
    const message = 'Choose a day that has begun.';
    return refuse('invalid', 'cash_count_ahead', message, { day: message });
  }
  if (computeCashDifference(cash) !== 0 && note === '') {
    const message = 'Say why the cash differs, or count again.';
    return refuse('invalid', 'cash_count_unexplained', message, { note: message });
  }
  return accept(undefined);
}
