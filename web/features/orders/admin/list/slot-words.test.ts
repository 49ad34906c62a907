import { expect, test } from 'vitest';
import { nameDayBriefly } from './slot-words.ts';

test('the days around today have their own names', () => {
  expect(nameDayBriefly('2026-11-21', '2026-11-20')).toBe('Yesterday');
  expect(nameDayBriefly('2026-11-21', '2026-11-21')).toBe('Today');
  expect(nameDayBriefly('2026-11-21', '2026-11-22')).toBe('Tomorrow');
  expect(nameDayBriefly('2026-11-21', '2026-11-23')).toBe('Mon 23 Nov');
});
