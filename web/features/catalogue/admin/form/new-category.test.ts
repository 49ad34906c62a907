import { expect, test } from 'vitest';
import { askAboutCategory, findNewCategory, findSimilarCategory } from './new-category.ts';

const known = ['Bread', 'Cakes', 'Cupcakes', 'Doughnuts', 'Small chops'];

test('a category that no product has is asked about once, with the one that may be meant (P28.48)', () => {
  expect(askAboutCategory({ category: 'Bre', known }, '')).toEqual({
    category: 'Did you mean “Bread”? If not, add it as a new category.',
  });
  expect(askAboutCategory({ category: 'Pies', known }, '').category).toContain(
    'No product has this category',
  );
  expect(askAboutCategory({ category: 'Pies', known }, 'Pies')).toEqual({});
  expect(askAboutCategory({ category: 'Pie', known }, 'Pies')).not.toEqual({});
});

test('of the categories in use the one with the words that were typed is suggested (P28.305)', () => {
  const many = ['Bread', 'Cakes', 'Pastries & doughnuts', 'Small chops', 'Drinks'];
  expect(findSimilarCategory({ category: ' Doughnuts', known: many })).toBe('Pastries & doughnuts');
  expect(findSimilarCategory({ category: 'Smal chops', known: many })).toBe('Small chops');
  expect(findSimilarCategory({ category: 'Wedding cakes', known: many })).toBeUndefined();
  expect(findSimilarCategory({ category: '&', known: many })).toBeUndefined();
  expect(askAboutCategory({ category: 'Doughnuts', known: many }, '').category).toContain('Pastries');
});

test('in a shop with few categories only what may be a slip is asked about (P36.41)', () => {
  const few = ['Bread', 'Small chops'];
  expect(findNewCategory({ category: 'Cakes', known: few })).toBe('');
  expect(askAboutCategory({ category: 'Cakes', known: few }, '')).toEqual({});
  for (const slip of ['Bre', 'Breads', 'Braed', 'bread', 'Small chop']) {
    expect(findNewCategory({ category: slip, known: few })).toBe(slip);
    expect(askAboutCategory({ category: slip, known: few }, '').category).toContain('Did you mean');
  }
});

test('nothing is asked about a category in use, a blank one, or the first of all', () => {
  expect(findNewCategory({ category: ' Bread ', known })).toBe('');
  expect(findNewCategory({ category: '', known })).toBe('');
  expect(findNewCategory({ category: 'Cakes', known: [] })).toBe('');
});
