import { computeVatOfPart, type TaxedPrice } from '../catalogue/vat.ts';
import { addNaira, convertKoboToNaira, convertNairaToKobo, formatNaira } from '../money.ts';
import type { AdjustmentKind } from './adjustments.ts';
import { computeBalance } from './change-price.ts';
import { computeNetPaid, type Ledger } from './ledger.ts';

/**
 * What of the price nobody asks for any more, because it was given back for good or written off; below zero, what was kept
 * above the price. With it every list of sums adds up: total − waived = paid − refunded − to refund + due.
 */
export function computeWaived(ledger: Ledger): number {
  return (ledger.isOver ? 0 : ledger.totalInKobo) - computeNetPaid(ledger) - computeBalance(ledger);
}

/** The part of it that was written off; the rest is goodwill. A lower price or a surplus that was kept may have used a write-off up. */
export function computeWrittenOff(ledger: Ledger, recordedInKobo: number): number {
  return Math.min(Math.max(0, computeWaived(ledger)), recordedInKobo);
}

/** Of one order, in naira. */
export type MoneySums = {
  readonly waived: number;
  /** The part of it that was a balance. */
  readonly writtenOff: number;
  readonly paid: number;
  readonly refunded: number;
  /** Promised, on its way, or too much. */
  readonly refundDue: number;
  readonly due: number;
};

/** The one name of each sum: pages, slips, the review of a change and emails all have these. */
export const MONEY_NAMES = {
  goodwill: 'Goodwill',
  writtenOff: 'Written off',
  paid: 'Paid',
  refunded: 'Refunded',
  refundDue: 'To refund',
  retained: 'Kept',
  due: 'Balance due',
} as const;

/** A decision about the price, by the name of the sum it is part of. */
export const ADJUSTMENT_NAMES: Readonly<Record<AdjustmentKind, string>> = {
  written_off: MONEY_NAMES.writtenOff,
  retained: MONEY_NAMES.retained,
  write_off_voided: 'Write-off voided',
  released: 'No longer kept',
  goodwill: MONEY_NAMES.goodwill,
  waiver_ended: 'Goodwill or write-off ended',
};

export type MoneyRow = { readonly name: string; readonly amount: number };

/** What an order costs and what came of it, in naira. */
export type PricedSums = {
  readonly total: number;
  readonly includedVat: number;
  readonly money: MoneySums;
};

/** What is charged in the end and the tax in it: a price that was lowered afterwards has less of both. */
export function computeCharged(price: TaxedPrice, waivedInKobo: number): TaxedPrice {
  if (waivedInKobo <= 0) return price;
  const totalInKobo = Math.max(0, price.totalInKobo - waivedInKobo);
  return { totalInKobo, includedVatInKobo: computeVatOfPart(totalInKobo, price) };
}

/** The same in naira. */
export function findCharged({ total, includedVat, money }: PricedSums): Omit<PricedSums, 'money'> {
  const price = {
    totalInKobo: convertNairaToKobo(total),
    includedVatInKobo: convertNairaToKobo(includedVat),
  };
  const charged = computeCharged(price, convertNairaToKobo(money.waived));
  return {
    total: convertKoboToNaira(charged.totalInKobo),
    includedVat: convertKoboToNaira(charged.includedVatInKobo),
  };
}

/** Goodwill and what was written off, what that leaves of the total and the VAT in it; no rows where the total is what it was. */
export function listPriceRows(order: PricedSums): readonly MoneyRow[] {
  const lowered = listLowered(order.money);
  if (lowered.length === 0) return [];
  const { total, includedVat } = findCharged(order);
  return [
    ...lowered,
    { name: `Total after ${lowered.map(({ name }) => AFTER_NAMES[name]).join(' and ')}`, amount: total },
    { name: `VAT included (of ${formatNaira(convertNairaToKobo(total))})`, amount: includedVat },
  ];
}

/** Above what came and went where the price was lowered, so that a refund is not taken off it once more. */
export const MOVEMENTS_HEADING = 'Payments and refunds';

const AFTER_NAMES: Readonly<Record<string, string>> = {
  [MONEY_NAMES.goodwill]: 'goodwill',
  [MONEY_NAMES.writtenOff]: 'write-off',
};

function listLowered({ waived, writtenOff }: MoneySums): readonly MoneyRow[] {
  const rows = [
    { name: MONEY_NAMES.goodwill, amount: Math.min(0, addNaira(-waived, writtenOff)) },
    { name: MONEY_NAMES.writtenOff, amount: -writtenOff },
  ];
  return rows.filter(({ amount }) => amount !== 0);
}

/** What came and went, to what is still open; what went is below zero. */
export function listMovementRows(sums: MoneySums): readonly MoneyRow[] {
  const { waived, paid, refunded, refundDue, due } = sums;
  const rows = [
    { name: MONEY_NAMES.paid, amount: paid },
    { name: MONEY_NAMES.refunded, amount: -refunded },
    { name: MONEY_NAMES.refundDue, amount: -refundDue },
    { name: MONEY_NAMES.retained, amount: Math.max(0, -waived) },
    { name: MONEY_NAMES.due, amount: due },
  ];
  return rows.filter(({ name, amount }) => name === MONEY_NAMES.paid || amount !== 0);
}

/** What lies between the total and what is still open, in naira. */
export function listMoneyRows(sums: MoneySums): readonly MoneyRow[] {
  return [...listLowered(sums), ...listMovementRows(sums)];
}

export type ComparedMoneyRow = {
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

/** The same rows before and after a change; one that is missing on a side is nought there. */
export function compareMoneyRows(before: MoneySums, after: MoneySums): readonly ComparedMoneyRow[] {
  const [was, is] = [listMoneyRows(before), listMoneyRows(after)];
  const amountIn = (rows: readonly MoneyRow[], name: string) =>
    rows.find((row) => row.name === name)?.amount ?? 0;
  return Object.values(MONEY_NAMES)
    .filter((name) => [...was, ...is].some((row) => row.name === name))
    .map((name) => ({ name, before: amountIn(was, name), after: amountIn(is, name) }));
}
