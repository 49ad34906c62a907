import { expect, test } from 'vitest';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { type OwnChanges, showOwnChanges } from './own-changes.ts';
import { toListed } from './to-listed.ts';

const paid = toListed(makeAdminOrder({ status: 'confirmed' }));
const unpaid = { ...paid, status: 'pending_payment' } as const;
const other = { ...unpaid, id: 'another' };
const changes: OwnChanges = new Map([[paid.id, { order: paid, place: 1 }]]);

test('a list that was asked for before a change does not take it back', () => {
  expect(showOwnChanges({ data: [unpaid, other], changesBefore: 0 }, changes)).toEqual([paid, other]);
});

test('a list that was asked for after a change knows better', () => {
  const inKitchen = { ...paid, status: 'in_kitchen' } as const;
  expect(showOwnChanges({ data: [inKitchen, other], changesBefore: 1 }, changes)).toEqual([inKitchen, other]);
});
