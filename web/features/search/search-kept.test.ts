import { expect, test } from 'vitest';
import type { ProductAnswer } from '../../../contract/products.ts';
import { searchKept } from './search-kept.ts';

const bake = (id: string, name: string) =>
  // Only what search looks at.
  ({
    id,
    name,
    description: '',
    category: 'Pies',
    dietaryTags: [],
    flavorTags: [],
    discountPercentage: 0,
  }) as unknown as ProductAnswer;

const shelf = [bake('meat-pie', 'Meat Pie'), bake('chin-chin', 'Chin Chin')];

test('what this browser knows is found by the shop’s own rules, typing errors and local words included', () => {
  expect(searchKept(shelf, 'meatpie')).toMatchObject({ data: [{ id: 'meat-pie' }], total: 1 });
  expect(searchKept(shelf, 'chin chn').data.map(({ id }) => id)).toEqual(['chin-chin']);
});

test('what it does not know is not found', () => {
  expect(searchKept(shelf, 'zobo')).toEqual({ data: [], total: 0, terms: [] });
});
