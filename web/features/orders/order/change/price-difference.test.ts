import { expect, test } from 'vitest';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';
import { sayPriceDifference } from './price-difference.ts';

const SIZES = [
  { id: '8-inch', name: '8 inch', price: 9_000 },
  { id: '10-inch', name: '10 inch', price: 14_500 },
  { id: 'tiers', name: 'Two tiers', price: null },
];
const OFFER = {
  position: 0,
  name: 'Red Velvet',
  choice: '8 inch',
  quantity: 2,
  sizeId: '8-inch',
  inscription: '',
  canInscribe: true,
  sizes: SIZES,
};

const say = (
  wanted: { readonly quantity?: number; readonly sizeId?: string },
  changes: Parameters<typeof makeOrder>[0] = {},
) =>
  sayPriceDifference(
    makeOrder({ payment: 'card', ...changes }),
    [OFFER],
    [{ position: 0, quantity: 2, sizeId: '8-inch', ...wanted }],
  );

test('a requested change says what it costs more or less, and how that is paid (P29.386)', () => {
  expect(say({})).toBe('');
  expect(say({ sizeId: '10-inch' })).toBe(
    '₦11,000 more. Once we’ve agreed, you can pay it on your order’s page.',
  );
  expect(say({ quantity: 3 }, { payment: 'on_delivery', method: 'delivery' })).toBe(
    '₦9,000 more. You’ll pay it on delivery with the rest.',
  );
  expect(say({ quantity: 1 })).toBe('₦9,000 less.');
  expect(say({ quantity: 1 }, { money: makeMoney({ paid: 20_500, due: 0 }) })).toBe(
    '₦9,000 less. Once we’ve agreed, we’ll refund it.',
  );
});

test('a requested change whose price is not plain says so (P29.386)', () => {
  const code = { text: 'EID', gift: '10% off', saved: 2_000 };
  expect(say({ sizeId: 'tiers' })).toBe('We’ll work out the new price when we reply.');
  expect(say({ quantity: 3 }, { code })).toBe('We’ll work out the new price when we reply.');
  expect(say({}, { code })).toBe('');
});
