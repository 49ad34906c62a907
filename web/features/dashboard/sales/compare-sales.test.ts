import { expect, test } from 'vitest';
import { compareFigures } from './compare-sales.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-19' };

test('a figure is compared with the one before, up, down and level, and says of which days (P28.436)', () => {
  expect(compareFigures(114, 100, OCTOBER)).toBe('+14% compared with 1–19 Oct');
  expect(compareFigures(75, 100, OCTOBER)).toBe('−25% compared with 1–19 Oct');
  expect(compareFigures(100.2, 100, OCTOBER)).toBe('About the same as 1–19 Oct');
  expect(compareFigures(0, 50, OCTOBER)).toBe('−100% compared with 1–19 Oct');
  expect(compareFigures(10, 0, OCTOBER)).toBeUndefined();
});
