import { expect, test } from 'vitest';
import {
  describeEgglessHidden,
  describeHidden,
  describeHiddenNames,
  describeShownAnyway,
} from './hidden-words.ts';

test('what a shopper avoids is named where it hides something', () => {
  expect(describeHidden(1, ['nuts'])).toBe('1 product is hidden because it may contain tree nuts.');
  expect(describeHidden(3, ['nuts', 'egg'])).toBe(
    '3 products are hidden because they may contain tree nuts or egg.',
  );
});

test('what is little is hidden by its name (P29.305)', () => {
  expect(describeHidden(1, ['egg'], ['Meat pie'])).toBe('Meat pie is hidden because it may contain egg.');
  expect(describeHidden(2, ['egg'], ['Meat pie', 'Chicken pie'])).toBe(
    'Meat pie and Chicken pie are hidden because they may contain egg.',
  );
  expect(describeHidden(3, ['egg'], ['A', 'B', 'C'])).toBe(
    '3 products are hidden because they may contain egg.',
  );
});

test('what is shown all the same is said to be there', () => {
  expect(describeShownAnyway(['egg'])).toBe('Products that contain egg are shown with a warning.');
});

test('of what is hidden for its egg, it is said what can be made without (P29.72)', () => {
  expect(describeEgglessHidden(0, 3)).toBe('');
  expect(describeEgglessHidden(2, 3)).toBe('We can make 2 of them eggless.');
  expect(describeEgglessHidden(1, 1)).toBe('We can make it eggless.');
});

test('suggestions name what they hide, the first two of several (P29.368)', () => {
  expect(describeHiddenNames(['Meat pie'], ['egg'])).toBe('Meat pie is hidden because it may contain egg.');
  expect(describeHiddenNames(['Meat pie', 'Egg roll', 'Doughnuts', 'Puff-puff'], ['egg'])).toBe(
    'Meat pie, Egg roll and 2 more are hidden because they may contain egg.',
  );
});
