import { expect, test } from 'vitest';
import type { ProductList } from '../../../../../contract/products.ts';
import { describeExample } from '../../testing/example-product.ts';
import { createListMemory } from './more-products.ts';

const list: ProductList = {
  data: [describeExample()],
  total: 3,
  facets: { category: [], occasion: [], dietary: [], flavor: [], allergens: [], custom: [], price: null },
  nextCursor: 'after-1',
};
const storage = { getItem: (): string | null => null, setItem: () => {} };
const more = { products: [describeExample({ id: 'second' })], nextCursor: 'after-2' };

test('a list that was never gone through has its first page alone', () => {
  expect(createListMemory(() => storage).recall('/products', list)).toEqual({
    products: [],
    nextCursor: 'after-1',
  });
});

test('coming back to a list shows as much of it as before', () => {
  const memory = createListMemory(() => storage);
  memory.keep('/products', list, more);
  expect(memory.recall('/products', list)).toMatchObject(more);
  expect(memory.recall('/products?custom=1', list).products).toEqual([]);
});

test('a list that has changed since begins anew', () => {
  const memory = createListMemory(() => storage);
  memory.keep('/products', list, more);
  expect(memory.recall('/products', { ...list, total: 4 }).products).toEqual([]);
  expect(memory.recall('/products', { ...list, nextCursor: 'after-0' }).products).toEqual([]);
});

test('only the latest twenty lists are remembered', () => {
  const memory = createListMemory(() => storage);
  for (let count = 0; count <= 20; count += 1) memory.keep(`/products?flavor=${count}`, list, more);
  expect(memory.recall('/products?flavor=0', list).products).toEqual([]);
  expect(memory.recall('/products?flavor=1', list).products).toHaveLength(1);
});

test('the list that was gone through last is there after a reload, unless it has changed (P24.2)', () => {
  const storage = new Map<string, string>();
  const open = () =>
    createListMemory(() => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }));
  open().keep('/products', list, more);
  expect(open().recallAfterReload('/products', list)).toMatchObject(more);
  expect(open().recallAfterReload('/products?custom=1', list)).toBeUndefined();
  expect(open().recallAfterReload('/products', { ...list, total: 4 })).toBeUndefined();
});
