import { expect, test } from 'vitest';
import { measureRemaining, writeRemaining } from './countdown.ts';

test.each([
  [180 * 3_600_000 + 29 * 60_000, '7 days'],
  [48 * 3_600_000, '2 days'],
  [47 * 3_600_000, '47 h 0 min'],
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

test.each([
  ['is right', '2026-11-17T12:00:00.000Z'],
  ['is an hour behind', '2026-11-17T11:00:00.000Z'],
  ['is an hour ahead', '2026-11-17T13:00:00.000Z'],
])('a hold runs out by the shop’s clock when the phone’s %s', (_how, phone) => {
  const atMs = Date.parse(phone);
  const announced = { until: '2026-11-17T12:20:00.000Z', now: '2026-11-17T12:00:00.000Z', atMs };
  const remainingAfter = (minutes: number) => measureRemaining(announced, atMs + minutes * 60_000);
  expect([0, 5, 20, 21].map(remainingAfter)).toEqual([1_200_000, 900_000, 0, 0]);
});

test('what never runs out has no time to count', () => {
  expect(measureRemaining({ until: null, now: '2026-11-17T12:00:00.000Z', atMs: 0 }, 5_000)).toBe(0);
});
