import { expect, test } from 'vitest';
import { countResults, describeHidden } from './results-words.ts';

test.each([
  [1, 1, '1 bake'],
  [12, 12, '12 bakes'],
  [340, 100, 'The best 100 of 340 bakes'],
])('%i found and %i shown is said as %j', (total, shown, words) => {
  expect(countResults(total, shown)).toBe(words);
});

test('what a shopper avoids is named where it hides something', () => {
  expect(describeHidden(1, ['nuts'], false)).toBe('1 bake is hidden because it contains tree nuts.');
  expect(describeHidden(3, ['nuts', 'egg'], false)).toBe(
    '3 bakes are hidden because they contain tree nuts or egg.',
  );
  expect(describeHidden(3, ['egg'], true)).toBe(
    'Bakes that contain egg are among these, each with a warning.',
  );
});
