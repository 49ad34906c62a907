import { expect, test } from 'vitest';
import { chooseFrequent, listFacetValues } from './list-facet-values.ts';

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
