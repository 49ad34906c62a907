import { describe, expect, test } from 'vitest';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';
import { chooseWay, findReturnPhase, isAwaited, isResumed, isUnderway, listPayWays } from './pay-ways.ts';

const CHANNELS = ['card', 'bank_transfer', 'ussd'] as const;

describe('the ways to pay', () => {
  test('of an order that holds its place for minutes are those that count at once', () => {
    expect(listPayWays(makeOrder({ payment: 'card' }), CHANNELS)).toEqual(CHANNELS);
  });

  test('of such an order include what it may be switched to, on delivery only where its zone allows it (P29.34)', () => {
    const order = makeOrder({ payment: 'card', otherPayments: ['transfer', 'on_delivery'] });
    const zone = { name: order.zoneName ?? '', allowsPayOnDelivery: true };
    expect(listPayWays(order, CHANNELS)).toEqual([...CHANNELS, 'transfer']);
    expect(listPayWays(order, CHANNELS, [zone])).toEqual([...CHANNELS, 'transfer', 'on_delivery']);
    expect(listPayWays(order, [], [{ ...zone, allowsPayOnDelivery: false }])).toEqual(['transfer']);
    const attempt = { reference: 'r1', channel: 'card', startedAt: order.now, rejected: null } as const;
    const money = makeMoney({ openAttempt: { ...attempt, isProcessing: true } });
    expect(listPayWays({ ...order, money }, CHANNELS, [zone])).toEqual(CHANNELS);
  });

  test.each([
    ['transfer', 'pending_payment'],
    ['card', 'confirmed'],
    ['on_delivery', 'confirmed'],
  ] as const)('of an order paid by %s that is %s include a transfer by hand', (payment, status) => {
    expect(listPayWays(makeOrder({ payment, status }), CHANNELS)).toEqual([...CHANNELS, 'transfer']);
  });

  test('begin with the order’s own, and with the page that is open already', () => {
    expect(chooseWay(makeOrder({ payment: 'ussd' }), CHANNELS)).toBe('ussd');
    expect(chooseWay(makeOrder({ payment: 'on_delivery' }), CHANNELS)).toBe('card');
    expect(chooseWay(makeOrder({ payment: 'card' }), [])).toBeUndefined();
    const openAttempt = {
      reference: 'r1',
      channel: 'ussd',
      startedAt: '2026-11-17T08:59:00.000Z',
      isProcessing: false,
      rejected: null,
    } as const;
    expect(chooseWay(makeOrder({ payment: 'card', money: makeMoney({ openAttempt }) }), CHANNELS)).toBe(
      'ussd',
    );
  });
});

describe('once an order is switched from a payment page that is still open (P29.330)', () => {
  const open = (channel: 'card' | 'ussd', changes: { isProcessing?: boolean; claimedAt?: string } = {}) =>
    makeMoney({
      transferClaimedAt: changes.claimedAt ?? null,
      openAttempt: {
        reference: 'r1',
        channel,
        startedAt: '2026-11-17T08:59:00.000Z',
        isProcessing: changes.isProcessing ?? false,
        rejected: null,
      },
    });
  const choose = (money: ReturnType<typeof makeMoney>) =>
    chooseWay(makeOrder({ payment: 'transfer', money }), [...CHANNELS, 'transfer']);

  test('to a transfer, the account comes first and not the card', () => {
    expect(choose(open('card'))).toBe('transfer');
    expect(choose(open('card', { isProcessing: true }))).toBe('card');
  });

  test('what may have been sent from a bank is waited for, until a transfer is said to be made', () => {
    expect(choose(open('ussd'))).toBe('ussd');
    expect(choose(open('ussd', { claimedAt: '2026-11-17T08:58:00.000Z' }))).toBe('ussd');
    expect(choose(open('ussd', { claimedAt: '2026-11-17T09:05:00.000Z' }))).toBe('transfer');
  });
});

test('a page is gone back to within half an hour, by the way it was opened for', () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'card',
    startedAt: '2026-11-17T08:31:00.000Z',
    isProcessing: false,
    rejected: null,
  } as const;
  const order = makeOrder({ now: '2026-11-17T09:00:00.000Z', money: makeMoney({ openAttempt }) });
  expect(isResumed(order, 'card')).toBe(true);
  expect(isResumed(order, 'ussd')).toBe(false);
  expect(isResumed({ ...order, now: '2026-11-17T09:01:00.000Z' }, 'card')).toBe(false);
});

test('an open page is watched while its money would change something', () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'card',
    startedAt: '2026-11-17T08:31:00.000Z',
    isProcessing: false,
    rejected: null,
  } as const;
  expect(isAwaited(makeOrder({ money: makeMoney({ openAttempt }) }))).toBe(true);
  expect(isAwaited(makeOrder({ status: 'expired', money: makeMoney({ openAttempt, due: 0 }) }))).toBe(true);
  expect(isAwaited(makeOrder({ status: 'confirmed', money: makeMoney({ openAttempt, due: 0 }) }))).toBe(
    false,
  );
  expect(isAwaited(makeOrder())).toBe(false);
});

describe('whoever comes back from the payment page', () => {
  const open = (channel: 'card' | 'ussd', isProcessing = true) =>
    makeOrder({
      money: makeMoney({
        openAttempt: {
          reference: 'r1',
          channel,
          startedAt: '2026-11-17T08:59:00.000Z',
          isProcessing,
          rejected: null,
        },
      }),
    });

  test('sees that the payment is looked for until the shop has asked once', () => {
    expect(findReturnPhase(open('card'), 'r1', { rounds: 0, isOver: false })).toBe('looking');
  });

  test('hears soon that a card was not charged', () => {
    expect(findReturnPhase(open('card'), 'r1', { rounds: 1, isOver: false })).toBe('missing');
  });

  test('waits for what is sent from a bank, and hears at last that it is late', () => {
    expect(findReturnPhase(open('ussd'), 'r1', { rounds: 5, isOver: false })).toBe('looking');
    expect(findReturnPhase(open('ussd'), 'r1', { rounds: 8, isOver: true })).toBe('late');
  });

  test('may have left without paying while nothing is seen of what is sent from a bank (P29.518)', () => {
    const left = open('ussd', false);
    expect(findReturnPhase(left, 'r1', { rounds: 0, isOver: false })).toBe('looking');
    expect(findReturnPhase(left, 'r1', { rounds: 1, isOver: false })).toBe('unseen');
    expect(findReturnPhase(left, 'r1', { rounds: 8, isOver: true })).toBe('late');
  });

  test('waits for no transfer whose amount was wrong, and begins anew (P29.527)', () => {
    const { money, now } = open('ussd', false);
    const rejected = { amount: 20_000, asked: 20_500 };
    const openAttempt = money.openAttempt && { ...money.openAttempt, rejected };
    const refused = { now, money: { ...money, openAttempt } };
    expect(findReturnPhase(refused, 'r1', { rounds: 1, isOver: false })).toBe('none');
    expect(isUnderway(refused.money)).toBe(false);
    expect(isResumed(refused, 'ussd')).toBe(false);
  });

  test('waits for nothing once it is paid, and for no other payment than their own', () => {
    const paid = makeOrder({ money: makeMoney({ paid: 20_500, due: 0 }) });
    expect(findReturnPhase(paid, 'r1', { rounds: 1, isOver: false })).toBe('none');
    expect(findReturnPhase(open('card'), 'r2', { rounds: 1, isOver: false })).toBe('none');
    expect(findReturnPhase(open('card'), null, { rounds: 0, isOver: false })).toBe('none');
  });
});
