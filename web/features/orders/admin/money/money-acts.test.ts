import { expect, test } from 'vitest';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { listMoneyActs } from './money-acts.ts';

const { money: NO_MONEY } = makeAdminOrder();
const listActs = (changes: Partial<AdminOrderDetails>) =>
  listMoneyActs(makeAdminOrder(changes)).map(({ act, isPressing }) => (isPressing ? `${act}!` : act));

test('what is done and unpaid can be written off as a whole (P18.2)', () => {
  expect(listActs({ status: 'collected' })).toEqual(['payment!', 'write_off']);
});

test('what is due is recorded', () => {
  expect(listActs({})).toEqual(['payment!']);
});

test('a rest is recorded, forgiven, or what came goes back', () => {
  const money = { ...NO_MONEY, paid: 20_000, due: 500 };
  expect(listActs({ money, refundable: 20_000 })).toEqual(['payment!', 'refund', 'write_off']);
});

test('a surplus goes back or is kept', () => {
  const money = { ...NO_MONEY, paid: 21_000, due: 0, refundDue: 500 };
  expect(listActs({ status: 'confirmed', money, refundable: 21_000 })).toEqual([
    'refund!',
    'keep',
    'payment',
  ]);
});

test('a late payment goes back, unless the order is reinstated', () => {
  const money = { ...NO_MONEY, paid: 20_500, due: 0, refundDue: 20_500 };
  expect(listActs({ status: 'expired', money, refundable: 20_500, canReinstate: true })).toEqual([
    'refund!',
    'keep',
    'payment',
  ]);
});

test('a cancelled order whose refund is settled offers no other, and nothing without money to go back (P28.5)', () => {
  const money = { ...NO_MONEY, paid: 20_000, due: 0, refunded: 5_000, refundDue: 0 };
  expect(listActs({ status: 'cancelled', money, refundable: 15_000 })).toEqual([]);
  const back = { ...money, refunded: 20_000 };
  expect(listActs({ status: 'cancelled', paymentState: 'refunded', money: back })).toEqual([]);
  expect(listActs({ status: 'confirmed', money: { ...money, refunded: 20_000 }, refundable: 0 })).toEqual([
    'payment',
  ]);
});

test('for a cancelled order a payment is recorded only where its customer says that one was made (P28.59)', () => {
  const money = { ...NO_MONEY, due: 0, dueNow: 0 };
  expect(listActs({ status: 'cancelled', money })).toEqual([]);
  const claimed = { ...money, transferClaimedAt: '2026-11-17T09:00:00.000Z' };
  expect(listActs({ status: 'cancelled', money: claimed })).toEqual(['payment']);
  expect(listActs({ status: 'expired', money })).toEqual(['payment']);
});

test('what is on its way back is not pressing any more', () => {
  const refunds = [
    {
      id: 'one',
      way: 'online' as const,
      amount: 500,
      status: 'pending' as const,
      reason: '',
      createdAt: '2026-11-17T09:00:00.000Z',
      settledAt: null,
    },
  ];
  const money = { ...NO_MONEY, paid: 21_000, due: 0, refundDue: 500, refunds };
  expect(listActs({ status: 'confirmed', money, refundable: 20_500 })).toEqual(['refund', 'payment']);
  const order = makeAdminOrder({ status: 'confirmed', money, refundable: 20_500 });
  expect(listMoneyActs(order)[0]?.words).toBe('Refund more');
});
