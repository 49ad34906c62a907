import { expect, test } from 'vitest';
import { rankSellers } from './rank-sellers.ts';

const sold = (productId: string, pieces: number, valueInKobo: number, name = productId) => ({
  productId,
  name,
  pieces,
  valueInKobo,
});

test('each product stands once with all it has sold, what brought in most first', () => {
  const days = [sold('bread', 4, 200_000), sold('cake', 1, 500_001), sold('bread', 8, 400_000)];
  expect(rankSellers(days)).toEqual([sold('bread', 12, 600_000), sold('cake', 1, 500_001)]);
  expect(rankSellers([])).toEqual([]);
});

test('products that brought in as much stand in the order of their ids, however the days come', () => {
  const days = [sold('cake', 1, 100), sold('bread', 2, 100)];
  expect(rankSellers(days)).toEqual(rankSellers(days.toReversed()));
  expect(rankSellers(days).map(({ productId }) => productId)).toEqual(['bread', 'cake']);
});

test('a renamed product goes by one of its names, however the days come', () => {
  const days = [sold('cake', 1, 100, 'Honey Cake'), sold('cake', 1, 100, 'Oyin Cake')];
  for (const each of [days, days.toReversed()]) {
    expect(rankSellers(each)).toEqual([sold('cake', 2, 200, 'Oyin Cake')]);
  }
});
