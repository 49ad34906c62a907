import { expect, test } from 'vitest';
import { computePercentages } from './shares.ts';

test('the shares of a whole come to 100 per cent, and the largest remainders are rounded up (P28.303)', () => {
  expect(computePercentages([62.5, 37.5])).toEqual([63, 37]);
  expect(computePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(computePercentages([548_400, 2_446_800, 421_900, 801_500])).toEqual([13, 58, 10, 19]);
  expect(computePercentages([5_000])).toEqual([100]);
  expect(computePercentages([0.29, 0.71])).toEqual([29, 71]);
});

test('of nothing every share is nothing', () => {
  expect(computePercentages([0, 0])).toEqual([0, 0]);
  expect(computePercentages([])).toEqual([]);
});
