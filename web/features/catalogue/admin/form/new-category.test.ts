import { expect, test } from 'vitest';
import { askAboutCategory, findNewCategory } from './new-category.ts';

const known = ['Bread', 'Small chops'];

test('a category that no product has is asked about once, with the one that may be meant (P28.48)', () => {
  expect(askAboutCategory({ category: 'Bre', known }, '')).toEqual({
    category: 'Did you mean “Bread”? If not, tick the box below.',
  });
  expect(askAboutCategory({ category: 'Pies', known }, '').category).toContain(
    'No product has this category',
  );
  expect(askAboutCategory({ category: 'Pies', known }, 'Pies')).toEqual({});
  expect(askAboutCategory({ category: 'Pie', known }, 'Pies')).not.toEqual({});
});

test('nothing is asked about a category in use, a blank one, or the first of all', () => {
  expect(findNewCategory({ category: ' Bread ', known })).toBe('');
  expect(findNewCategory({ category: '', known })).toBe('');
  expect(findNewCategory({ category: 'Cakes', known: [] })).toBe('');
});
