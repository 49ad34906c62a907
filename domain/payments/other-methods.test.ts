import { expect, test } from 'vitest';
import { listOtherMethods } from './other-methods.ts';

const unpaid = {
  status: 'pending_payment',
  payment: 'card',
  method: 'pickup',
  origin: 'shop',
  hasDeposit: false,
} as const;

test('an order that waits for an online payment can be paid by transfer or on receipt instead (P29.34)', () => {
  expect(listOtherMethods(unpaid)).toEqual(['transfer', 'at_pickup']);
  expect(listOtherMethods({ ...unpaid, method: 'delivery' })).toEqual(['transfer', 'on_delivery']);
});

test('what staff agreed, or asked a deposit for, is paid in advance (P29.34)', () => {
  expect(listOtherMethods({ ...unpaid, origin: 'phone' })).toEqual(['transfer']);
  expect(listOtherMethods({ ...unpaid, hasDeposit: true })).toEqual(['transfer']);
});

test('nothing changes about what is confirmed, over, or not paid online (P29.34)', () => {
  expect(listOtherMethods({ ...unpaid, status: 'confirmed' })).toEqual([]);
  expect(listOtherMethods({ ...unpaid, status: 'expired' })).toEqual([]);
  expect(listOtherMethods({ ...unpaid, payment: 'transfer' })).toEqual([]);
});
