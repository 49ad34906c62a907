import { expect, test } from 'vitest';
import { findLeadLine } from './lead-line.ts';

test('the dearest item stands for an order, of equals the first (P29.151)', () => {
  const candles = { name: 'Candles', unitPriceInKobo: 1_500_00 };
  const cake = { name: 'Honey cake', unitPriceInKobo: 28_000_00 };
  const other = { name: 'Red velvet', unitPriceInKobo: 28_000_00 };
  expect(findLeadLine([candles, cake, other])).toBe(cake);
  expect(findLeadLine([])).toBeUndefined();
});
