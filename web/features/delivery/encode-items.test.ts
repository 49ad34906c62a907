import { expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../contract/availability.ts';
import { makeFreeLineId, REDUCTION_ID } from '../../../domain/orders/taken-orders.ts';
import { encodeItems } from './encode-items.ts';

test('what is written is what the shop reads', () => {
  const items = [
    { productId: 'red-velvet', sizeId: '8-inch', quantity: 2, design: '', isEggless: false },
    { productId: 'puff-puff', sizeId: null, quantity: 100, design: '', isEggless: true },
    { productId: 'own-cake', sizeId: null, quantity: 1, design: '1.0101000000.02010110.Ada_0012-Bola.8q' },
  ];
  const read = readAvailabilityEndpoint.querySchema.parse({ items: encodeItems(items) });
  expect(read.items).toEqual(
    items.map(({ isEggless, ...item }) => ({ ...item, isMadeToOrder: isEggless ?? false })),
  );
});

test('what has no design is written as it always was', () => {
  expect(encodeItems([{ productId: 'puff-puff', sizeId: null, quantity: 3 }])).toBe('puff-puff~~3');
});

test('nothing in particular is the shop’s earliest slot', () => {
  expect(readAvailabilityEndpoint.querySchema.parse({ items: encodeItems([]) }).items).toEqual([]);
});

test('an order with a custom item and an agreed discount asks for the days of what the shop knows (P6.8)', () => {
  const plain = { sizeId: null, quantity: 1 };
  const items = [
    { ...plain, productId: makeFreeLineId('naming-cake') },
    { ...plain, productId: 'honey-cake', sizeId: 'large', quantity: 2 },
    { ...plain, productId: REDUCTION_ID },
  ];
  expect(encodeItems(items)).toBe('honey-cake~large~2');
});
