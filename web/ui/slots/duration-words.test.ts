import { expect, test } from 'vitest';
import { sayDuration } from './duration-words.ts';

test.each([
  [20, '20 minutes'],
  [60, '1 hour'],
  [61, '1 hour and 1 minute'],
  [90, '1 hour and 30 minutes'],
  [240, '4 hours'],
])('%i minutes are said as “%s”', (minutes, words) => {
  expect(sayDuration(minutes)).toBe(words);
});
