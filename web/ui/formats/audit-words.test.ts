import { expect, test } from 'vitest';
import { nameActor, sayChange } from './audit-words.ts';

test('the activity log tells the user, another administrator and the shop itself apart', () => {
  expect(nameActor({ id: 'u1', name: 'Adaeze' }, 'u1')).toBe('by the user');
  expect(nameActor({ id: 'u2', name: 'Kẹhinde' }, 'u1')).toBe('by Kẹhinde');
  expect(nameActor(null, 'u1')).toBe('automatically');
});

test('a change says how much, how, before and after, and why, and a refund how far it is (P28.40)', () => {
  expect(
    sayChange({ amount: 5_000.5, way: 'card_machine', before: 0, after: 5_000.5, reason: 'Her son' }),
  ).toBe('₦5,000.50 by card machine · Paid so far: ₦5,000.50 · Her son');
  expect(sayChange({ before: 'in_kitchen', after: 'cancelled' })).toBe('in the kitchen → cancelled');
  expect(sayChange({ before: 'to_send', after: 'processed' })).toBe('to be sent → sent');
  expect(sayChange({ before: 'pack', after: 'hand_over' })).toBe('pack → ready');
  expect(sayChange({ before: 'customer', after: 'desk' })).toBe('customer → order desk');
  expect(sayChange({})).toBe('');
});
