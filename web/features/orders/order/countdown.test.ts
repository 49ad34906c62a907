import { expect, test } from 'vitest';
import { writeRemaining } from './countdown.ts';

test.each([
  [4 * 3_600_000, '4 h 0 min'],
  [3 * 3_600_000 + 59 * 60_000 + 1, '3 h 59 min'],
  [270_000, '4 min 30 s'],
  [59_001, '1 min 0 s'],
  [500, '1 s'],
  [0, ''],
  [-5, ''],
])('%i ms are written as “%s”', (remainingMs, words) => {
  expect(writeRemaining(remainingMs)).toBe(words);
});
