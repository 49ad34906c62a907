import { expect, test } from 'vitest';
import { checkMerge, checkOrder, checkRename, readPresentNames, replaceCategory } from './categories.ts';
import { compareCategories } from './category-order.ts';

const NAMES = new Set(['Bread', 'Cakes', 'Pies']);

test('categories with a place come first, the others by the alphabet (P23.13)', () => {
  const names = ['Äpfel', 'Bread', 'Cakes', 'Pies', 'Zobo'];
  expect(names.toSorted(compareCategories(['Pies', 'Gone', 'Bread']))).toEqual([
    'Pies',
    'Bread',
    'Äpfel',
    'Cakes',
    'Zobo',
  ]);
  expect(names.toReversed().toSorted(compareCategories([]))).toEqual(names);
});

test('a former name means the present one, and each counts once (P23.15)', () => {
  const formerNames = new Map([['Pies', 'Savoury']]);
  expect(readPresentNames(formerNames, ['Pies', 'Bread', 'Savoury'])).toEqual(['Savoury', 'Bread']);
});

test('what names a category names the one it has become, once (P23.14)', () => {
  expect(replaceCategory(['Pies', 'Cakes', 'Savoury'], 'Pies', 'Savoury')).toEqual(['Savoury', 'Cakes']);
  expect(replaceCategory(['Cakes'], 'Pies', 'Savoury')).toEqual(['Cakes']);
});

test('a name that is taken asks for a merge instead (P23.14)', () => {
  expect(checkRename(NAMES, { from: 'Pies', into: 'Savoury' }).ok).toBe(true);
  expect(checkRename(NAMES, { from: 'Pies', into: 'pies' }).ok).toBe(true);
  expect(checkRename(NAMES, { from: 'Pies', into: 'Cakes' })).toMatchObject({
    refusal: {
      code: 'category_exists',
      message: 'There is already a category “Cakes”. Merge the two instead.',
    },
  });
  expect(checkRename(NAMES, { from: 'Pies', into: 'Pies' })).toMatchObject({
    refusal: { message: 'It already has this name.' },
  });
  expect(checkRename(NAMES, { from: 'Gone', into: 'Back' })).toMatchObject({
    refusal: { code: 'no_such_category' },
  });
});

test('two different categories that are there can be merged (P23.16)', () => {
  expect(checkMerge(NAMES, { from: 'Pies', into: 'Cakes' }).ok).toBe(true);
  expect(checkMerge(NAMES, { from: 'Pies', into: 'Pies' })).toMatchObject({
    refusal: { code: 'same_category' },
  });
  expect(checkMerge(NAMES, { from: 'Pies', into: 'Gone' })).toMatchObject({
    refusal: { code: 'no_such_category' },
  });
  expect(checkMerge(NAMES, { from: 'Gone', into: 'Pies' })).toMatchObject({
    refusal: { code: 'no_such_category' },
  });
});

test('an order names what is there (P23.13)', () => {
  expect(checkOrder(NAMES, ['Pies', 'Bread']).ok).toBe(true);
  expect(checkOrder(NAMES, ['Pies', 'Gone'])).toMatchObject({ refusal: { code: 'no_such_category' } });
});
