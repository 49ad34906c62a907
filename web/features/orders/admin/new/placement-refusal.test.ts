import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { readRefusal } from './placement-refusal.ts';

const change = (price: number | null) => ({
  productId: 'red-velvet',
  sizeId: '8-inch',
  design: '',
  name: 'Red Velvet',
  expectedPrice: 9_000,
  price,
});

test('a place that is gone is told at the time, with what is free instead', () => {
  const slot = { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' };
  const error = new ApiError('That time is full.', {
    status: 409,
    code: 'slot_full',
    body: { alternatives: [slot] },
  });
  expect(readRefusal(error)).toMatchObject({
    problems: { slot: 'That time is full.' },
    alternatives: [slot],
    newTotal: null,
  });
});

test('a price that has changed is told with the new total (P3.7)', () => {
  const body = { priceChanges: [change(9_500)], total: 11_500 };
  const error = new ApiError('Something costs a different amount now.', {
    status: 409,
    code: 'prices_changed',
    body,
  });
  expect(readRefusal(error)).toMatchObject({ newTotal: 11_500, priceChanges: [change(9_500)] });
});

test('whoever gets no answer may try again', () => {
  const unanswered =
    'There was no answer, so nobody knows whether it arrived. Try again: it cannot be placed twice.';
  expect(readRefusal(new ApiError('Network error.')).message).toBe(unanswered);
  expect(readRefusal(new ApiError('Oh.', { status: 500 })).message).toBe(unanswered);
});

test('an earlier try that arrived is looked at first', () => {
  expect(readRefusal(new ApiError('Used.', { status: 409, code: 'key_reused' }))).toMatchObject({
    isPlacedBefore: true,
    problems: {},
  });
});
