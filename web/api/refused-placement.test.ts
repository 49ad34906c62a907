import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { readRefusedPlacement } from './refused-placement.ts';

const refuse = (code: string, details: { body?: unknown; fields?: Record<string, string> } = {}) =>
  readRefusedPlacement(new ApiError('No.', { status: 409, code, ...details }));

test('a time that is gone comes with the free ones around it (P4.5)', () => {
  const alternatives = [{ day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' }];
  expect(refuse('slot_window_full', { body: { alternatives } })).toEqual({
    kind: 'slot',
    message: 'No.',
    alternatives,
  });
  expect(refuse('slot_window_full', { body: 'unreadable' })).toMatchObject({
    kind: 'slot',
    alternatives: [],
  });
});

test('changed prices come with the differences and the new total (P3.7)', () => {
  const priceChanges = [
    {
      productId: 'cake',
      sizeId: null,
      design: '',
      isEggless: false,
      name: 'Cake',
      expectedPrice: 5_000,
      price: 6_000,
    },
  ];
  expect(refuse('prices_changed', { body: { priceChanges, total: 8_500 } })).toEqual({
    kind: 'prices',
    changes: priceChanges,
    total: 8_500,
  });
});

test('changed prices without a new total are nothing that could be agreed to', () => {
  expect(refuse('prices_changed')).toEqual({ kind: 'refused', message: 'No.' });
});

test('what is wrong with a field is told of the field', () => {
  const problems = { 'address.lga': 'Not there yet.' };
  expect(refuse('no_zone', { fields: problems })).toEqual({ kind: 'fields', message: 'No.', problems });
});

test('a key that stands for an order is told from every other refusal', () => {
  expect(refuse('key_reused')).toEqual({ kind: 'placed-before' });
  expect(refuse('shop_closed')).toEqual({ kind: 'refused', message: 'No.' });
  expect(refuse('too_many_unpaid')).toEqual({ kind: 'refused', message: 'No.', isTooManyUnpaid: true });
});

test.each([
  ['no answer', new ApiError('Network error.'), true],
  ['a fault of the browser', new TypeError('fetch failed'), true],
  ['a fault of the server', new ApiError('Oh.', { status: 500 }), false],
  ['an answer that cannot be read', new ApiError('Oh.', { status: 200 }), false],
])('%s leaves it open whether the order was placed', (_, error, isLineBad) => {
  expect(readRefusedPlacement(error)).toEqual({ kind: 'unanswered', isLineBad });
});
