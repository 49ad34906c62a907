import { expect, test } from 'vitest';
import { describeExample } from '../catalogue/testing/example-product.ts';
import { searchStored } from './search-stored.ts';

const bake = (id: string, name: string) => describeExample({ id, name, description: '', category: 'Pies' });

const catalogue = [bake('meat-pie', 'Meat Pie'), bake('chin-chin', 'Chin Chin')];

test('what this browser knows is found by the shop’s own rules, typing errors and local words included', () => {
  expect(searchStored(catalogue, 'meatpie')).toMatchObject({ data: [{ id: 'meat-pie' }], total: 1 });
  expect(searchStored(catalogue, 'chin chn').data.map(({ id }) => id)).toEqual(['chin-chin']);
});

test('what it does not know is not found', () => {
  expect(searchStored(catalogue, 'zobo')).toEqual({
    data: [],
    total: 0,
    terms: [],
    needs: [],
    alternatives: [],
  });
});

test('without a connection too, words that nothing answers are named (P29.317)', () => {
  expect(searchStored(catalogue, 'unicorn pie')).toMatchObject({ leftOut: ['unicorn'], meant: 'pie' });
});
