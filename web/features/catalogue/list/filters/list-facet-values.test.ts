import { expect, test } from 'vitest';
import { chooseFrequent, describeVanished, listFacetValues } from './list-facet-values.ts';

const FLAVOURS = [
  { value: 'Banana', count: 1 },
  { value: 'Chocolate', count: 9 },
  { value: 'Mango', count: 1 },
  { value: 'Vanilla', count: 7 },
];

test('a picked value stays on offer when nothing is left of it', () => {
  expect(listFacetValues(FLAVOURS, ['Vanilla', 'Apple'])).toEqual([
    { value: 'Apple', count: 0 },
    ...FLAVOURS,
  ]);
});

test('categories come in the order of the shop, what is picked too (P23.13)', () => {
  const facet = [
    { value: 'Bread', count: 2 },
    { value: 'Pies', count: 3 },
  ];
  const order = ['Pies', 'Cakes', 'Bread'];
  expect(listFacetValues(facet, ['Cakes'], order).map(({ value }) => value)).toEqual(order);
});

test('of many values the most frequent are shown, in their usual order', () => {
  expect(chooseFrequent(FLAVOURS, [], 2).map(({ value }) => value)).toEqual(['Chocolate', 'Vanilla']);
});

test('a picked value is shown, however rare', () => {
  expect(chooseFrequent(FLAVOURS, ['Mango'], 2).map(({ value }) => value)).toEqual([
    'Chocolate',
    'Mango',
    'Vanilla',
  ]);
});

test('a few values are all shown', () => {
  expect(chooseFrequent(FLAVOURS, [], 4)).toEqual(FLAVOURS);
});

test('choices that the other filters leave nothing of are named with the reason (P24.8)', () => {
  const list = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
  expect(describeVanished(list('Eggless', 'Halal', 'Vegan'), list('Halal'))).toBe(
    'No results with your other filters: Eggless and Vegan.',
  );
  expect(describeVanished(list('Halal'), list('Halal'))).toBe('');
  expect(describeVanished(list(...'abcdefgh'), [])).toBe(
    'No results with your other filters: a, b, c, d, e, f and 2 more.',
  );
});
