import { expect, test } from 'vitest';
import { createLeftPlaces } from './left-places.ts';

function createStorage(content: string | null = null) {
  let stored = content;
  const setItem = (_: string, value: string) => {
    stored = value;
  };
  return { getItem: () => stored, setItem };
}

test('each entry of the history has the place it was left at, also for whoever reads the storage anew', () => {
  const storage = createStorage();
  createLeftPlaces(() => storage).keep('a /products', { top: 1_500, link: '/products/bun' });
  createLeftPlaces(() => storage).keep('b /products', { top: 20, link: null });
  createLeftPlaces(() => storage).keep('b /products', { top: 30, link: null });
  const places = createLeftPlaces(() => storage);
  expect(places.find('a /products')).toEqual({ top: 1_500, link: '/products/bun' });
  expect(places.find('b /products')).toEqual({ top: 30, link: null });
  expect(places.find('c /')).toBeUndefined();
});

test('only the latest fifty are kept', () => {
  const storage = createStorage();
  const places = createLeftPlaces(() => storage);
  for (let step = 0; step <= 50; step += 1) places.keep(`${step} /`, { top: step, link: null });
  expect(places.find('0 /')).toBeUndefined();
  expect(places.find('1 /')).toEqual({ top: 1, link: null });
});

test.each(['nonsense', '{}', '[["a /", {}], 7, null]'])(
  'a storage with %s in it has no places',
  (content) => {
    expect(createLeftPlaces(() => createStorage(content)).find('a /')).toBeUndefined();
  },
);

test('without storage nothing is kept, and nothing fails', () => {
  const places = createLeftPlaces(() => {
    throw new Error('forbidden');
  });
  places.keep('a /', { top: 1, link: null });
  expect(places.find('a /')).toBeUndefined();
});
