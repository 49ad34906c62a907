import { expect, test } from 'vitest';
import { ATTENTION_REASONS } from '../../../domain/orders/attention.ts';
import { listAttentionTiles } from './attention-tiles.ts';

const NOW = new Date('2026-11-16T11:00:00Z');
const CALM = {
  orders: {},
  unpaid: { orders: 0, value: 0 },
  unquoted: { orders: 0, waitingSince: null },
  unsentMails: 0,
  questions: 0,
};

test('a calm day has no tiles', () => {
  expect(listAttentionTiles(CALM, NOW)).toEqual([]);
});

test.each(ATTENTION_REASONS)(
  'an order that needs attention because of “%s” is counted in some tile',
  (reason) => {
    expect(listAttentionTiles({ ...CALM, orders: { [reason]: 2 } }, NOW)).toMatchObject([{ count: 2 }]);
  },
);

test('the most pressing comes first, each with what to know and where to act', () => {
  const tiles = listAttentionTiles(
    {
      orders: { overpaid: 1, refund_due: 2, late: 1 },
      unpaid: { orders: 4, value: 12_500.5 },
      unquoted: { orders: 2, waitingSince: '2026-11-15T16:00:00Z' },
      unsentMails: 3,
      questions: 1,
    },
    NOW,
  );
  expect(tiles.map(({ title, count, words, to }) => [title, count, words, to])).toEqual([
    ['Late', 1, 'Past the end of their window', '/admin/orders?attention=1'],
    ['Payments to settle', 3, 'Transfers to confirm, money due or too much', '/admin/orders?attention=1'],
    ['Unpaid', 4, '₦12,500.50 still to come, their places are held', '/admin/orders?status=pending_payment'],
    ['Unquoted', 2, 'The oldest came 19 hours ago', '/admin/custom-orders'],
    ['Questions', 1, 'From the contact page', '/admin/messages'],
    ['Mails not sent', 3, 'Tried again by themselves; test the mail if it goes on', '/admin/settings/told'],
  ]);
});
