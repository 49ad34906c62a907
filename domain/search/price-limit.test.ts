import { expect, test } from 'vitest';
import { readPriceLimit } from './price-limit.ts';

test.each([
  ['birthday cake under 30000', 30_000, 'birthday cake'],
  ['under ₦30,000', 30_000, ''],
  ['Cake  BELOW 30k for mum', 30_000, 'Cake for mum'],
  ['max 5000 naira small chops', 5_000, 'small chops'],
  ['bread less than n2500', 2_500, 'bread'],
  ['platter up to 20 thousand', 20_000, 'platter'],
])('%j is at most ₦%d for %j (P29.18)', (query, maxNaira, rest) => {
  expect(readPriceLimit(query)).toEqual({ maxNaira, rest });
});

test.each(['cake for under 20 people', 'under', 'wonderbelow 30000', 'under the sea cake', 'cake 30000'])(
  '%j names no limit',
  (query) => {
    expect(readPriceLimit(query)).toBeUndefined();
  },
);
