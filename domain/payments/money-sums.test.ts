import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrice } from './change-price.ts';
import { computeDue, computeSurplus, type Ledger } from './ledger.ts';
import {
  compareMoneyRows,
  computeWaived,
  computeWrittenOff,
  findCharged,
  listMoneyRows,
  listMovementRows,
  listPriceRows,
  type MoneySums,
} from './money-sums.ts';

const PAID: Ledger = {
  totalInKobo: 9_000,
  isOver: false,
  adjustedInKobo: 0,
  paidInKobo: 9_000,
  refundedInKobo: 0,
  refundingInKobo: 0,
  nettedInKobo: 0,
};

/** Kobo for naira: what is tested is that the rows add up. */
const sum = (ledger: Ledger, writtenOffInKobo = 0): MoneySums => ({
  waived: computeWaived(ledger),
  writtenOff: computeWrittenOff(ledger, writtenOffInKobo),
  paid: ledger.paidInKobo,
  refunded: ledger.refundedInKobo,
  refundDue: computeSurplus(ledger) + ledger.refundingInKobo,
  due: computeDue(ledger),
});
const write = (ledger: Ledger, writtenOffInKobo = 0) =>
  listMoneyRows(sum(ledger, writtenOffInKobo)).map(({ name, amount }) => `${name} ${amount}`);

test('what went back for good is not charged again, and has a row of its own before and after a change (P28.206)', () => {
  const promised = { ...PAID, refundingInKobo: 2_000 };
  expect(write(promised)).toEqual(['Goodwill -2000', 'Paid 9000', 'To refund -2000']);
  const up = changePrice(promised, 12_000).ledger;
  expect(write(up)).toEqual(['Goodwill -2000', 'Paid 9000', 'To refund -2000', 'Balance due 3000']);
  const down = changePrice(up, 8_000).ledger;
  expect(write(down)).toEqual(['Goodwill -2000', 'Paid 9000', 'To refund -3000']);
  expect(compareMoneyRows(sum(promised), sum(up))).toEqual([
    { name: 'Goodwill', before: -2_000, after: -2_000 },
    { name: 'Paid', before: 9_000, after: 9_000 },
    { name: 'To refund', before: -2_000, after: -2_000 },
    { name: 'Balance due', before: 0, after: 3_000 },
  ]);
});

test('too much is to be refunded until it is kept, and a balance is due until it is written off (P28.206, P28.37)', () => {
  const over = { ...PAID, paidInKobo: 9_500 };
  expect(write(over)).toEqual(['Paid 9500', 'To refund -500']);
  expect(write({ ...over, adjustedInKobo: 500 })).toEqual(['Paid 9500', 'Kept 500']);
  const short = { ...PAID, paidInKobo: 8_000 };
  expect(write(short)).toEqual(['Paid 8000', 'Balance due 1000']);
  expect(write({ ...short, adjustedInKobo: -1_000 }, 1_000)).toEqual(['Written off -1000', 'Paid 8000']);
  expect(write({ ...PAID, isOver: true, adjustedInKobo: 4_000, refundedInKobo: 5_000 })).toEqual([
    'Paid 9000',
    'Refunded -5000',
    'Kept 4000',
  ]);
});

test('what was given back is goodwill, a balance that nobody asks for is written off, and neither is the other (P28.271)', () => {
  const both = { ...PAID, paidInKobo: 8_000, adjustedInKobo: -1_000, refundedInKobo: 2_000 };
  expect(write(both, 1_000)).toEqual(['Goodwill -2000', 'Written off -1000', 'Paid 8000', 'Refunded -2000']);
  // A price that is lower than what was written off leaves no more of it than there is.
  expect(write(changePrice(both, 500).ledger, 1_000)).toEqual([
    'Written off -500',
    'Paid 8000',
    'Refunded -2000',
    'To refund -6000',
  ]);
  expect(write({ ...PAID, adjustedInKobo: 0 }, 1_000)).toEqual(['Paid 9000']);
});

test('whatever happens to an order, its rows add up (P28.206)', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const ledgers = fc
    .record({
      totalInKobo: amount,
      isOver: fc.boolean(),
      adjustedInKobo: fc.integer({ min: -500_000, max: 500_000 }),
      paidInKobo: amount,
      refundedInKobo: amount,
      refundingInKobo: amount,
      nettedInKobo: amount,
    })
    .filter((one) => one.refundedInKobo + one.refundingInKobo <= one.paidInKobo);
  fc.assert(
    fc.property(ledgers, (ledger) => {
      const { paid, refunded, refundDue, waived, due } = sum(ledger);
      const charged = (ledger.isOver ? 0 : ledger.totalInKobo) - waived;
      expect(charged).toBe(paid - refunded - refundDue + due);
    }),
  );
});

test('a price that was lowered afterwards says what is left of it and of its VAT, then what was paid and refunded (P28.295)', () => {
  const price = { total: 33_000, includedVat: 2_302.33 };
  const money = { waived: 3_000, writtenOff: 0, paid: 33_000, refunded: 3_000, refundDue: 0, due: 0 };
  expect(listPriceRows({ ...price, money })).toEqual([
    { name: 'Goodwill', amount: -3_000 },
    { name: 'Total after goodwill', amount: 30_000 },
    { name: 'VAT included (of ₦30,000)', amount: 2_093.02 },
  ]);
  expect(listMovementRows(money)).toEqual([
    { name: 'Paid', amount: 33_000 },
    { name: 'Refunded', amount: -3_000 },
  ]);
  const both = { ...money, waived: 4_000, writtenOff: 1_000, paid: 32_000 };
  expect(listPriceRows({ ...price, money: both }).map(({ name }) => name)).toEqual([
    'Goodwill',
    'Written off',
    'Total after goodwill and write-off',
    'VAT included (of ₦29,000)',
  ]);
  for (const waived of [0, -500]) {
    expect(listPriceRows({ ...price, money: { ...money, waived } })).toEqual([]);
    expect(findCharged({ ...price, money: { ...money, waived } })).toEqual(price);
  }
  // Bread is free of VAT: of a third of the price a third of the VAT is left.
  expect(findCharged({ total: 300, includedVat: 15, money: { ...money, waived: 200 } }).includedVat).toBe(5);
});
