import { expect, test } from 'vitest';
import { chooseFeatured, isFeatured } from './featured.ts';

test.each([
  [0, false, false],
  [0.01, false, true],
  [10, false, true],
  [0, true, true],
  [10, true, true],
])(
  'a product with %d %% off and custom %s is featured: %s (S9.2)',
  (discountPercentage, isCustom, expected) => {
    expect(isFeatured({ discountPercentage, isCustom })).toBe(expected);
  },
);

test('the first 8 featured products are chosen, in their order (S9.2)', () => {
  const products = Array.from({ length: 20 }, (_, index) => ({
    id: index,
    discountPercentage: index % 2 === 0 ? 5 : 0,
    isCustom: index % 5 === 0,
  }));
  expect(chooseFeatured(products).map(({ id }) => id)).toEqual([0, 2, 4, 5, 6, 8, 10, 12]);
  expect(chooseFeatured(products.slice(0, 3)).map(({ id }) => id)).toEqual([0, 2]);
  expect(chooseFeatured([])).toEqual([]);
});
