import { expect, test } from 'vitest';
import { chooseToDrop } from './cache-cap.ts';

const entries = [
  { address: '/oldest', bytes: 500 },
  { address: '/older', bytes: 100 },
  { address: '/newest', bytes: 300 },
];

test('nothing goes while everything fits', () => {
  expect(chooseToDrop(entries, { entries: 3, bytes: 900 })).toEqual([]);
});

test('with one entry too many the oldest goes', () => {
  expect(chooseToDrop(entries, { entries: 2, bytes: 900 })).toEqual(['/oldest']);
});

test('with too many bytes the oldest go until the rest fits', () => {
  expect(chooseToDrop(entries, { entries: 3, bytes: 350 })).toEqual(['/oldest', '/older']);
});

test('what is too large by itself goes too', () => {
  expect(chooseToDrop([{ address: '/huge', bytes: 10 }], { entries: 5, bytes: 9 })).toEqual(['/huge']);
});
