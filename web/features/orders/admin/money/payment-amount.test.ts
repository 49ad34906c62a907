import { expect, test } from 'vitest';
import { describeAmount, findExcess, findTooMuch, isDepositOpen, isTooLittle } from './payment-amount.ts';

const status = 'pending_payment';
const withDeposit = { status, due: 54_000, dueNow: 27_000, deposit: 27_000 } as const;
const withBalance = { status, due: 27_000, dueNow: 27_000, deposit: 27_000 } as const;
const plain = { status, due: 17_000, dueNow: 17_000, deposit: null } as const;

test('what leaves an order waiting is seen before it is sent (P28.390)', () => {
  expect([5_000, 27_000, 54_000, Number.NaN].map((amount) => isTooLittle(amount, withDeposit))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isTooLittle(5_000, { ...plain, status: 'confirmed' })).toBe(false);
});

test('the deposit is asked for first, then the balance, and each is named (P18.9)', () => {
  expect([withDeposit, withBalance, plain].map(isDepositOpen)).toEqual([true, false, false]);
  expect(describeAmount(27_000, withDeposit)).toBe('This is the deposit. ₦27,000 still due.');
  expect(describeAmount(12_000, { ...withDeposit, due: 39_000, dueNow: 12_000 })).toBe(
    'This is the rest of the deposit. ₦27,000 still due.',
  );
  expect(describeAmount(54_000, withDeposit)).toBe('Paid in full.');
  expect(describeAmount(27_000, withBalance)).toBe('This is the full balance.');
  expect(describeAmount(17_000, plain)).toBe('Paid in full.');
  expect(describeAmount(10_000.5, plain)).toBe('₦6,999.50 still due.');
  expect([Number.NaN, 0, -5].map((amount) => describeAmount(amount, plain))).toEqual(['', '', '']);
});

test('what is more than due is seen before it is sent (P18.4)', () => {
  expect(findExcess(17_000_000, 17_000)).toBe(16_983_000);
  expect(findExcess(17_000, 17_000)).toBe(0);
  expect(findExcess(5, 0)).toBe(5);
  expect(findExcess(Number.NaN, 17_000)).toBe(0);
});

test('more than can be refunded or written off is said with the most that can (P28.69)', () => {
  expect(findTooMuch(32_500.01, 32_500)).toBe('Enter at most ₦32,500.');
  expect([32_500, 0, Number.NaN].map((amount) => findTooMuch(amount, 32_500))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
