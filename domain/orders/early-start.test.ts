import { expect, test } from 'vitest';
import { isEarlyToStart } from './early-start.ts';

/** Five past midnight of the 17th in Lagos. */
const NOW = new Date('2026-11-16T23:05:00Z');
const ORDER = { status: 'confirmed', day: '2026-11-18', leadTimeHours: 4 } as const;

test('an order is early to start when its day is further ahead than its notice, and than tomorrow (P28.460)', () => {
  expect(isEarlyToStart(ORDER, NOW)).toBe(false);
  expect(isEarlyToStart({ ...ORDER, day: '2026-11-19' }, NOW)).toBe(true);
  expect(isEarlyToStart({ ...ORDER, day: '2026-11-20', leadTimeHours: 72 }, NOW)).toBe(false);
  expect(isEarlyToStart({ ...ORDER, day: '2026-11-21', leadTimeHours: 72 }, NOW)).toBe(true);
  expect(isEarlyToStart({ ...ORDER, status: 'in_kitchen', day: '2026-12-24' }, NOW)).toBe(false);
});
