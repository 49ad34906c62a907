import { describe, expect, test } from 'vitest';
import type { OrderMoney } from '../../../../../contract/payments.ts';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';
import { listMoneyNotes } from './money-notes.ts';

const say = (changes: Parameters<typeof makeOrder>[0]) =>
  listMoneyNotes(makeOrder(changes)).map(({ words }) => words);

const refund = (changes: Partial<OrderMoney['refunds'][number]>): OrderMoney['refunds'][number] => ({
  id: 'one',
  way: 'online',
  amount: 2_050,
  status: 'processed',
  reason: 'Too much came',
  createdAt: '2026-11-16T10:00:00.000Z',
  settledAt: '2026-11-17T10:00:00.000Z',
  ...changes,
});

test('nothing is said about money that is simply paid or to be paid', () => {
  expect(say({})).toEqual([]);
  expect(say({ status: 'confirmed', money: makeMoney({ paid: 20_500, due: 0 }) })).toEqual([]);
});

test('an unpaid order that was reinstated leads to the order that goes on (P19.5)', () => {
  const reinstatedAs = { id: 'o2', number: '511-002-334' };
  expect(say({ status: 'expired', reinstatedAs, money: makeMoney({ due: 0 }) })).toEqual([
    'This order had expired. We’ve reinstated it with a new order number.',
  ]);
});

describe('money that came', () => {
  test('after the order ran out leads to the order that goes on (P9.4)', () => {
    const refunds = [refund({ way: 'carried_over', amount: 20_500 })];
    expect(
      say({
        status: 'expired',
        reinstatedAs: { id: 'o2', number: '511-002-334' },
        money: makeMoney({ due: 0, paid: 20_500, refunded: 20_500, refunds }),
      }),
    ).toEqual([
      'Your payment came after this order expired. We’ve reinstated it with a new order number and your payment.',
    ]);
  });

  test('after the order ran out, and for which there is no place, is safe (P9.4)', () => {
    const money = makeMoney({ due: 0, paid: 20_500, refundDue: 20_500 });
    expect(say({ status: 'expired', money })).toEqual([
      '₦20,500 arrived after this order expired. We’ll contact you about a new time or refund you.',
    ]);
  });

  test('too much is the customer’s (P9.5)', () => {
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050 });
    expect(say({ status: 'confirmed', money })).toEqual([
      'You’ve paid ₦2,050 more than the total. We’ll refund the difference and let you know.',
    ]);
  });

  test('for a cancelled order goes back, and when (P29.320, P29.380)', () => {
    const money = makeMoney({ due: 0, paid: 20_500, refundDue: 20_500 });
    expect(say({ status: 'cancelled', money })).toEqual([
      'We’ll send ₦20,500 back to the card or account you paid with by Thu 19 Nov. Your bank may take until Thu 3 Dec to show it. We’ll let you know when it’s sent.',
    ]);
  });
});

test('whoever was about to pay when the time ran out is told not to pay again', () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'ussd',
    startedAt: '2026-11-17T09:00:00.000Z',
    isProcessing: false,
    rejected: null,
  } as const;
  expect(say({ status: 'expired', money: makeMoney({ due: 0, openAttempt }) })).toEqual([
    'Already paid? Please don’t pay again. If your slot is still available when your payment arrives, we’ll reinstate your order. If not, we’ll refund you.',
  ]);
});

describe('a refund', () => {
  test.each(['asked', 'pending', 'processing'] as const)(
    'that is %s is on its way, and told once',
    (status) => {
      const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds: [refund({ status })] });
      expect(say({ status: 'confirmed', money })).toEqual([
        'We’ve sent ₦2,050 back to the card or account you paid with. Your bank may take until Mon 30 Nov to show it. We’ll let you know when it’s done.',
      ]);
    },
  );

  test.each([
    ['online', 'We refunded ₦2,050 to your original payment method on 17 Nov 2026.'],
    ['transfer', 'We refunded ₦2,050 by bank transfer on 17 Nov 2026.'],
    ['cash', 'We refunded ₦2,050 in cash on 17 Nov 2026.'],
  ] as const)('that was sent %s says how and when', (way, words) => {
    const money = makeMoney({ due: 0, paid: 22_550, refunded: 2_050, refunds: [refund({ way })] });
    expect(say({ status: 'confirmed', money })).toEqual([words]);
  });

  test('that is to be sent says to which account (P29.575)', () => {
    const refunds = [refund({ way: 'transfer', status: 'to_send' })];
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds, payments: [] });
    expect(say({ status: 'confirmed', money })).toEqual([
      'We’ll refund ₦2,050 by bank transfer and let you know when it’s sent. If we don’t have your account details, we’ll contact you for them.',
    ]);
  });

  test('that needs somebody says that somebody is on it', () => {
    const refunds = [refund({ status: 'needs_attention' })];
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds });
    expect(say({ status: 'confirmed', money })).toEqual([
      'There’s a problem with the ₦2,050 refund. We’re working on it and will let you know.',
    ]);
  });

  test('that failed leaves the money owed', () => {
    const refunds = [refund({ status: 'failed' })];
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds });
    expect(say({ status: 'confirmed', money })).toEqual([
      'You’ve paid ₦2,050 more than the total. We’ll refund the difference and let you know.',
      '₦2,050 couldn’t be refunded the first time. We still have it and will refund you another way.',
    ]);
  });
});
