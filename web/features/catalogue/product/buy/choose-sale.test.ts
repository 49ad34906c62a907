import { expect, test } from 'vitest';
import { chooseSale } from './choose-sale.ts';

test.each([
  [false, 12_500, 'cart'],
  [false, 250_000, 'cart'],
  [true, 95_000, 'cart'],
  [true, 100_000, 'cart'],
  [true, 100_001, 'ask'],
  [true, 0, 'ask'],
] as const)('custom %s at ₦%d goes the way of the %s', (isCustom, priceToPay, way) => {
  expect(chooseSale({ isCustom }, priceToPay)).toBe(way);
});
