import { expect, test } from 'vitest';
import { readPriceLimit } from './price-limit.ts';

test.each([
  ['birthday cake under 30000', 30_000, 'birthday cake'],
  ['under ₦30,000', 30_000, ''],
  ['Cake  BELOW 30k for mum', 30_000, 'Cake for mum'],
  ['max 5000 naira small chops', 5_000, 'small chops'],
  ['bread less than n2500', 2_500, 'bread'],
  ['platter up to 20 thousand', 20_000, 'platter'],
  ['cake under 250,000', 250_000, 'cake'],
  ['cake under ₦250k', 250_000, 'cake'],
  ['cake under 12.5k', 12_500, 'cake'],
  ['wedding cake under 1.5 million', 1_500_000, 'wedding cake'],
])('%j is at most ₦%d for %j (P29.18)', (query, maxNaira, rest) => {
  expect(readPriceLimit(query)).toEqual({ maxNaira, rest });
});

test.each([
  ['cake for 20k', 20_000, 'cake'],
  ['20k cake', 20_000, 'cake'],
  ['cake 20000 naira', 20_000, 'cake'],
  ['₦20,000 cake', 20_000, 'cake'],
  ['budget 20000', 20_000, ''],
  ['child birthday no egg 20k', 20_000, 'child birthday no egg'],
  ['cupcakes budget of 15 thousand naira', 15_000, 'cupcakes'],
])('%j is at most ₦%d for %j: who names a sum has so much to spend (P29.122)', (query, maxNaira, rest) => {
  expect(readPriceLimit(query)).toEqual({ maxNaira, rest });
});

test.each([
  'cake above 20k',
  'more than ₦20,000',
  'between 10k and 20k',
  'a cake from 20k',
  'at least 20000 naira',
])('%j is no limit upwards (P29.122)', (query) => {
  expect(readPriceLimit(query)).toBeUndefined();
});

test.each(['cake for under 20 people', 'under', 'wonderbelow 30000', 'under the sea cake', 'cake 30000'])(
  '%j names no limit',
  (query) => {
    expect(readPriceLimit(query)).toBeUndefined();
  },
);
