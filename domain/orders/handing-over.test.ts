import { expect, test } from 'vitest';
import { isBalanceMissing } from './handing-over.ts';

const ledger = {
  totalInKobo: 5_000_000,
  isOver: false,
  adjustedInKobo: 0,
  paidInKobo: 2_000_000,
  refundedInKobo: 0,
  refundingInKobo: 0,
};

test.each(['out_for_delivery', 'collected'] as const)(
  'an order with a deposit is not %s before the rest is paid or forgiven (P7.4)',
  (to) => {
    expect(isBalanceMissing(to, ledger, 2_000_000)).toBe(true);
    expect(isBalanceMissing(to, { ...ledger, paidInKobo: 5_000_000 }, 2_000_000)).toBe(false);
    expect(isBalanceMissing(to, { ...ledger, adjustedInKobo: -3_000_000 }, 2_000_000)).toBe(false);
  },
);

test('every other step, and an order that may be paid on receipt, wait for no balance', () => {
  expect(isBalanceMissing('ready', ledger, 2_000_000)).toBe(false);
  expect(isBalanceMissing('cancelled', ledger, 2_000_000)).toBe(false);
  expect(isBalanceMissing('out_for_delivery', ledger, null)).toBe(false);
});
