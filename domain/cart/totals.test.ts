import { expect, test } from 'vitest';
import { computeCartTotals } from './totals.ts';

test('an empty cart comes to nothing (S3.3)', () => {
  expect(computeCartTotals([])).toEqual({ cartTotal: 0, cartCount: 0 });
});

test('the total is the sum of price times quantity, the count the sum of quantities (S3.3)', () => {
  const items = [
    { id: 'c1', name: 'Red Velvet Celebration', price: 27_200, quantity: 1 },
    { id: 'c2', name: 'Puff-Puff', price: 3_500, quantity: 2 },
  ];
  expect(computeCartTotals(items)).toEqual({ cartTotal: 34_200, cartCount: 3 });
});

test('kobo add up without rounding errors', () => {
  const items = [
    { id: 'c1', name: 'Chin chin', price: 0.1, quantity: 1 },
    { id: 'c2', name: 'Coconut bread', price: 0.2, quantity: 1 },
  ];
  expect(computeCartTotals(items).cartTotal).toBe(0.3);
});
