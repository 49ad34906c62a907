import { describe, expect, test } from 'vitest';
import { PRODUCT_SORTS, type ProductSort } from './filter.ts';
import { comparePositions, findPosition } from './list-order.ts';

const product = (id: string, day: number, priceInKobo: number, discountPercentage = 0, isCustom = false) => ({
  id,
  createdAt: new Date(Date.UTC(2026, 0, day)),
  priceInKobo,
  discountPercentage,
  isCustom,
  egglessExtraInKobo: null,
});
const WINDOW = [
  product('agege-bread', 1, 150_000),
  product('meat-pie', 3, 120_000),
  product('red-velvet', 2, 2_400_000, 50),
  product('wedding-cake', 1, 9_000_000, 0, true),
  product('zobo-cake', 3, 1_200_000),
];
const sortBy = (sort: ProductSort) =>
  WINDOW.toSorted((one, other) => comparePositions(findPosition(one, sort), findPosition(other, sort))).map(
    ({ id }) => id,
  );

describe('the orders of the product list (P1.3)', () => {
  test.each<[ProductSort, string[]]>([
    ['featured', ['red-velvet', 'wedding-cake', 'meat-pie', 'zobo-cake', 'agege-bread']],
    ['newest', ['meat-pie', 'zobo-cake', 'red-velvet', 'agege-bread', 'wedding-cake']],
    ['price-up', ['meat-pie', 'agege-bread', 'red-velvet', 'zobo-cake', 'wedding-cake']],
    ['price-down', ['wedding-cake', 'red-velvet', 'zobo-cake', 'agege-bread', 'meat-pie']],
  ])('%s', (sort, expected) => {
    expect(sortBy(sort)).toEqual(expected);
  });

  test('a product has the same place as itself alone', () => {
    for (const sort of PRODUCT_SORTS) {
      for (const one of WINDOW) {
        for (const other of WINDOW) {
          const order = comparePositions(findPosition(one, sort), findPosition(other, sort));
          expect(order === 0).toBe(one === other);
        }
      }
    }
  });
});
