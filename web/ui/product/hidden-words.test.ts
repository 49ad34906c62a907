import { expect, test } from 'vitest';
import { describeHidden, describeShownAnyway } from './hidden-words.ts';

test('what a shopper avoids is named where it hides something', () => {
  expect(describeHidden(1, ['nuts'])).toBe('1 product is hidden because it may contain tree nuts.');
  expect(describeHidden(3, ['nuts', 'egg'])).toBe(
    '3 products are hidden because they may contain tree nuts or egg.',
  );
});

test('what is shown all the same is said to be there', () => {
  expect(describeShownAnyway(['egg'])).toBe('Products that contain egg are shown with a warning.');
});
