import { expect, test } from 'vitest';
import { makeHistory } from '../../testing/example-order.ts';
import { listHistory } from './list-history.ts';

const notify = (changes: Partial<Parameters<typeof listHistory>[0]>) =>
  listHistory({ history: [], historyActors: [], origin: 'shop', ...changes }).map(
    ({ title, who }) => `${title} ${who}`,
  );

test('the latest step comes first, each with who made it', () => {
  const history = makeHistory(
    { status: 'pending_payment', by: 'customer' },
    { status: 'confirmed', by: 'shop' },
    'in_kitchen',
  );
  expect(notify({ history, historyActors: [null, null, 'Kẹhinde'] })).toEqual([
    'In the kitchen by Kẹhinde',
    'Confirmed by the shop itself',
    'Placed in the shop: awaiting payment by the customer',
  ]);
});

test('a move tells what moved', () => {
  const history = makeHistory('confirmed', { words: 'Moved from Fri 20 Nov to Sat 21 Nov' });
  expect(notify({ history })[0]).toBe('Moved from Fri 20 Nov to Sat 21 Nov by an administrator');
});

test('an order that was taken down says where it came from', () => {
  expect(notify({ history: makeHistory('confirmed'), historyActors: ['Ada'], origin: 'whatsapp' })).toEqual([
    'Placed on WhatsApp: confirmed by Ada',
  ]);
});
