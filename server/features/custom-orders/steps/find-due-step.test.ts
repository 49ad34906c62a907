import { describe, expect, test } from 'vitest';
import type { CustomOrderRow } from '../custom-orders.store.ts';
import { findDueStep } from './find-due-step.ts';

const NOON = new Date('2026-11-16T11:00:00Z');
const LATER = new Date('2026-11-16T11:20:00Z');

const ROW: CustomOrderRow = {
  id: 'a',
  number: '482-093-718',
  customerName: '',
  customerEmail: '',
  linkKeyHash: null,
  takenBy: null,
  userId: 'ada',
  productId: 'custom-cake',
  design: '',
  priceListVersion: 1,
  designPriceInKobo: 1,
  instructions: '',
  wantedDay: null,
  budgetInKobo: null,
  phone: '',
  status: 'accepted',
  quoteExpiresAt: LATER,
  declineReason: '',
  waitingSince: null,
  orderId: 'order',
  version: 3,
  createdAt: NOON,
  updatedAt: NOON,
};
const ORDER = {
  id: 'order',
  number: '482-093-718',
  status: 'pending_payment' as const,
  holdUntil: LATER,
  totalInKobo: 9_000,
  depositInKobo: 4_500,
  paidInKobo: 0,
  refundedInKobo: 0,
  refundingInKobo: 0,
  nettedInKobo: 0,
  adjustedInKobo: 0,
  wasConfirmed: false,
};

test('a quote is over by the clock, and nothing else is', () => {
  expect(findDueStep({ ...ROW, status: 'quoted' }, undefined, NOON)).toBeUndefined();
  expect(findDueStep({ ...ROW, status: 'quoted' }, undefined, LATER)).toEqual({ to: 'expired' });
  for (const status of ['submitted', 'declined', 'withdrawn', 'deposit_paid', 'expired'] as const) {
    expect(findDueStep({ ...ROW, status }, undefined, LATER)).toBeUndefined();
  }
});

test('a request that nobody quoted closes a week after its day, or after two quiet months, with a reason (P38.8)', () => {
  const asked = { ...ROW, status: 'submitted' as const, orderId: null, quoteExpiresAt: null };
  const find = (wantedDay: string | null, now: string) =>
    findDueStep({ ...asked, wantedDay }, undefined, new Date(now))?.declineReason ?? null;
  expect(find('2026-11-20', '2026-11-20T12:00:00Z')).toBeNull();
  expect(find('2026-11-20', '2026-11-23T10:59:00Z')).toBeNull();
  expect(find('2026-11-20', '2026-11-23T11:00:00Z')).toContain('The day you wanted it for has passed');
  expect(find(null, '2027-01-15T10:59:00Z')).toBeNull();
  expect(find('2027-06-01', '2027-01-15T11:00:00Z')).toContain('open for a long time');
  const quoted = { ...ROW, status: 'deposit_paid' as const };
  expect(findDueStep(quoted, undefined, new Date('2027-06-01T11:00:00Z'))).toBeUndefined();
});

describe('an accepted one follows its order', () => {
  test('which waits for its deposit', () => {
    expect(findDueStep(ROW, ORDER, NOON)).toBeUndefined();
  });

  test('to the deposit, once it was confirmed and whatever became of it', () => {
    for (const status of ['confirmed', 'in_kitchen', 'delivered', 'cancelled'] as const) {
      const order = { ...ORDER, status, wasConfirmed: true, paidInKobo: 4_500 };
      expect(findDueStep(ROW, order, LATER)).toEqual({ to: 'deposit_paid' });
    }
  });

  test('back to the quote, when it ended with nothing paid', () => {
    expect(findDueStep(ROW, { ...ORDER, status: 'cancelled' }, NOON)).toEqual({
      to: 'quoted',
      orderId: null,
    });
    expect(findDueStep(ROW, ORDER, LATER)).toEqual({ to: 'quoted', orderId: null });
    const refunded = { ...ORDER, status: 'expired' as const, paidInKobo: 4_500, refundedInKobo: 4_500 };
    expect(findDueStep(ROW, refunded, LATER)).toEqual({ to: 'quoted', orderId: null });
  });

  test('nowhere, while money that came too late lies with the shop', () => {
    const order = { ...ORDER, status: 'expired' as const, paidInKobo: 4_500, refundingInKobo: 4_500 };
    expect(findDueStep(ROW, order, LATER)).toBeUndefined();
  });
});
