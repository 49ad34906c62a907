import { expect, test } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { addToCart } from './change-cart.ts';
import {
  findOverpricedItems,
  hasInvalidPriceItems,
  removeInvalidPriceItems,
  removeOverpricedItems,
} from './invalid-prices.ts';
import { makeProduct } from './testing/example-products.ts';

const itemAt = (price: number): CartItem => {
  const [item] = addToCart([], makeProduct({ id: `p${price}` })).items;
  if (!item) throw new Error('The example is refused.');
  return { ...item, price };
};
const valid = [itemAt(0.01), itemAt(100_000)];

test.each([100_000.01, 250_000, 0, -1])('a price of %j is invalid and can be removed (S5.6)', (price) => {
  const items = [...valid, itemAt(price)];
  expect(hasInvalidPriceItems(items)).toBe(true);
  expect(removeInvalidPriceItems(items).items).toEqual(valid);
});

test('prices within the limits stay, and the cart is the very same (S5.6)', () => {
  expect(hasInvalidPriceItems(valid)).toBe(false);
  expect(removeInvalidPriceItems(valid).items).toBe(valid);
});

test('only items above ₦100,000 leave by themselves (S5.6)', () => {
  const items = [...valid, itemAt(0), itemAt(100_001)];
  expect(findOverpricedItems(items).map(({ price }) => price)).toEqual([100_001]);
  expect(removeOverpricedItems(items).items.map(({ price }) => price)).toEqual([0.01, 100_000, 0]);
  expect(removeOverpricedItems(valid).items).toBe(valid);
});
