import { expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-product.ts';
import { BLANK_VALUES, fillForm } from './form-values.ts';
import { createProductDraftKeeper } from './stored-draft.ts';

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a draft survives a reload, half-typed numbers included', () => {
  const storage = createStorage();
  const draft = { base: null, values: { ...BLANK_VALUES, name: 'Puff-Puff', price: '3,5' }, key: 'k1' };
  createProductDraftKeeper(() => storage, null).keep(draft);
  expect(createProductDraftKeeper(() => storage, null).read()).toEqual(draft);
});

test('each product has its own draft, with the version it began from', () => {
  const storage = createStorage();
  const base = exampleProduct();
  createProductDraftKeeper(() => storage, base.id).keep({ base, values: fillForm(base), key: 'k1' });
  expect(createProductDraftKeeper(() => storage, null).read()).toBeNull();
  expect(createProductDraftKeeper(() => storage, base.id).read()?.base?.version).toBe(3);
});

test('a picture whose file is gone is left out', () => {
  const storage = createStorage();
  const keeper = createProductDraftKeeper(() => storage, null);
  const values = { ...BLANK_VALUES, pictures: [{ key: 'k', uploaded: null, alt: '' }] };
  keeper.keep({ base: null, values, key: 'k1' });
  expect(keeper.read()?.values.pictures).toEqual([]);
});
