import { describe, expect, test } from 'vitest';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { makeProduct } from '../../../testing/arbitrary-products.ts';
import { createProductIndex } from './product-index.ts';
import { createWindowReads } from './window-reads.ts';

function readsOf(...products: Product[]) {
  const index = createProductIndex();
  index.apply({ put: products, removed: [] });
  return createWindowReads(index);
}
const picture = (id: string) => ({ id, alt: '', width: 8, height: 6, placeholder: 'data:,' });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('featured products', () => {
  test('are the discounted and the custom ones, newest first, eight at most (S9.2)', () => {
    const many = Array.from({ length: 10 }, (_, number) =>
      makeProduct({ id: `cake-${number}`, isCustom: true, createdAt: day(1 + number) }),
    );
    const reads = readsOf(
      ...many,
      makeProduct({ id: 'bread', createdAt: day(20) }),
      makeProduct({ id: 'pie', discountPercentage: 5, createdAt: day(19) }),
    );
    expect(reads.readFeatured().map(({ id }) => id)).toEqual([
      'pie',
      ...[9, 8, 7, 6, 5, 4, 3].map((number) => `cake-${number}`),
    ]);
  });

  test('are only those there are', () => {
    const reads = readsOf(makeProduct({ id: 'bread' }), makeProduct({ id: 'cake', isCustom: true }));
    expect(reads.readFeatured().map(({ id }) => id)).toEqual(['cake']);
  });
});

test('a shop that features nothing shows its newest bakes (P36.31)', () => {
  const reads = readsOf(
    makeProduct({ id: 'bread', createdAt: day(1) }),
    makeProduct({ id: 'pie', createdAt: day(2) }),
  );
  expect(reads.readFeatured().map(({ id }) => id)).toEqual(['pie', 'bread']);
});

test('pages carry the first picture of each card, and the whole gallery of the product they are about (P29.210)', () => {
  const pictures = [picture('whole'), picture('slice')];
  const reads = readsOf(
    makeProduct({ id: 'bread', category: 'Bread', pictures, isCustom: true }),
    makeProduct({ id: 'loaf', category: 'Bread', pictures, isCustom: true }),
  );
  const list = reads.listProducts({
    category: [],
    occasion: [],
    dietary: [],
    flavor: [],
    excludeAllergens: [],
    sort: 'newest',
    limit: 24,
  });
  const page = reads.readProduct('bread');
  const cards = [...list.data, ...reads.readFeatured(), ...(page?.related ?? [])];
  expect(cards.map((card) => card.pictures.map(({ id }) => id))).toEqual(Array(5).fill(['whole']));
  expect(page?.product.pictures.map(({ id }) => id)).toEqual(['whole', 'slice']);
});

describe('categories', () => {
  test('come by name, with how many they hold and the picture of their first product that has one', () => {
    const reads = readsOf(
      makeProduct({ id: 'a', category: 'Pies' }),
      makeProduct({ id: 'b', category: 'Cakes', pictures: [picture('old')], createdAt: day(1) }),
      makeProduct({ id: 'c', category: 'Cakes', pictures: [picture('new')], createdAt: day(2) }),
      makeProduct({ id: 'd', category: 'Cakes', createdAt: day(3) }),
    );
    expect(reads.readCategories()).toEqual([
      { name: 'Cakes', count: 3, picture: picture('new') },
      { name: 'Pies', count: 1, picture: null },
    ]);
  });

  test('come in the order of the owner, with the pictures chosen for them (P23.13)', () => {
    const index = createProductIndex();
    index.arrange({
      order: ['Pies'],
      pictures: new Map([['Cakes', picture('chosen')]]),
      formerNames: new Map([['Tarts', 'Pies']]),
    });
    const cake = makeProduct({ id: 'a', category: 'Cakes', pictures: [picture('own')] });
    index.apply({ put: [cake, makeProduct({ id: 'b', category: 'Pies' })], removed: [] });
    const reads = createWindowReads(index);
    expect(reads.readCategories()).toEqual([
      { name: 'Pies', count: 1, picture: null },
      { name: 'Cakes', count: 1, picture: picture('chosen') },
    ]);
    expect(reads.readPresentCategories(['Tarts', 'Cakes', 'Pies'])).toEqual(['Pies', 'Cakes']);
    expect(reads.readFormerCategories()).toEqual({ Tarts: 'Pies' });
  });
});

describe('a product', () => {
  test('comes with related ones of its category', () => {
    const cakes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => makeProduct({ id, category: 'Cakes' }));
    const reads = readsOf(...cakes, makeProduct({ id: 'bread', category: 'Breads' }));
    const found = reads.readProduct('b');
    expect(found?.product).toMatchObject({ id: 'b', price: 5_000 });
    expect(found?.related.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  });

  test('of a small category is joined by others of its flavour', () => {
    const reads = readsOf(
      makeProduct({ id: 'honey-bread', category: 'Breads', flavorTags: ['honey'] }),
      makeProduct({ id: 'plain-bread', category: 'Breads' }),
      makeProduct({ id: 'honey-cake', flavorTags: ['honey'] }),
      makeProduct({ id: 'lemon-cake', flavorTags: ['lemon'] }),
    );
    expect(reads.readProduct('honey-bread')?.related.map(({ id }) => id)).toEqual([
      'plain-bread',
      'honey-cake',
    ]);
  });

  test('that is not there is undefined', () => {
    expect(readsOf().readProduct('nothing')).toBeUndefined();
  });
});
