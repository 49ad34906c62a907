import { expect, test } from 'vitest';
import type { ProductList } from '../../../../../contract/products.ts';
import { describeExample } from '../../testing/example-product.ts';
import { createListMemory } from './more-products.ts';

const list: ProductList = {
  data: [describeExample()],
  total: 3,
  facets: { category: [], dietary: [], flavor: [], allergens: [], custom: [], price: null },
  nextCursor: 'after-1',
};
const more = { products: [describeExample({ id: 'second' })], nextCursor: 'after-2' };

test('a list that was never gone through has its first page alone', () => {
  expect(createListMemory().recall('/products', list)).toEqual({ products: [], nextCursor: 'after-1' });
});

test('coming back to a list shows as much of it as before', () => {
  const memory = createListMemory();
  memory.keep('/products', list, more);
  expect(memory.recall('/products', list)).toMatchObject(more);
  expect(memory.recall('/products?custom=1', list).products).toEqual([]);
});

test('a list that has changed since begins anew', () => {
  const memory = createListMemory();
  memory.keep('/products', list, more);
  expect(memory.recall('/products', { ...list, total: 4 }).products).toEqual([]);
  expect(memory.recall('/products', { ...list, nextCursor: 'after-0' }).products).toEqual([]);
});

test('only the latest twenty lists are remembered', () => {
  const memory = createListMemory();
  for (let count = 0; count <= 20; count += 1) memory.keep(`/products?flavor=${count}`, list, more);
  expect(memory.recall('/products?flavor=0', list).products).toEqual([]);
  expect(memory.recall('/products?flavor=1', list).products).toHaveLength(1);
});
