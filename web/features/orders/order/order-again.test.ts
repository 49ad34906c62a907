import { expect, test } from 'vitest';
import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import { makeOrder } from '../testing/example-order.ts';
import { orderAgain } from './order-again.ts';

const redVelvet: CartProduct = {
  id: 'red-velvet',
  name: 'Red Velvet',
  category: 'Cakes',
  price: 12_000,
  priceToPay: 12_000,
  allergens: [],
  leadTimeHours: 48,
  allowsInscription: true,
  sizes: [{ id: '8-inch', name: '8 inch', price: 12_000, priceToPay: 12_000 }],
  pictures: [],
};
const { lines } = makeOrder();
const found = (product: CartProduct | null) => new Map([['red-velvet', product]]);

test('what is still sold comes into the cart at today’s price (P1.10)', () => {
  const { items, added, missing } = orderAgain([], lines, found(redVelvet));
  expect(items).toMatchObject([
    { id: 'red-velvet', size: { id: '8-inch' }, inscription: 'Happy 30th', quantity: 2, price: 12_000 },
  ]);
  expect(added).toEqual(['Red Velvet']);
  expect(missing).toEqual([]);
});

test.each([
  ['it is no longer sold', null],
  ['its size is gone', { ...redVelvet, sizes: [] }],
  ['it no longer takes an inscription', { ...redVelvet, allowsInscription: false }],
  [
    'it costs more than the cart takes',
    { ...redVelvet, sizes: redVelvet.sizes.map((size) => ({ ...size, priceToPay: 100_001 })) },
  ],
])('what is missing is named when %s', (_why, product) => {
  expect(orderAgain([], lines, found(product))).toEqual({ items: [], added: [], missing: ['Red Velvet'] });
});

test('the cart’s limit of 100 pieces holds, over all lines of the order', () => {
  const [line] = lines;
  if (!line) throw new Error('The example has a line');
  const many = [
    { ...line, quantity: 60 },
    { ...line, quantity: 60, inscription: '' },
  ];
  const { items, missing } = orderAgain([], many, found(redVelvet));
  expect(items.map(({ quantity }) => quantity)).toEqual([60]);
  expect(missing).toEqual(['Red Velvet']);
});

test('what is in the cart already stays in it', () => {
  const before = orderAgain([], lines, found(redVelvet)).items;
  const { items } = orderAgain(before, lines, found(redVelvet));
  expect(items.map(({ quantity }) => quantity)).toEqual([4]);
});
