import { expect, test } from 'vitest';
import { listAttentionTiles, sayCountedTwice } from './attention-tiles.ts';

const NOW = new Date('2026-11-16T11:00:00Z');
const CALM = {
  needing: 0,
  orders: {},
  unsettled: 0,
  unpaid: { orders: 0, value: 0 },
  expired: { since: '2026-11-16', orders: 0, value: 0 },
  unquoted: { orders: 0, messages: 0, waitingSince: null },
  unsentMails: 0,
  questions: 0,
  reviews: 0,
  awaitedVouchers: 0,
};

test('a calm day has no tiles', () => {
  expect(listAttentionTiles(CALM, NOW)).toEqual([]);
});

test.each([
  { orders: { late: 2 } },
  { orders: { delivery_failed: 2 } },
  { orders: { day_closed: 2 } },
  { orders: { unconfirmed: 2 } },
  { orders: { done_unpaid: 2 }, unsettled: 2, unpaid: { orders: 2, value: 9_000 } },
  { orders: { transfer_claimed: 2, part_paid: 2 }, unsettled: 2 },
])('whatever needs attention has one tile: %o', (found) => {
  expect(listAttentionTiles({ ...CALM, ...found }, NOW)).toMatchObject([{ count: 2 }]);
});

test('a quote that is later than promised says so and presses (P29.303)', () => {
  const unquoted = { orders: 1, messages: 0, waitingSince: '2026-11-13T16:00:00Z' };
  expect(listAttentionTiles({ ...CALM, unquoted }, NOW)).toMatchObject([
    { words: 'Oldest: 2 days ago, later than promised', tone: 'warning' },
  ]);
});

test('what waits for an answer and names no quote is called a message, and is never late as a quote (P28.407)', () => {
  const name = (unquoted: { orders: number; messages: number }) =>
    listAttentionTiles({ ...CALM, unquoted: { ...unquoted, waitingSince: '2026-11-13T16:00:00Z' } }, NOW);
  expect(name({ orders: 2, messages: 2 })).toMatchObject([{ title: 'Custom order messages', tone: 'tip' }]);
  expect(name({ orders: 2, messages: 1 })).toMatchObject([{ title: 'Quotes and messages', tone: 'warning' }]);
});

test('reviews to approve lead to their list (P28.406)', () => {
  expect(listAttentionTiles({ ...CALM, reviews: 3 }, NOW)).toMatchObject([
    { count: 3, title: 'Reviews', to: '/admin/reviews' },
  ]);
});

test('vouchers whose transfer is waited for lead to just these (P42.27)', () => {
  expect(listAttentionTiles({ ...CALM, awaitedVouchers: 2 }, NOW)).toMatchObject([
    { count: 2, title: 'Unpaid vouchers', to: '/admin/vouchers?show=awaited' },
  ]);
});

test('the most pressing comes first, each with what to know and where to act', () => {
  const tiles = listAttentionTiles(
    {
      needing: 4,
      orders: { overpaid: 1, refund_due: 2, late: 1 },
      unsettled: 3,
      unpaid: { orders: 4, value: 12_500.5 },
      expired: { since: '2026-11-15', orders: 2, value: 16_000 },
      unquoted: { orders: 2, messages: 0, waitingSince: '2026-11-15T16:00:00Z' },
      unsentMails: 3,
      questions: 1,
      reviews: 0,
      awaitedVouchers: 0,
    },
    NOW,
  );
  expect(tiles.map(({ title, count, words, to }) => [title, count, words, to])).toEqual([
    ['Late', 1, 'Past their delivery or pickup time', '/admin/orders?attention=late'],
    ['Payments to settle', 3, 'Refunds due, overpaid order', '/admin/orders?attention=money'],
    [
      'Expired unpaid',
      2,
      '₦16,000 since yesterday. Reinstate while there’s room',
      '/admin/orders?expiredFrom=2026-11-15',
    ],
    ['Quotes to send', 2, 'Oldest: 19 hours ago', '/admin/custom-orders?status=waiting'],
    ['Message', 1, 'From the contact page', '/admin/messages'],
    ['Emails not sent', 3, 'Send them again or dismiss them', '/admin/settings/notifications'],
  ]);
});

test('an order that is done and unpaid is said to be in its one tile, beside what else is counted there (P28.3, P28.75)', () => {
  const done = { ...CALM, needing: 3, orders: { done_unpaid: 2, part_paid: 2 }, unsettled: 3 };
  expect(listAttentionTiles(done, NOW)).toMatchObject([
    {
      title: 'Payments to settle',
      count: 3,
      words: '2 delivered or picked up but not paid in full, 1 with missing payments',
      tone: 'news',
    },
  ]);
  expect(sayCountedTwice(done)).toBeNull();
  const other = { ...CALM, needing: 2, orders: { transfer_claimed: 1, refund_stuck: 1 }, unsettled: 2 };
  expect(listAttentionTiles(other, NOW)).toMatchObject([{ words: 'Transfer to check, delayed refund' }]);
});

test('what is on credit is told apart from what is not paid (P28.54)', () => {
  const credit = { ...CALM, needing: 3, orders: { on_account: 2 }, unsettled: 2 };
  expect(listAttentionTiles(credit, NOW)).toMatchObject([
    { count: 2, words: '2 on credit', tone: 'warning' },
  ]);
  const both = { ...credit, orders: { done_unpaid: 1, on_account: 1 } };
  expect(listAttentionTiles(both, NOW)).toMatchObject([
    { words: '1 delivered or picked up but not paid in full, 1 on credit', tone: 'news' },
  ]);
});

test('orders with work on their goods and their money are in two tiles, and that is said (P28.3)', () => {
  const both = { ...CALM, needing: 3, orders: { late: 2, balance_due: 2 }, unsettled: 2 };
  expect(sayCountedTwice(both)).toBe('3 orders need attention. Some are counted more than once.');
});

test('a tile of one names one, and what is to be done about its money by the mark of its order (P28.462)', () => {
  const one = {
    ...CALM,
    orders: { change_requested: 1, refund_to_send: 1 },
    unsettled: 1,
    unquoted: { orders: 1, messages: 0, waitingSince: null },
  };
  expect(listAttentionTiles(one, NOW).map(({ count, title, words }) => [count, title, words])).toEqual([
    [1, 'Change request', expect.any(String)],
    [1, 'Payment to settle', 'Refund to send'],
    [1, 'Quote to send', expect.any(String)],
  ]);
});
