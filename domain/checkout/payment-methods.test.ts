import { expect, test } from 'vitest';
import { DEFAULT_HOLD_TERMS, endHold } from './payment-methods.ts';

const PLACED_AT = new Date('2026-11-16T11:00:00Z');

test('a transfer holds its place for four hours unless the owner sets otherwise (P4.6)', () => {
  expect(endHold('transfer', PLACED_AT, DEFAULT_HOLD_TERMS)).toEqual(new Date('2026-11-16T15:00:00Z'));
  expect(endHold('transfer', PLACED_AT, { transferMinutes: 30, onlineMinutes: 20 })).toEqual(
    new Date('2026-11-16T11:30:00Z'),
  );
});

test.each(['on_delivery', 'at_pickup'] as const)('what is paid %s keeps its place for good', (method) => {
  expect(endHold(method, PLACED_AT, DEFAULT_HOLD_TERMS)).toBeNull();
});
