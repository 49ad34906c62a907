import { expect, test } from 'vitest';
import type { Product, ProductSize } from './product.ts';
import { type ProductContent, readContent, settleContent } from './product-content.ts';
import { MEAT_PIE } from './testing/meat-pie.ts';

const CONTENT: ProductContent = {
  ...MEAT_PIE,
  servings: 1,
  pictures: [{ id: 'picture', alt: 'A pie' }],
};

const size = (id: string, priceInKobo: number, servings: number | null): ProductSize => ({
  id,
  name: id,
  priceInKobo,
  servings,
  workUnits: priceInKobo / 10_000,
});

test('a product without sizes is what is said of it', () => {
  expect(settleContent(CONTENT)).toEqual(CONTENT);
});

test('a product with sizes stands for the cheapest one, the first of several', () => {
  const sizes = [size('large', 500_000, 20), size('small', 200_000, null), size('other', 200_000, 6)];
  expect(settleContent({ ...CONTENT, sizes })).toEqual({
    ...CONTENT,
    sizes,
    priceInKobo: 200_000,
    servings: null,
    workUnits: 20,
  });
});

test('settling it again changes nothing', () => {
  const settled = settleContent({ ...CONTENT, sizes: [size('b', 300_000, 4), size('a', 100_000, 2)] });
  expect(settleContent(settled)).toEqual(settled);
});

test('the content of a product is what an administrator can change of it', () => {
  const product: Product = {
    ...CONTENT,
    id: 'meat-pie',
    pictures: [{ id: 'picture', alt: 'A pie', width: 10, height: 10, placeholder: 'data:' }],
    version: 3,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
  expect(readContent(product)).toEqual(CONTENT);
  // What customers think of it is not an administrator's to say.
  const rating = { average: 5, count: 1, isSample: false };
  expect(readContent({ ...product, rating })).toEqual(CONTENT);
});
