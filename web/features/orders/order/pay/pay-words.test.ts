import { describe, expect, test } from 'vitest';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';
import {
  explainClaim,
  explainMissing,
  explainOffline,
  headMissing,
  headPayment,
  leadPayment,
  sayClaimChecked,
  sayLagosTime,
  warnPaidTwice,
} from './pay-words.ts';

const payable = (changes: Parameters<typeof makeMoney>[0]) => makeOrder({ money: makeMoney(changes) });

test('a whole order is paid for without further words', () => {
  expect(headPayment(payable({}), 'card')).toBe('Pay for your order');
  expect(headPayment(payable({}), 'transfer')).toBe('Pay by bank transfer');
  expect(leadPayment(payable({}))).toBe('');
});

test('after too little the rest is asked for, with thanks for what came (P9.5)', () => {
  const order = payable({ paid: 18_450, due: 2_050 });
  expect(headPayment(order, 'card')).toBe('Pay balance');
  expect(leadPayment(order)).toBe('₦18,450 received, thank you. ₦2,050 is still due.');
});

test('a deposit comes first, then the balance', () => {
  const before = payable({ deposit: 8_000, dueNow: 8_000 });
  expect(headPayment(before, 'card')).toBe('Pay the deposit');
  expect(leadPayment(before)).toBe(
    '₦8,000 now to confirm your order. The balance of ₦12,500 is due before delivery.',
  );
  const after = payable({ deposit: 8_000, paid: 8_000, due: 12_500 });
  expect(headPayment(after, 'card')).toBe('Pay the balance');
  expect(leadPayment({ ...after, method: 'pickup' })).toBe(
    'We’ve received your deposit, thank you. The balance is due before pickup.',
  );
});

test('a confirmed order whose payment is missing is asked for it, and never to confirm (P28.43)', () => {
  const missing = { ...payable({ due: 20_500 }), status: 'confirmed', payment: 'transfer' } as const;
  expect(leadPayment(missing)).toBe(
    'Your order is confirmed, but we don’t have your payment of ₦20,500. Please pay it before delivery.',
  );
  expect(leadPayment({ ...missing, payment: 'on_delivery' })).toBe('');
  const deposit = { ...missing, money: makeMoney({ deposit: 8_000, dueNow: 8_000 }) };
  expect(leadPayment(deposit)).toBe(
    'Your order is confirmed, but we don’t have your deposit of ₦8,000. Please pay it now. The balance of ₦12,500 is due before delivery.',
  );
});

test('whoever left the payment page reads calmly that nothing was paid and how long the order is held (P29.296)', () => {
  const money = makeMoney();
  const [now, holdUntil] = ['2026-11-18T15:00:00Z', '2026-11-18T15:20:00Z'];
  expect(explainMissing({ status: 'pending_payment', holdUntil, now, money })).toBe(
    'You haven’t been charged. Your order is held until 16:20 today. If your card was declined, use another card or another way to pay.',
  );
  expect(explainMissing({ status: 'confirmed', holdUntil: null, now, money })).not.toContain('held');
});

test('once a transfer is said to be sent, nobody is told that nothing was paid, nor asked to pay twice without a word (P29.401)', () => {
  const order = makeOrder({ money: makeMoney({ transferClaimedAt: '2026-11-17T09:05:00.000Z' }) });
  expect(headMissing(order)).toBe('Your card wasn’t charged');
  expect(explainMissing(order)).toBe('We’re still checking for your transfer.');
  expect(warnPaidTwice(order, 'by USSD')).toBe(
    'You told us you’ve sent ₦20,500 by transfer. If you pay by USSD too, we’ll refund one of them.',
  );
});

describe('once a transfer is said to be sent (P29.402)', () => {
  const HOURS = [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }];
  const claim = (now: string, holdUntil: string | null) => makeOrder({ now, holdUntil });
  const later =
    'If your transfer reaches us later, we’ll reinstate your order if there’s room or refund you.';

  test.each([
    ['2026-11-19T02:14:00Z', '2026-11-19T09:59:00Z', 'We open at 07:00', '10:59 today'],
    ['2026-11-19T20:00:00Z', '2026-11-20T09:59:00Z', 'We open at 07:00 tomorrow', '10:59 tomorrow'],
    [
      '2026-11-21T20:00:00Z',
      '2026-11-23T09:59:00Z',
      'We open at 07:00 on Monday 23 November',
      '10:59 on Monday 23 November',
    ],
  ])('at %s, while the shop is closed, it says when somebody looks', (now, holdUntil, opens, held) => {
    expect(sayClaimChecked(claim(now, holdUntil), HOURS)).toBe(
      `${opens} and check for your transfer then. We’re holding your slot until ${held}. ${later}`,
    );
  });

  test('whoever’s clock shows another time than Lagos is told whose time it is (P29.572)', () => {
    const clockOf = (minutes: number) => ({ getTimezoneOffset: () => minutes });
    expect(sayLagosTime(clockOf(-60))).toBe('');
    expect(sayLagosTime(clockOf(0))).toBe(' (Lagos time)');
  });

  test('while the shop is open, it says what comes of it, as does the button before (P29.495)', () => {
    const order = claim('2026-11-19T09:00:00Z', '2026-11-19T12:00:00Z');
    expect(sayClaimChecked(order, HOURS)).toBe(
      `We’ll confirm your order as soon as we see your transfer. We’re holding your slot until 13:00 today. ${later}`,
    );
    expect(explainClaim(order)).toBe(
      'Tap this after you’ve sent the transfer. We’ll check for it and hold your slot until 13:00 today.',
    );
    expect(explainClaim({ ...order, status: 'confirmed', holdUntil: null })).toMatch(
      /so we can check for it\.$/,
    );
    expect(sayClaimChecked({ ...order, status: 'confirmed', holdUntil: null }, HOURS)).toBe(
      'We’ll let you know as soon as we see your transfer.',
    );
  });
});

describe('without a connection (P29.400)', () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'ussd',
    startedAt: '2026-11-17T09:00:00.000Z',
    isProcessing: false,
    rejected: null,
  } as const;
  const transferClaimedAt = '2026-11-17T09:05:00.000Z';

  test('whoever may have paid online is told not to pay again', () => {
    const rest = 'If your bank has charged you, don’t pay again. We’ll check as soon as you’re back online.';
    expect(explainOffline(makeOrder({ payment: 'card' }))).toBe(`You chose to pay by card. ${rest}`);
    const money = makeMoney({ openAttempt });
    expect(explainOffline(makeOrder({ payment: 'ussd', money }))).toBe(`You were paying by USSD. ${rest}`);
    expect(explainOffline(makeOrder({ payment: 'transfer', money }))).toBe(
      `You were paying by USSD. ${rest}`,
    );
  });

  test.each([
    ['transfer', transferClaimedAt, /^You told us you’ve sent your transfer\./],
    ['transfer', null, /^Once you’ve sent your transfer/],
    ['on_delivery', null, /^You can pay as soon as/],
  ] as const)('an order paid by %s is not said to be paid online', (payment, claimedAt, words) => {
    const order = makeOrder({ payment, money: makeMoney({ transferClaimedAt: claimedAt }) });
    expect(explainOffline(order)).toMatch(words);
  });
});
