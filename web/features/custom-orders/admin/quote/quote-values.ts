import {
  type AdminCustomOrderDetails,
  makeQuoteEndpoint,
  type NewQuote,
} from '../../../../../contract/custom-order-admin.ts';
import {
  addDays,
  atLagosTime,
  isLagosDay,
  type LagosDay,
  readLagosDay,
} from '../../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { createKey } from '../../../../ui/form/create-key.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, readWholeNumber, writeAmount } from '../../../../ui/form/read-typed.ts';

export type QuoteLineValues = { readonly key: string; readonly words: string; readonly amount: string };

/** A quote exactly as it was typed. */
export type QuoteValues = {
  readonly lines: readonly QuoteLineValues[];
  readonly deposit: string;
  /** The percentage of the total it was chosen as; null: typed. */
  readonly depositShare: number | null;
  readonly workUnits: string;
  readonly leadTimeHours: string;
  readonly day: string;
  /** In Lagos, as a date and time field has it: 2026-11-18T18:00. */
  readonly validUntil: string;
  readonly note: string;
};

/** What is mostly asked for in advance, in percent. */
export const DEPOSIT_SHARES: readonly number[] = [30, 50, 100];

const CLOSING_TIME = '18:00';
const USUAL_DAYS_VALID = 3;

type QuotedOrder = Pick<AdminCustomOrderDetails, 'quotes' | 'suggestion' | 'wantedDay' | 'now'>;

/** Goes on from the quote before; the first one starts from what the design alone asks for. */
export function startQuote({ quotes: [newest], suggestion, wantedDay, now }: QuotedOrder): QuoteValues {
  const { lines, deposit, workUnits, leadTimeHours } = newest ?? suggestion;
  const day = newest?.day ?? wantedDay ?? '';
  const typed = lines.map(({ words, amount }) => ({
    key: createKey(),
    words,
    amount: amount === null ? '' : writeAmount(amount),
  }));
  const typedDeposit = writeAmount(deposit);
  return {
    lines: typed,
    deposit: typedDeposit,
    depositShare: DEPOSIT_SHARES.find((percent) => takeShare(typed, percent) === typedDeposit) ?? null,
    workUnits: String(workUnits),
    leadTimeHours: String(leadTimeHours),
    day,
    validUntil: suggestValidity(readLagosDay(new Date(now)), day),
    note: newest?.note ?? '',
  };
}

export function addLine(): QuoteLineValues {
  return { key: createKey(), words: '', amount: '' };
}

/** What can be read of the lines, in kobo. */
export function sumLines(lines: QuoteValues['lines']): number {
  const amounts = lines.map(({ amount }) => readNaira(amount)).filter((amount) => amount >= 0);
  return amounts.reduce((sum, amount) => sum + convertNairaToKobo(amount), 0);
}

/** So many of a hundred, to the naira. */
export function takeShare(lines: QuoteValues['lines'], percent: number): string {
  return writeAmount(Math.round((convertKoboToNaira(sumLines(lines)) * percent) / 100));
}

/** The deposit follows the total for as long as it is a share of it. */
export function changeLines(
  { depositShare, deposit }: Pick<QuoteValues, 'depositShare' | 'deposit'>,
  lines: QuoteValues['lines'],
): Pick<QuoteValues, 'lines' | 'deposit'> {
  return { lines, deposit: depositShare === null ? deposit : takeShare(lines, depositShare) };
}

/** As it is sent. */
export function buildQuote(values: QuoteValues, version: number) {
  return {
    lines: values.lines.map(({ words, amount }) => ({ words, amount: readNaira(amount) })),
    deposit: readNaira(values.deposit),
    workUnits: readWholeNumber(values.workUnits),
    leadTimeHours: readWholeNumber(values.leadTimeHours),
    day: values.day,
    expiresAt: readLagosMoment(values.validUntil),
    note: values.note,
    version,
  } satisfies Partial<Record<keyof NewQuote, unknown>>;
}

/** What is wrong by the very rules of the shop, by the names of the fields. */
export function findQuoteProblems(values: QuoteValues): FieldProblems {
  const { expiresAt, ...misfits } = findMisfits(makeQuoteEndpoint.bodySchema, buildQuote(values, 0));
  const totalInKobo = sumLines(values.lines);
  const deposit = readNaira(values.deposit);
  const isTooHigh = deposit > convertKoboToNaira(totalInKobo);
  return {
    ...misfits,
    ...(expiresAt !== undefined && { validUntil: expiresAt }),
    ...(isTooHigh && { deposit: `The deposit can’t be more than the quote, ${formatNaira(totalInKobo)}.` }),
  };
}

/** '' for what is no moment; the contract's schema then says what is missing. */
export function readLagosMoment(typed: string): string {
  const [day = '', time = ''] = typed.split('T');
  return isLagosDay(day) && /^\d{2}:\d{2}$/.test(time) ? atLagosTime(day, time).toISOString() : '';
}

/** The usual while, but no longer than until the evening before the day itself. */
function suggestValidity(today: LagosDay, day: string): string {
  const usual = addDays(today, USUAL_DAYS_VALID);
  const isLater = !isLagosDay(day) || usual < day;
  return `${isLater ? usual : addDays(day, -1)}T${CLOSING_TIME}`;
}
