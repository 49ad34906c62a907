import { expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../contract/availability.ts';
import { encodeItems } from './encode-items.ts';

test('what is written is what the shop reads', () => {
  const items = [
    { productId: 'red-velvet', sizeId: '8-inch', quantity: 2 },
    { productId: 'puff-puff', sizeId: null, quantity: 100 },
  ];
  const read = readAvailabilityEndpoint.querySchema.parse({ items: encodeItems(items) });
  expect(read.items).toEqual(items);
});

test('nothing in particular is the shop’s earliest slot', () => {
  expect(readAvailabilityEndpoint.querySchema.parse({ items: encodeItems([]) }).items).toEqual([]);
});
