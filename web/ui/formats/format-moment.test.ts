import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatRecentMoment, formatSince } from './format-moment.ts';

const NOW = new Date('2026-11-14T08:30:00Z');

test('moments are told by the clock in Lagos', () => {
  expect(formatMoment('2026-11-14T08:30:00.000Z')).toBe('14 Nov 2026, 09:30');
  expect(formatDay('2026-11-13T23:30:00.000Z')).toBe('14 Nov 2026');
});

test.each([
  ['2026-11-14T08:29:30Z', 'just now'],
  ['2026-11-14T08:31:00Z', 'just now'],
  ['2026-11-14T08:29:00Z', '1 minute ago'],
  ['2026-11-14T07:31:00Z', '59 minutes ago'],
  ['2026-11-14T06:30:00Z', '2 hours ago'],
  ['2026-11-13T08:30:00Z', 'yesterday'],
  ['2026-11-08T08:30:00Z', '6 days ago'],
  ['2026-11-07T08:30:00Z', '7 Nov 2026'],
])('%s was %s', (moment, words) => {
  expect(formatSince(moment, NOW)).toBe(words);
});

test.each([
  ['2026-11-14T02:28:00Z', 'Today, 03:28'],
  ['2026-11-13T23:30:00Z', 'Today, 00:30'],
  ['2026-11-13T17:05:00Z', 'Yesterday, 18:05'],
  ['2026-11-12T23:00:00Z', 'Yesterday, 00:00'],
  ['2026-11-12T22:59:00Z', '12 Nov 2026, 23:59'],
])('on an order’s page %s is %s, by the days of the shop (P29.428)', (moment, words) => {
  expect(formatRecentMoment(moment, NOW)).toBe(words);
});

test('where there is room for a day alone, only what is recent has its time (P29.428)', () => {
  expect(formatRecentMoment('2026-11-10T08:30:00Z', NOW, formatDay)).toBe('10 Nov 2026');
});
