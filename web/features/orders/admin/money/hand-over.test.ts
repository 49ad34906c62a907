import { expect, test } from 'vitest';
import {
  asksForMoney,
  findChange,
  findRest,
  findRestQuestion,
  findTaken,
  nameHandOver,
  needsReason,
  toPayment,
} from './hand-over.ts';

test('only a step that hands an unpaid order over asks for its money (P18.1)', () => {
  const order = { due: 21_500, hasDeposit: false };
  expect(asksForMoney({ ...order, to: 'collected' })).toBe(true);
  expect(asksForMoney({ ...order, to: 'collected', due: 0 })).toBe(false);
  expect(asksForMoney({ ...order, to: 'out_for_delivery' })).toBe(false);
  expect(needsReason({ ...order, to: 'delivered' })).toBe(false);
  expect(needsReason({ ...order, to: 'out_for_delivery', hasDeposit: true })).toBe(false);
  expect(needsReason({ ...order, to: 'collected', hasDeposit: true })).toBe(true);
});

test('cash is changed, so that no more is taken than is due', () => {
  expect(findTaken('cash', 25_000, 21_500)).toBe(21_500);
  expect(findChange('cash', 25_000, 21_500)).toBe(3_500);
  expect(findRest('cash', 25_000, 21_500)).toBe(0);
  expect(findTaken('transfer', 25_000, 21_500)).toBe(25_000);
  expect(findChange('transfer', 25_000, 21_500)).toBe(0);
});

test('what is not paid now stays due', () => {
  expect(findRest('cash', 20_000.5, 21_500)).toBe(1_499.5);
  expect(findRest('on_account', 21_500, 21_500)).toBe(21_500);
  expect(findRest('cash', Number.NaN, 21_500)).toBe(0);
});

test('the button says what it does', () => {
  expect(nameHandOver(null, 21_500, 'collected')).toBe('Record ₦21,500 and complete');
  expect(nameHandOver('cash', 21_500, 'collected')).toBe('Record ₦21,500 and complete');
  expect(nameHandOver('cash', 21_500, 'out_for_delivery')).toBe('Record ₦21,500 and send out');
  expect(nameHandOver('on_account', 0, 'delivered')).toBe('Complete on credit');
  expect(nameHandOver('not_yet', 0, 'delivered')).toBe('Complete with balance due');
  expect(nameHandOver('not_yet', 0, 'out_for_delivery')).toBe('Send out, rider collects');
});

test('what is chosen is what is sent', () => {
  expect(toPayment('transfer', 500)).toMatchObject({ decision: 'paid', way: 'transfer', amount: 500 });
  expect(toPayment('on_account', 500, 'A regular')).toEqual({ decision: 'on_account', reason: 'A regular' });
  expect(toPayment('not_yet', 500)).toEqual({ decision: 'not_yet' });
});

test('a part of what was to be paid first is taken with a reason for the rest; of anything else the rest is asked about, or the rider’s to collect (P28.282, P28.345, P28.393)', () => {
  const order = { due: 21_500, hasDeposit: true, to: 'collected' } as const;
  expect(findRestQuestion(order, 'cash', 5_000)).toBe('reason');
  expect(findRestQuestion(order, 'cash', 21_500)).toBeNull();
  expect(findRestQuestion(order, 'cash', Number.NaN)).toBeNull();
  expect(findRestQuestion(order, 'on_account', 5_000)).toBeNull();
  expect(findRestQuestion({ ...order, to: 'out_for_delivery' }, 'cash', 5_000)).toBeNull();
  expect(findRestQuestion({ ...order, hasDeposit: false }, 'cash', 5_000)).toBe('decision');
  expect(findRestQuestion({ ...order, hasDeposit: false }, null, 5_000)).toBe('decision');
  expect(toPayment('cash', 5_000, 'Forgot her purse')).toMatchObject({
    amount: 5_000,
    reason: 'Forgot her purse',
  });
});
