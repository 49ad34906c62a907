import { expect, test } from 'vitest';
import { acceptPrices } from './accept-prices.ts';
import type { CartItem } from './cart-item.ts';

const item: CartItem = {
  id: 'red-velvet',
  lineId: 'red-velvet/8-inch',
  name: 'Red Velvet',
  price: 9_000,
  quantity: 2,
  fullPrice: 10_000,
  formerPrice: 8_500,
  isSold: true,
  size: { id: '8-inch', name: '8 inch' },
  inscription: '',
  allowsInscription: false,
  isEggless: false,
  design: null,
  category: 'Cakes',
  allergens: [],
  leadTimeHours: 48,
  picture: null,
};
const agreed = { productId: 'red-velvet', sizeId: '8-inch', design: '', isEggless: false, price: 11_000 };

test('agreed prices are those of the items, and what is no longer sold has left them (P3.7)', () => {
  const gone = { ...item, id: 'gone', lineId: 'gone', size: null };
  const noLonger = { productId: 'gone', sizeId: null, design: '', isEggless: false, price: null };
  expect(acceptPrices([item, gone], [agreed, noLonger])).toEqual([
    { ...item, price: 11_000, fullPrice: 11_000, formerPrice: null },
  ]);
});

test('another size of the same product keeps its price', () => {
  const large = { ...item, lineId: 'red-velvet/10-inch', size: { id: '10-inch', name: '10 inch' } };
  expect(acceptPrices([large], [agreed])).toEqual([large]);
});
