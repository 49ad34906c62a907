import { expect, test } from 'vitest';
import { ORDER_STATUSES, ORDER_STEPS } from '../../../../domain/orders/statuses.ts';
import { describeStep, findCommonSteps, findMainStep, isGrave } from './step-words.ts';

test('every step that an administrator may make has words', () => {
  const possible = ORDER_STEPS.filter(({ by }) => by.includes('administrator')).map(({ to }) => to);
  for (const to of possible) expect(describeStep(to).button).not.toBe('');
});

test('nobody lets an order expire by hand', () => {
  expect(() => describeStep('expired')).toThrow(RangeError);
});

test('what cannot be taken back is asked about, the daily steps are not', () => {
  const asked = ORDER_STATUSES.filter((to) => to !== 'pending_payment' && to !== 'expired').filter(isGrave);
  expect(asked).toEqual(['confirmed', 'delivery_failed', 'cancelled']);
});

test('the main step leads on, never to an end that needs a second thought', () => {
  expect(findMainStep(['delivered', 'delivery_failed'])).toBe('delivered');
  expect(findMainStep(['in_kitchen', 'cancelled'])).toBe('in_kitchen');
  expect(findMainStep(['confirmed', 'cancelled'])).toBeNull();
  expect(findMainStep([])).toBeNull();
});

test('a question about several orders speaks of several, and of the balance where a part may be paid (P28.117, P28.249)', () => {
  const ask = (to: 'confirmed' | 'delivery_failed' | 'cancelled', count: number) => {
    const question = describeStep(to).ask?.(count);
    return [question?.title, question?.button];
  };
  expect(ask('confirmed', 1)).toEqual(['Confirm before full payment?', 'Confirm before full payment']);
  expect(ask('confirmed', 2)).toEqual(['Confirm 2 orders before full payment?', 'Confirm 2 orders']);
  expect(ask('delivery_failed', 3)).toEqual(['Mark 3 orders as not delivered?', 'Mark 3 orders']);
  expect(ask('cancelled', 2)).toEqual(['Cancel 2 orders?', 'Cancel 2 orders']);
  for (const to of ['confirmed', 'delivery_failed', 'cancelled'] as const)
    expect(describeStep(to).ask?.(2).consequences).not.toMatch(/\b(?:this order|its|it out)\b/);
});

test('an order whose deposit is missing is confirmed without the deposit (P28.513)', () => {
  expect(describeStep('confirmed', true).button).toBe('Confirm without the deposit');
  expect(describeStep('confirmed', true).ask?.(1).title).toBe('Confirm without the deposit?');
  expect(describeStep('ready', true).button).toBe('Mark as ready');
});

test('orders have in common what is possible for all of them', () => {
  const confirmed = { nextStatuses: ['in_kitchen', 'cancelled'] as const };
  const inKitchen = { nextStatuses: ['ready', 'cancelled'] as const };
  const delivered = { nextStatuses: [] };
  expect(findCommonSteps([confirmed])).toEqual(['in_kitchen', 'cancelled']);
  expect(findCommonSteps([confirmed, inKitchen])).toEqual(['cancelled']);
  expect(findCommonSteps([confirmed, delivered])).toEqual([]);
  expect(findCommonSteps([])).toEqual([]);
});
