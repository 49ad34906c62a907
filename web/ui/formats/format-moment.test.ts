import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatSince } from './format-moment.ts';

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
