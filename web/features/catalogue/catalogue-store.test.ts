import { expect, test } from 'vitest';
import type { ProductAnswer } from '../../../contract/products.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { describeExample } from './testing/example-product.ts';

const puffPuff = describeExample({
  id: 'puff-puff',
  category: 'Small chops',
  dietaryTags: ['Vegetarian', 'Eggless'],
  flavorTags: ['Nutmeg'],
});
const dripCake = describeExample({
  dietaryTags: ['Eggless', ''],
  flavorTags: ['Chocolate', 'Caramel'],
  discountPercentage: 10,
});

/** Answers when the test says so. */
function openCatalogue(categoryOrder: readonly string[] = []) {
  const calls: PromiseWithResolvers<readonly ProductAnswer[]>[] = [];
  const store = createCatalogueStore(() => {
    const call = Promise.withResolvers<readonly ProductAnswer[]>();
    calls.push(call);
    return call.promise.then((products) => ({ products, categoryOrder }));
  });
  return { store, calls };
}

test('the catalogue is loading, its error and its products, and starts loading and empty (S3.9)', () => {
  const { store } = openCatalogue();
  expect(store.read()).toMatchObject({ loading: true, error: null, products: [] });
  expect(store.readOnServer()).toMatchObject({ loading: true, error: null, products: [] });
});

test('it is loading while it is fetched, at first and at every refresh (S4.5)', async () => {
  const { store, calls } = openCatalogue();
  const first = store.refresh();
  expect(store.read().loading).toBe(true);
  calls[0]?.resolve([puffPuff]);
  await first;
  expect(store.read()).toMatchObject({ loading: false, products: [puffPuff] });

  const second = store.refresh();
  expect(store.read()).toMatchObject({ loading: true, products: [puffPuff] });
  calls[1]?.resolve([puffPuff, dripCake]);
  await second;
  expect(store.read()).toMatchObject({ loading: false, products: [puffPuff, dripCake] });
});

test('products are passed through untouched (S3.1)', async () => {
  const { store, calls } = openCatalogue();
  const loaded = store.refresh();
  calls[0]?.resolve([dripCake]);
  await loaded;
  expect(store.read().products[0]).toBe(dripCake);
});

test('categories and tags are sorted, unique and never empty (S3.2)', async () => {
  const { store, calls } = openCatalogue();
  const loaded = store.refresh();
  calls[0]?.resolve([puffPuff, dripCake, describeExample({ id: 'x', category: '' })]);
  await loaded;
  expect(store.read()).toMatchObject({
    categories: ['Celebration cakes', 'Small chops'],
    dietaryTags: ['Eggless', 'Vegetarian'],
    flavorTags: ['Caramel', 'Chocolate', 'Nutmeg'],
  });
});

test('featured are the first eight with a discount or made to order (S9.2)', async () => {
  const { store, calls } = openCatalogue();
  const custom = Array.from({ length: 9 }, (_, index) =>
    describeExample({ id: `custom-${index}`, isCustom: true }),
  );
  const loaded = store.refresh();
  calls[0]?.resolve([puffPuff, dripCake, ...custom]);
  await loaded;
  expect(store.read().featuredProducts.map(({ id }) => id)).toEqual([
    'chocolate-drip-cake',
    'custom-0',
    'custom-1',
    'custom-2',
    'custom-3',
    'custom-4',
    'custom-5',
    'custom-6',
  ]);
});

test('a failure without a message reads "Failed to load products" (S8.5)', async () => {
  const { store, calls } = openCatalogue();
  const loaded = store.refresh();
  calls[0]?.reject(new Error(''));
  await loaded;
  expect(store.read()).toMatchObject({ loading: false, error: 'Failed to load products' });
});

test('a failure with a message keeps it, and what was loaded before stays', async () => {
  const { store, calls } = openCatalogue();
  const first = store.refresh();
  calls[0]?.resolve([puffPuff]);
  await first;
  const second = store.refresh();
  calls[1]?.reject(new Error('Network error. Please check your connection.'));
  await second;
  expect(store.read()).toMatchObject({
    loading: false,
    error: 'Network error. Please check your connection.',
    products: [puffPuff],
  });
});

test('a slow answer never overwrites a newer one', async () => {
  const { store, calls } = openCatalogue();
  const slow = store.refresh();
  const quick = store.refresh();
  calls[1]?.resolve([dripCake]);
  await quick;
  calls[0]?.resolve([puffPuff]);
  await slow;
  expect(store.read().products).toEqual([dripCake]);
});

test('whoever listens is told of every change, until it stops listening', async () => {
  const { store, calls } = openCatalogue();
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(store.read().loading));
  const loaded = store.refresh();
  calls[0]?.resolve([]);
  await loaded;
  stop();
  void store.refresh();
  expect(seen).toEqual([true, false]);
});

test('categories come in the order of the shop (P23.13)', async () => {
  const { store, calls } = openCatalogue(['Small chops', dripCake.category]);
  const loaded = store.refresh();
  calls[0]?.resolve([dripCake, puffPuff]);
  await loaded;
  expect(store.read().categories).toEqual(['Small chops', dripCake.category]);
});
