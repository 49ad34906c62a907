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
  createdAt: '2026-11-17T10:00:00.000Z',
  ...changes,
});

test('nothing is said about money that is simply paid or to be paid', () => {
  expect(say({})).toEqual([]);
  expect(say({ status: 'confirmed', money: makeMoney({ paid: 20_500, due: 0 }) })).toEqual([]);
});

test('an unpaid order that was reinstated leads to the order that goes on (P19.5)', () => {
  const takenUpAs = { id: 'o2', number: '511-002-334' };
  expect(say({ status: 'expired', takenUpAs, money: makeMoney({ due: 0 }) })).toEqual([
    'This order had expired. We’ve reinstated it under another number.',
  ]);
});

describe('money that came', () => {
  test('after the order ran out leads to the order that goes on (P9.4)', () => {
    const refunds = [refund({ way: 'carried_over', amount: 20_500 })];
    expect(
      say({
        status: 'expired',
        takenUpAs: { id: 'o2', number: '511-002-334' },
        money: makeMoney({ due: 0, paid: 20_500, refunded: 20_500, refunds }),
      }),
    ).toEqual([
      'Your payment came after this order had run out. It goes on under another number, with all that you have paid.',
    ]);
  });

  test('after the order ran out, and for which there is no place, is safe (P9.4)', () => {
    const money = makeMoney({ due: 0, paid: 20_500, refundDue: 20_500 });
    expect(say({ status: 'expired', money })).toEqual([
      '₦20,500 came after this order had run out, and is safe with us. We write to you about another time, or send it back.',
    ]);
  });

  test('too much is the customer’s (P9.5)', () => {
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050 });
    expect(say({ status: 'confirmed', money })).toEqual([
      'You have paid ₦2,050 more than the price. It is yours: we send it back, and write to you when it is on its way.',
    ]);
  });

  test('for a cancelled order goes back', () => {
    const money = makeMoney({ due: 0, paid: 20_500, refundDue: 20_500 });
    expect(say({ status: 'cancelled', money })).toEqual([
      '₦20,500 is yours. We send it back the way it came, and write to you when it is on its way.',
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
    'Have you paid already? Then please do not pay again. What arrives becomes an order if the place is still free, or comes back to you.',
  ]);
});

describe('a refund', () => {
  test.each(['asked', 'pending', 'processing'] as const)(
    'that is %s is on its way, and told once',
    (status) => {
      const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds: [refund({ status })] });
      expect(say({ status: 'confirmed', money })).toEqual([
        '₦2,050 is on its way back to you. Banks take up to ten working days for that; we write when it is done.',
      ]);
    },
  );

  test.each([
    ['online', 'We have sent you ₦2,050 back the way it came, 17 Nov 2026.'],
    ['transfer', 'We have sent you ₦2,050 back by bank transfer, 17 Nov 2026.'],
    ['cash', 'We have sent you ₦2,050 back in cash, 17 Nov 2026.'],
  ] as const)('that was sent %s says how and when', (way, words) => {
    const money = makeMoney({ due: 0, paid: 22_550, refunded: 2_050, refunds: [refund({ way })] });
    expect(say({ status: 'confirmed', money })).toEqual([words]);
  });

  test('that needs somebody says that somebody is on it', () => {
    const refunds = [refund({ status: 'needs_attention' })];
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds });
    expect(say({ status: 'confirmed', money })).toEqual([
      'Your bank needs a hand with the ₦2,050 we are sending back. We are on it, and write to you.',
    ]);
  });

  test('that failed leaves the money owed', () => {
    const refunds = [refund({ status: 'failed' })];
    const money = makeMoney({ due: 0, paid: 22_550, refundDue: 2_050, refunds });
    expect(say({ status: 'confirmed', money })).toEqual([
      'You have paid ₦2,050 more than the price. It is yours: we send it back, and write to you when it is on its way.',
      '₦2,050 could not be sent back at the first try. It is still with us, and we find another way.',
    ]);
  });
});
