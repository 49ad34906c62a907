import { describe, expect, test } from 'vitest';
import { ASKED_TO_CANCEL } from '../../../../domain/orders/asked-to-cancel.ts';
import { namePayment } from '../order-words.ts';
import { makeHistory, makeMoney, makeOrder } from '../testing/example-order.ts';
import { listTimeline } from './order-timeline.ts';

const notify = (...args: Parameters<typeof makeOrder>) =>
  listTimeline(makeOrder(...args)).map(({ title, state, words }) =>
    [title, state, words].filter((part) => part !== '').join(' | '),
  );

test('what has happened comes first, then what is to come (P1.9)', () => {
  const history = makeHistory('pending_payment', 'confirmed', 'in_kitchen');
  expect(notify({ status: 'in_kitchen', history })).toEqual([
    'Order placed | done',
    'Confirmed | done | Your slot is confirmed.',
    'In the kitchen | now',
    'Packed and ready | next',
    'Out for delivery | next | The rider may call you.',
    'Delivered | next',
  ]);
});

test('where somebody else receives it, the rider calls their number (P29.24)', () => {
  const { address } = makeOrder();
  if (!address) throw new Error('It is delivered');
  expect(notify({ address: { ...address, phone: '+2348051234567' } })).toContain(
    'Out for delivery | next | The rider may call 0805 123 4567.',
  );
});

test('an order paid on receipt is placed and confirmed in one (P6.6)', () => {
  const order = { payment: 'on_delivery', status: 'confirmed', history: makeHistory('confirmed') } as const;
  expect(notify(order)[0]).toBe('Order placed and confirmed | now | You’ll pay on delivery.');
});

test('whoever was to pay on receipt and has paid is told so, not that they will pay (P28.155)', () => {
  const order = { payment: 'on_delivery', status: 'confirmed', history: makeHistory('confirmed') } as const;
  const say = (money: Parameters<typeof makeMoney>[0]) => notify({ ...order, money: makeMoney(money) })[0];
  expect(say({ paid: 20_500, due: 0, dueNow: 0 })).toBe('Order placed and confirmed | now | It’s paid.');
  expect(say({ paid: 10_000, due: 10_500, dueNow: 10_500 })).toBe(
    'Order placed and confirmed | now | You’ll pay the rest on delivery.',
  );
});

test('an order that a voucher covers is not said to be paid later, nor by the way that came with it (P42.20)', () => {
  const drawn = { way: 'voucher', amount: 20_500, surcharge: 0, paidAt: '2026-11-17T09:00:00.000Z' } as const;
  const payments = [{ ...drawn, reference: 'v1' }];
  for (const payment of ['transfer', 'on_delivery'] as const) {
    const order = { payment, status: 'confirmed', history: makeHistory('confirmed') } as const;
    const money = makeMoney({ paid: 20_500, due: 0, dueNow: 0, payments });
    expect(notify({ ...order, money })[0]).toBe(
      'Order placed and confirmed | now | It’s paid with your voucher.',
    );
    expect(namePayment(makeOrder({ payment, money }))).toBe('Voucher');
    expect(namePayment(makeOrder({ payment }))).not.toBe('Voucher');
  }
});

test('what an unpaid order waits for fits what came of its money (P29.100)', () => {
  const wait = (money: Partial<ReturnType<typeof makeMoney>>) =>
    notify({ payment: 'transfer', history: makeHistory('pending_payment'), money: makeMoney(money) })[0];
  const said = '2026-11-17T09:00:00.000Z';
  const openAttempt = { reference: 'r1', channel: 'card', startedAt: said, rejected: null } as const;
  expect(wait({})).toBe('Order placed | now | Waiting for your transfer.');
  expect(wait({ transferClaimedAt: said })).toBe('Order placed | now | You told us you’ve paid.');
  expect(wait({ openAttempt: { ...openAttempt, isProcessing: true } })).toBe(
    'Order placed | now | Your bank is processing your payment.',
  );
  expect(wait({ paid: 5_000 })).toBe('Order placed | now | Waiting for the rest of your payment.');
});

test('a move is told in the shop’s words (P6.8)', () => {
  const history = makeHistory('pending_payment', { status: 'pending_payment', words: 'Moved from Friday' });
  expect(notify({ history })[1]).toBe('Date or time changed | now | Moved from Friday');
});

test.each([
  ['Changed, ₦8,500 more', 'Order changed | now | Changed, ₦8,500 more'],
  ['Requested change made', 'Requested change made | now'],
  ['Change declined', 'Change declined | now'],
])('what is no move is not called one: %s (P28.237)', (words, said) => {
  const history = makeHistory('pending_payment', { status: 'pending_payment', words });
  expect(notify({ history })[1]).toBe(said);
});

test('it is told who cancelled, and nothing is to come after it (P6.4)', () => {
  const cancel = (by: 'customer' | 'administrator') =>
    notify({ status: 'cancelled', history: makeHistory('confirmed', { status: 'cancelled', by }) });
  expect(cancel('customer').slice(1)).toEqual(['Cancelled | done | You cancelled this order.']);
  expect(cancel('administrator').slice(1)).toEqual(['Cancelled | done | We cancelled this order.']);
});

test('whoever asked for it reads so where staff cancelled (P28.480)', () => {
  const step = { status: 'cancelled', by: 'administrator', words: ASKED_TO_CANCEL } as const;
  const steps = notify({ status: 'cancelled', history: makeHistory('confirmed', step) });
  expect(steps.at(-1)).toBe('Cancelled | done | You asked us to cancel this order.');
});

test('a delivery that failed is called that, with what the rider said about it (P28.385)', () => {
  const history = makeHistory('confirmed', { status: 'delivery_failed', words: 'No answer to calls' });
  expect(notify({ status: 'delivery_failed', history }).at(-1)).toBe(
    'Couldn’t be delivered | now | No answer to calls',
  );
});

test('every step has its moment, and what is to come none', () => {
  const [first, second] = listTimeline(makeOrder());
  expect(first?.at).toBe('2026-11-17T09:00:00.000Z');
  expect(second?.at).toBeNull();
});

test('the window stands at the step in which it matters', () => {
  expect(listTimeline(makeOrder()).find(({ status }) => status === 'out_for_delivery')?.expected).toBe(
    '12:00–15:00',
  );
  const pickup = makeOrder({ method: 'pickup', address: null });
  expect(listTimeline(pickup).find(({ status }) => status === 'collected')?.expected).toBe('12:00–15:00');
});

describe('a refund is a step with its day (P29.424)', () => {
  const tell = (...args: Parameters<typeof makeOrder>) =>
    listTimeline(makeOrder(...args))
      .slice(2)
      .map(({ title, state, at, expected }) => [title, state, at ?? expected].join(' | '));
  const history = makeHistory('confirmed', { status: 'cancelled', by: 'customer' });
  const refund = (changes: Partial<ReturnType<typeof makeMoney>['refunds'][number]>) => ({
    id: 'r1',
    way: 'online' as const,
    amount: 20_500,
    status: 'pending' as const,
    reason: '',
    createdAt: '2026-11-18T10:00:00.000Z',
    settledAt: null,
    ...changes,
  });
  const cancel = (money: Parameters<typeof makeMoney>[0]) =>
    tell({ status: 'cancelled', history, money: makeMoney({ due: 0, paid: 20_500, ...money }) });

  test('while it is owed, by when it is sent and arrives', () => {
    expect(cancel({ refundDue: 20_500 })).toEqual([
      'Refund of ₦20,500 sent | next | by Thu 19 Nov',
      'Refund of ₦20,500 arrived | next | by Thu 3 Dec',
    ]);
  });

  test('while it is to be transferred, by when that is done', () => {
    const refunds = [refund({ way: 'transfer', status: 'to_send' })];
    expect(cancel({ refundDue: 20_500, refunds })).toEqual([
      'Refund of ₦20,500 approved | done | 2026-11-18T10:00:00.000Z',
      'Refund of ₦20,500 sent | next | by Fri 20 Nov',
    ]);
  });

  test('while the bank has it, when it was sent and by when it arrives', () => {
    expect(cancel({ refundDue: 20_500, refunds: [refund({})] })).toEqual([
      'Refund of ₦20,500 sent | done | 2026-11-18T10:00:00.000Z',
      'Refund of ₦20,500 arrived | next | by Wed 2 Dec',
    ]);
  });

  test('and of several, what is expected first comes first', () => {
    const refunds = [
      refund({ amount: 5_500 }),
      refund({ id: 'r2', amount: 5_500, way: 'transfer', status: 'to_send' }),
    ];
    expect(cancel({ refundDue: 20_500, refunds }).slice(2)).toEqual([
      'Refund of ₦9,500 sent | next | by Thu 19 Nov',
      'Refund of ₦5,500 sent | next | by Fri 20 Nov',
      'Refund of ₦5,500 arrived | next | by Wed 2 Dec',
      'Refund of ₦9,500 arrived | next | by Thu 3 Dec',
    ]);
    const keys = listTimeline(makeOrder({ money: makeMoney({ refunds }) })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('once it is done, when; and what failed or went to another order is none', () => {
    const settledAt = '2026-11-19T10:00:00.000Z';
    const refunds = [
      refund({ status: 'failed', settledAt }),
      refund({ way: 'carried_over', status: 'processed', settledAt }),
      refund({ way: 'cash', amount: 500, status: 'processed', settledAt }),
    ];
    expect(cancel({ refunded: 20_500, refunds })).toEqual([
      `Refund of ₦500 paid in cash | done | ${settledAt}`,
    ]);
  });

  test('of an order that goes on it stands where it happened, and what is to come of it last', () => {
    const titles = listTimeline(
      makeOrder({
        status: 'ready',
        history: makeHistory('confirmed', { status: 'ready', at: '2026-11-20T10:00:00.000Z' }),
        money: makeMoney({ due: 0, paid: 22_000, refunds: [refund({ amount: 1_500 })] }),
      }),
    ).map(({ title }) => title);
    expect(titles).toEqual([
      'Order placed and confirmed',
      'Refund of ₦1,500 sent',
      'Packed and ready',
      'Out for delivery',
      'Delivered',
      'Refund of ₦1,500 arrived',
    ]);
  });
});
