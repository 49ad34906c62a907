import { expect, test } from 'vitest';
import { DEFAULT_HOLD_TERMS, endHold, limitHold, listPaymentMethods } from './payment-methods.ts';

const PLACED_AT = new Date('2026-11-16T11:00:00Z');

test('a transfer holds its place for four hours unless the owner sets otherwise (P4.6)', () => {
  expect(endHold('transfer', PLACED_AT, DEFAULT_HOLD_TERMS)).toEqual(new Date('2026-11-16T15:00:00Z'));
  expect(endHold('transfer', PLACED_AT, { transferMinutes: 30, onlineMinutes: 20 })).toEqual(
    new Date('2026-11-16T11:30:00Z'),
  );
});

test.each(['card', 'bank_transfer', 'ussd'] as const)(
  'what is paid by %s holds its place for twenty minutes unless the owner sets otherwise (P4.6)',
  (method) => {
    expect(endHold(method, PLACED_AT, DEFAULT_HOLD_TERMS)).toEqual(new Date('2026-11-16T11:20:00Z'));
    expect(endHold(method, PLACED_AT, { transferMinutes: 240, onlineMinutes: 5 })).toEqual(
      new Date('2026-11-16T11:05:00Z'),
    );
  },
);

test('what the provider can take is offered first, and nothing of it where there is none (P9.1, P9.7)', () => {
  expect(listPaymentMethods('pickup', undefined, ['card', 'bank_transfer', 'ussd'])).toEqual([
    'card',
    'bank_transfer',
    'ussd',
    'transfer',
    'at_pickup',
  ]);
  expect(listPaymentMethods('pickup', undefined, [])).toEqual(['transfer', 'at_pickup']);
});

test.each(['on_delivery', 'at_pickup'] as const)('what is paid %s keeps its place for good', (method) => {
  expect(endHold(method, PLACED_AT, DEFAULT_HOLD_TERMS)).toBeNull();
});

test('no hold goes beyond the beginning of its slot, or the end of one that has begun (P28.33)', () => {
  const slot = { day: '2026-11-17', from: '12:00', to: '15:00' };
  const limit = (until: string | null, now = PLACED_AT) =>
    limitHold(until ? new Date(until) : null, slot, now);
  expect(limit('2026-11-16T15:00:00Z')).toEqual(new Date('2026-11-16T15:00:00Z'));
  expect(limit('2026-11-18T11:00:00Z')).toEqual(new Date('2026-11-17T11:00:00Z'));
  expect(limit('2026-11-18T11:00:00Z', new Date('2026-11-17T11:30:00Z'))).toEqual(
    new Date('2026-11-17T14:00:00Z'),
  );
  expect(limit(null)).toBeNull();
});
