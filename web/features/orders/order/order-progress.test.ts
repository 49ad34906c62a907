import { expect, test } from 'vitest';
import { makeHistory, makeOrder } from '../testing/example-order.ts';
import { describeProgress, listProgress } from './order-progress.ts';

const follow = (...args: Parameters<typeof makeOrder>) =>
  listProgress(makeOrder(...args)).map(({ label, state }) => `${label}: ${state}`);

test('an order that waits for its payment stands at its first step (P6.1)', () => {
  expect(follow()).toEqual([
    'Placed: now',
    'Confirmed: next',
    'In the kitchen: next',
    'Ready: next',
    'Out for delivery: next',
    'Delivered: next',
  ]);
});

test('the steps before the current one are filled', () => {
  const history = makeHistory('pending_payment', 'confirmed', 'in_kitchen');
  expect(follow({ status: 'in_kitchen', history })).toEqual([
    'Placed: done',
    'Confirmed: done',
    'In the kitchen: now',
    'Ready: next',
    'Out for delivery: next',
    'Delivered: next',
  ]);
});

test('a pickup is collected and never on its way', () => {
  expect(
    follow({ method: 'pickup', status: 'collected', history: makeHistory('confirmed', 'collected') }),
  ).toEqual(['Placed: done', 'Confirmed: done', 'In the kitchen: done', 'Ready: done', 'Picked up: done']);
});

test('a cancelled order stays where it was (P6.2)', () => {
  const history = makeHistory('pending_payment', 'confirmed', 'cancelled');
  expect(follow({ status: 'cancelled', history }).filter((step) => step.endsWith('done'))).toEqual([
    'Placed: done',
    'Confirmed: done',
  ]);
});

test('a delivery that failed has come as far as the door', () => {
  const history = makeHistory('confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed');
  expect(follow({ status: 'delivery_failed', history })).toContain('Out for delivery: done');
  expect(follow({ status: 'delivery_failed', history })).toContain('Delivered: next');
});

test('the bar is told in words too', () => {
  const history = makeHistory('pending_payment', 'confirmed', 'in_kitchen');
  expect(describeProgress(listProgress(makeOrder({ status: 'in_kitchen', history })))).toBe(
    'Step 3 of 6, in the kitchen',
  );
});
