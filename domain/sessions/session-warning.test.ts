import { describe, expect, test } from 'vitest';
import {
  formatRemaining,
  isSessionWarningDue,
  SESSION_CHECK_EVERY_MS,
  SESSION_WARNING_BELOW_MS,
} from './session-warning.ts';

test('the warning comes at 5 minutes and is checked every 30 seconds (S9.4)', () => {
  expect(SESSION_WARNING_BELOW_MS).toBe(5 * 60 * 1000);
  expect(SESSION_CHECK_EVERY_MS).toBe(30 * 1000);
});

describe('a warning is due', () => {
  test('when less than 5 minutes remain (S4.9)', () => {
    expect(isSessionWarningDue(300_000)).toBe(false);
    expect(isSessionWarningDue(299_999)).toBe(true);
    expect(isSessionWarningDue(1)).toBe(true);
  });

  test('not any more once the session is over', () => {
    expect(isSessionWarningDue(0)).toBe(false);
    expect(isSessionWarningDue(-1)).toBe(false);
  });
});

describe('the time that remains', () => {
  test.each([
    [299_999, '5:00'],
    [299_000, '4:59'],
    [61_000, '1:01'],
    [60_000, '1:00'],
    [9_500, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
    [3_600_000, '60:00'],
  ])('%d ms is shown as %s (S4.9)', (remainingMs, shown) => {
    expect(formatRemaining(remainingMs)).toBe(shown);
  });
});
