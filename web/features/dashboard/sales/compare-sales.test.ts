import { expect, test } from 'vitest';
import { compareFigures } from './compare-sales.ts';

test('a figure is compared with the one before, up, down and level', () => {
  expect(compareFigures(114, 100, 30)).toBe('+14% compared with the 30 days before');
  expect(compareFigures(75, 100, 7)).toBe('−25% compared with the 7 days before');
  expect(compareFigures(100.2, 100, 7)).toBe('±0% compared with the 7 days before');
  expect(compareFigures(0, 50, 90)).toBe('−100% compared with the 90 days before');
  expect(compareFigures(10, 0, 30)).toBeUndefined();
});
