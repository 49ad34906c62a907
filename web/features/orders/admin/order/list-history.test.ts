import { expect, test } from 'vitest';
import { makeHistory } from '../../testing/example-order.ts';
import { listHistory } from './list-history.ts';

const NOTHING = {
  ...{ history: [], historyActors: [], activity: [], changes: [] },
  ...({ origin: 'shop', payment: 'transfer' } as const),
};

const notify = (changes: Partial<Parameters<typeof listHistory>[0]>) =>
  listHistory({ ...NOTHING, ...changes }).map(({ title, who }) => `${title} ${who}`);

test('the latest step comes first, each with who made it', () => {
  const history = makeHistory(
    { status: 'pending_payment', by: 'customer' },
    { status: 'confirmed', by: 'shop' },
    'in_kitchen',
  );
  expect(notify({ history, historyActors: [null, null, 'Kẹhinde'] })).toEqual([
    'In the kitchen by Kẹhinde',
    'Confirmed automatically',
    'Placed online by the customer',
  ]);
});

test('a move tells what moved', () => {
  const history = makeHistory('confirmed', { words: 'Moved from Fri 20 Nov to Sat 21 Nov' });
  expect(notify({ history })[0]).toBe('Moved from Fri 20 Nov to Sat 21 Nov by an administrator');
});

test('a delivery that failed is called that, with what the rider said about it (P28.385)', () => {
  const history = makeHistory('confirmed', { status: 'delivery_failed', words: 'No answer to calls' });
  expect(listHistory({ ...NOTHING, history })[0]).toMatchObject({
    title: 'Not delivered',
    more: 'No answer to calls',
  });
});

test('a step tells why it was made, once, and what the customer asked for stands beside the answer (P28.227, P28.228)', () => {
  const history = makeHistory(
    'confirmed',
    { words: 'Moved from Fri 20 Nov to Sat 21 Nov' },
    { words: 'Requested change made' },
  );
  const [, moved, made] = history.map(({ at }) => at);
  const activity = [
    {
      at: moved ?? '',
      action: 'order.moved' as const,
      by: 'Ada',
      details: { before: 'Fri', after: 'Sat', reason: 'The oven broke' },
    },
    {
      at: '2026-11-17T09:01:30.000Z',
      action: 'order.change_requested' as const,
      by: null,
      details: { message: 'With candles' },
    },
    { at: made ?? '', action: 'order.change_made' as const, by: 'Ada', details: { reason: 'Five of them' } },
  ];
  const entries = listHistory({ ...NOTHING, history, activity });
  expect(entries.map(({ title, more }) => [title, more])).toEqual([
    ['Requested change made', 'Five of them'],
    ['Change requested', '“With candles”'],
    ['Moved from Fri 20 Nov to Sat 21 Nov', 'The oven broke'],
    ['Placed online', 'Confirmed'],
  ]);
  expect(entries[1]?.who).toBe('by the customer');
});

test('a change says what is otherwise than before, then why (P28.240)', () => {
  const history = makeHistory('confirmed', { words: 'Changed, ₦17,100 more' });
  const at = history[1]?.at ?? '';
  const words = ['Funfetti Cake: 8 inch → 10 inch', 'Sat 21 Nov, 09:00–12:00 → Sun 22 Nov, 15:00–18:00'];
  const details = { before: '₦37,400', after: '₦54,500', reason: 'More guests' };
  const activity = [{ at, action: 'order.changed' as const, by: 'Ada', details }];
  const [entry] = listHistory({
    ...{ ...NOTHING, history, activity },
    changes: [{ at, words }],
  });
  expect(entry).toMatchObject({
    title: 'Changed, ₦17,100 more',
    more: `${words.join(' · ')} · More guests`,
  });
});

test('an order that was taken down says where it came from', () => {
  expect(notify({ history: makeHistory('confirmed'), historyActors: ['Ada'], origin: 'whatsapp' })).toEqual([
    'Taken on WhatsApp by Ada',
  ]);
});

test('money stands between the steps with who moved it, before and after', () => {
  const activity = [
    {
      at: '2026-11-17T09:00:30.000Z',
      action: 'order.paid' as const,
      by: 'Ada',
      details: { amount: 500, way: 'cash', before: 0, after: 500 },
    },
  ];
  const history = makeHistory('pending_payment', 'confirmed');
  const entries = listHistory({ ...NOTHING, history, activity });
  expect(entries.map(({ title, more }) => [title, more])).toEqual([
    ['Confirmed', ''],
    ['Payment recorded', '₦500 by cash · Paid so far: ₦500'],
    ['Placed online', 'Awaiting payment'],
  ]);
  expect(entries.filter(({ isMoney }) => isMoney).map(({ who }) => who)).toEqual(['by Ada']);
});

test('the kitchen’s steps stand in the history as people say them (P28.483)', () => {
  const at = '2026-11-17T09:00:30.000Z';
  const details = { before: 'pack', after: 'hand_over' };
  const act = { at, action: 'order.stage_changed' as const, by: 'Ngozi', details };
  expect(listHistory({ ...NOTHING, activity: [act] })).toMatchObject([
    { title: 'Packed, ready', who: 'by Ngozi', more: '' },
  ]);
});

test('what was handed over before it was paid says how much was put on credit (P28.159, P28.331)', () => {
  const at = '2026-11-17T09:00:30.000Z';
  const act = { at, action: 'order.handed_over_unpaid' as const, by: 'Ada', details: { due: 4_000 } };
  expect(notify({ activity: [act] })).toEqual(['₦4,000 put on credit by Ada']);
});

test('a discount agreed by hand says how much, why and by whom, and a confirmation without payment what was due (P28.182)', () => {
  const at = '2026-11-17T09:00:30.000Z';
  const details = { amount: 20_000, reason: 'My friend' };
  const discount = { at, action: 'order.discount_agreed' as const, by: 'Kemi Desk', details };
  const [entry] = listHistory({ ...NOTHING, activity: [discount] });
  expect(entry).toMatchObject({
    title: 'Agreed discount',
    more: '₦20,000 · My friend',
    who: 'by Kemi Desk',
    isMoney: true,
  });
  const confirmed = { at, action: 'order.confirmed_unpaid' as const, by: 'Ada', details: { due: 4_000 } };
  expect(notify({ activity: [confirmed] })).toEqual(['Confirmed with a balance of ₦4,000 by Ada']);
});

test('what was paid as an order was taken down comes after it, and a cancelled one says why below (P28.73)', () => {
  const history = makeHistory('confirmed', { status: 'cancelled', words: 'The oven broke' });
  const at = history[0]?.at ?? '';
  const details = { amount: 500, way: 'cash', before: 0, after: 500 };
  const activity = [{ at, action: 'order.paid' as const, by: 'Ada', details }];
  const entries = listHistory({
    ...{ ...NOTHING, history, activity },
    ...{ historyActors: ['Ada', 'Ada'], origin: 'phone' },
  });
  expect(entries.map(({ title, more }) => [title, more])).toEqual([
    ['Cancelled', 'The oven broke'],
    ['Payment recorded', '₦500 by cash · Paid so far: ₦500'],
    ['Taken by phone', 'Confirmed'],
  ]);
});

test('an order whose payment was entered with it was not awaiting payment (P28.525)', () => {
  const history = makeHistory('pending_payment', 'confirmed');
  const details = { amount: 500, way: 'cash', before: 0, after: 500 };
  const act = { at: history[0]?.at ?? '', action: 'order.paid' as const, by: 'Ada', details };
  expect(listHistory({ ...NOTHING, history, activity: [act] }).at(-1)?.more).toBe('');
});

test('what waits to be confirmed was not placed to wait for money (P28.330)', () => {
  const history = makeHistory('pending_payment');
  expect(listHistory({ ...NOTHING, history, payment: 'on_delivery' })[0]?.more).toBe('Unconfirmed');
  expect(listHistory({ ...NOTHING, history })[0]?.more).toBe('Awaiting payment');
});
