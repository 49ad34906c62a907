import { expect, test } from 'vitest';
import { productQuerySchema } from './products.ts';

test('a list without filters is everything, up to 500, the featured first (S7.2)', () => {
  expect(productQuerySchema.parse({})).toEqual({
    category: [],
    occasion: [],
    dietary: [],
    flavor: [],
    excludeAllergens: [],
    sort: 'featured',
    limit: 500,
  });
});

test('several values of one filter stand in one parameter, each once and none blank (S7.2)', () => {
  const query = { category: 'Cakes,Small Chops', dietary: ' Halal ,,Halal', excludeAllergens: 'milk,nuts' };
  expect(productQuerySchema.parse(query)).toMatchObject({
    category: ['Cakes', 'Small Chops'],
    dietary: ['Halal'],
    excludeAllergens: ['milk', 'nuts'],
  });
});

test('prices are naira (S7.2, P2.1)', () => {
  const query = { minPrice: '0', maxPrice: '12500.5' };
  expect(productQuerySchema.parse(query)).toMatchObject({ minPrice: 0, maxPrice: 12_500.5 });
});

test('a blank price is as good as none, and not a price of nothing (S7.2)', () => {
  const { minPrice, maxPrice } = productQuerySchema.parse({ minPrice: '', maxPrice: ' ' });
  expect([minPrice, maxPrice]).toEqual([undefined, undefined]);
});

test.each<Record<string, string>>([
  { minPrice: '-1' },
  { minPrice: 'cheap' },
  { maxPrice: 'NaN' },
  { maxPrice: 'Infinity' },
  { maxPrice: '1e99' },
  { maxPrice: '1.005' },
  { excludeAllergens: 'love' },
  { custom: 'yes' },
  { sort: 'cheapest' },
  { limit: '0' },
  { limit: '501' },
  { limit: '1.5' },
  { cursor: '' },
  { category: 'x'.repeat(501) },
])('%j is refused', (query) => {
  expect(productQuerySchema.safeParse(query).success).toBe(false);
});
