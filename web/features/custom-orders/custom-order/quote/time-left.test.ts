import { expect, test } from 'vitest';
import { sayTimeLeft } from './time-left.ts';

const NOW = '2026-11-16T12:00:00.000Z';

test.each([
  ['2026-11-19T12:00:00.000Z', '3 days left'],
  ['2026-11-18T12:00:00.000Z', '2 days left'],
  ['2026-11-18T11:59:59.000Z', '47 hours left'],
  ['2026-11-16T14:00:00.000Z', '2 hours left'],
  ['2026-11-16T13:59:00.000Z', '119 minutes left'],
  ['2026-11-16T12:01:30.000Z', '1 minute left'],
  ['2026-11-16T12:00:01.000Z', '1 minute left'],
])('until %s there are %s', (until, words) => {
  expect(sayTimeLeft(until, NOW)).toBe(words);
});

test('a moment that has come leaves nothing to say', () => {
  expect(sayTimeLeft(NOW, NOW)).toBe('');
  expect(sayTimeLeft('2026-11-16T11:00:00.000Z', NOW)).toBe('');
});
