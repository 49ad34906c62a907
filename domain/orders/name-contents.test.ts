import { expect, test } from 'vitest';
import { nameContents } from './name-contents.ts';

test('several of the same are counted, and only what is something else is more (P18.8)', () => {
  const name = (firstQuantity: number, itemCount: number) =>
    nameContents({ firstName: 'Fudge brownies', firstQuantity, itemCount });
  expect(name(1, 1)).toBe('Fudge brownies');
  expect(name(2, 2)).toBe('2 × Fudge brownies');
  expect(name(2, 5)).toBe('2 × Fudge brownies and 3 more');
  expect(name(1, 3)).toBe('Fudge brownies and 2 more');
});
