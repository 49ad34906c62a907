import { expect, test } from 'vitest';
import { sayVoucher } from './say-voucher.ts';

test('nothing is said of vouchers where there are none, and of a field only where it is (P29.461)', () => {
  expect(sayVoucher({ areTaken: false, hasField: true })).toBe('');
  expect(sayVoucher({ areTaken: true, hasField: false })).toBe('');
  expect(sayVoucher({ areTaken: true, hasField: true })).toBe(
    'Have a voucher? Enter its code under “Your order”.',
  );
});
