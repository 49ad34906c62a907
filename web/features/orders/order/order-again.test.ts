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
  egglessExtra: null,
  isCustom: false,
  discountPercentage: 0,
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

test('a designed cake comes back to its design, and is missing where it can no longer be made (P1.10, P7.5)', () => {
  const [line] = lines;
  if (!line) throw new Error('The example has a line');
  const design = { text: '1.pink', words: 'A pink cake' };
  const own = { ...line, productId: 'own-cake', sizeId: null, inscription: '', design: '1.pink' };
  const offered = { ...redVelvet, id: 'own-cake', isCustom: true, sizes: [], design };
  const again = orderAgain([], [own], new Map([['own-cake/1.pink', offered]]));
  expect(again.items).toMatchObject([{ id: 'own-cake', design, quantity: 2 }]);
  expect(orderAgain([], [own], new Map([['own-cake/1.pink', null]])).missing).toEqual(['Red Velvet']);
});
