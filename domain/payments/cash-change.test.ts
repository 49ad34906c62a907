import { expect, test } from 'vitest';
import { offerCash, sayChange } from './cash-change.ts';

test('the next round amounts are offered as cash received, and the change is said (P39.9)', () => {
  expect(offerCash(960_000)).toEqual([1_000_000, 2_000_000]);
  expect(offerCash(150_000)).toEqual([200_000, 500_000]);
  expect(offerCash(1_000_000)).toEqual([2_000_000, 5_000_000]);
  expect(sayChange(960_000, 1_000_000)).toBe('Received ₦10,000, change ₦400');
});
