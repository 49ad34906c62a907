import { expect, test } from 'vitest';
import { sayCustomer } from './customer-words.ts';

test('a customer is told in orders and money', () => {
  expect(sayCustomer({ orderCount: 1, due: 0, onAccount: 0, refundDue: 2_000 })).toBe(
    '1 order, ₦2,000 to refund',
  );
  expect(sayCustomer({ orderCount: 1, due: 0, onAccount: 0, refundDue: 0 })).toBe('1 order, nothing due');
  expect(sayCustomer({ orderCount: 5, due: 8_000, onAccount: 0, refundDue: 0 })).toBe('5 orders, ₦8,000 due');
  expect(sayCustomer({ orderCount: 5, due: 8_000, onAccount: 3_000, refundDue: 0 })).toBe(
    '5 orders, ₦8,000 due (₦3,000 on credit)',
  );
});
