import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../domain/orders/statuses.ts';
import { findPaymentBadge, findReceiptBadge, findStatusBadge, headOrder, leadOrder } from './order-words.ts';
import { makeOrder } from './testing/example-order.ts';

test('every status has its own headline', () => {
  const headlines = ORDER_STATUSES.map((status) => headOrder(makeOrder({ status })));
  expect(new Set(headlines).size).toBe(ORDER_STATUSES.length);
});

test('an order under way says when and where it arrives', () => {
  expect(leadOrder(makeOrder({ status: 'confirmed' }))).toBe(
    'Arriving Saturday 21 November, 12:00–15:00 at 27 Ẹniọla Crescent, Aguda.',
  );
  expect(leadOrder(makeOrder({ status: 'ready', method: 'pickup', address: null }))).toBe(
    'Pick it up on Saturday 21 November, 12:00–15:00.',
  );
  expect(leadOrder(makeOrder({ status: 'confirmed', method: 'pickup', address: null }))).toBe(
    'Pickup Saturday 21 November, 12:00–15:00.',
  );
});

test('an order that somebody else receives says for whom it is (P29.530)', () => {
  const { address } = makeOrder();
  const gift = makeOrder({ status: 'confirmed', address: address && { ...address, recipient: 'Ngozi Eze' } });
  expect(leadOrder(gift)).toBe(
    'Arriving Saturday 21 November, 12:00–15:00 for Ngozi Eze at 27 Ẹniọla Crescent, Aguda.',
  );
});

test('an order that waits for its money asks for it first, and once (P25.6, P29.508)', () => {
  const order = makeOrder({ status: 'pending_payment' });
  expect(headOrder(order)).toBe('Pay to confirm your order');
  expect(leadOrder(order)).toBe('Delivery Saturday 21 November, 12:00–15:00 at 27 Ẹniọla Crescent, Aguda.');
});

test('an expired order says why, that nothing is owed, and what to do, also with a transfer that is on its way (P4.7, P29.369)', () => {
  expect(leadOrder(makeOrder({ status: 'expired', payment: 'card' }))).toBe(
    'We didn’t receive your payment in time, so you don’t owe anything. You can order again any time.',
  );
  expect(leadOrder(makeOrder({ status: 'expired', payment: 'transfer' }))).toBe(
    'We didn’t receive your payment in time, so you don’t owe anything. If you’ve already sent a transfer, message us and we’ll look for it.',
  );
});

test('a cancelled order says that nothing is to be paid only while nothing was', () => {
  expect(leadOrder(makeOrder({ status: 'cancelled' }))).toBe(
    'It was scheduled for Saturday 21 November, 12:00–15:00. We won’t bake it, and you don’t owe anything.',
  );
  expect(leadOrder(makeOrder({ status: 'cancelled', paymentState: 'refund_due' }))).toBe(
    'It was scheduled for Saturday 21 November, 12:00–15:00. We won’t bake it.',
  );
});

test('whoever said that they paid is not asked to pay, nor told that nothing came, before somebody has looked (P28.38)', () => {
  const money = { ...makeOrder().money, transferClaimedAt: '2026-11-20T09:00:00.000Z' };
  expect(headOrder(makeOrder({ status: 'pending_payment', money }))).toBe('We’re checking for your transfer');
  for (const status of ['cancelled', 'expired'] as const)
    expect(leadOrder(makeOrder({ status, money }))).toContain('We’ll check for your transfer');
});

test('while the bank processes a payment, nobody is asked to pay once more (P37.42)', () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'bank_transfer',
    startedAt: '2026-11-20T09:00:00.000Z',
    isProcessing: true,
    rejected: null,
  } as const;
  const money = { ...makeOrder().money, openAttempt };
  const paid = makeOrder({ status: 'pending_payment', money });
  expect(headOrder(paid)).toBe('We’re checking your payment');
  const open = { ...paid, money: { ...money, openAttempt: { ...openAttempt, isProcessing: false } } };
  expect(headOrder(open)).toBe('Pay to confirm your order');
});

test('a transfer that the customer says was made is being checked, in the list and on the receipt alike, until it has come (P29.90)', () => {
  const money = { ...makeOrder().money, transferClaimedAt: '2026-11-20T09:00:00.000Z' };
  const claimed = makeOrder({ status: 'pending_payment', isTransferClaimed: true, money });
  expect(findStatusBadge(claimed).words).toBe('Checking your transfer');
  expect(findReceiptBadge(claimed).words).toBe('Checking your transfer');
  expect(findStatusBadge({ ...claimed, status: 'confirmed' }).words).toBe('Confirmed');
  expect(findReceiptBadge({ ...claimed, status: 'expired' }).words).toBe('Expired');
  expect(findStatusBadge(makeOrder()).words).toBe('Awaiting payment');
  expect(findReceiptBadge(makeOrder()).words).toBe('Unpaid');
});

test('an order that ran out says what became of the money that came late (P9.4)', () => {
  const late = { status: 'expired', paymentState: 'refund_due' } as const;
  expect(leadOrder(makeOrder(late))).toBe('Your payment came after the order expired.');
  expect(leadOrder(makeOrder({ ...late, reinstatedAs: { id: 'o2', number: '511-002-334' } }))).toBe(
    'Your payment came after it expired, so we’ve reinstated it as order 511-002-334.',
  );
  const reinstated = { status: 'expired', reinstatedAs: { id: 'o2', number: '511-002-334' } } as const;
  expect(leadOrder(makeOrder(reinstated))).toBe('We’ve reinstated it as order 511-002-334.');
});

test('the list tells of money where the status does not', () => {
  const say = (
    status: 'confirmed' | 'pending_payment' | 'expired',
    paymentState: 'unpaid' | 'paid' | 'part_paid',
    method: 'delivery' | 'pickup' = 'delivery',
  ) => findPaymentBadge({ status, paymentState, method })?.words;
  expect(say('confirmed', 'paid')).toBeUndefined();
  expect(say('pending_payment', 'unpaid')).toBeUndefined();
  expect(say('expired', 'unpaid')).toBeUndefined();
  expect(say('confirmed', 'unpaid')).toBe('Pay on delivery');
  expect(say('confirmed', 'unpaid', 'pickup')).toBe('Pay at pickup');
  expect(say('pending_payment', 'part_paid')).toBe('Partly paid');
});
