import { expect, test } from 'vitest';
import { findLeadLine } from './lead-line.ts';

test('the line that costs most stands for an order, of equals the first (P29.151)', () => {
  const candles = { name: 'Candles', unitPriceInKobo: 1_500_00, quantity: 1 };
  const bread = { name: 'Agege bread', unitPriceInKobo: 1_200_00, quantity: 3 };
  const cake = { name: 'Honey cake', unitPriceInKobo: 28_000_00, quantity: 1 };
  const other = { name: 'Red velvet', unitPriceInKobo: 14_000_00, quantity: 2 };
  expect(findLeadLine([candles, bread])).toBe(bread);
  expect(findLeadLine([candles, cake, other])).toBe(cake);
  expect(findLeadLine([])).toBeUndefined();
});
