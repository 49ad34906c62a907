import { expect, test } from 'vitest';
import { nameActor, sayChange, titleChange } from './audit-words.ts';

test('the activity log tells the user, another administrator and the shop itself apart', () => {
  expect(nameActor({ id: 'u1', name: 'Adaeze' }, 'u1')).toBe('by the user');
  expect(nameActor({ id: 'u2', name: 'Kẹhinde' }, 'u1')).toBe('by Kẹhinde');
  expect(nameActor(null, 'u1')).toBe('automatically');
});

test('a change says how much, how, before and after, and why, and a refund how far it is (P28.40)', () => {
  expect(
    sayChange({ amount: 5_000.5, way: 'card_machine', before: 0, after: 5_000.5, reason: 'Her son' }),
  ).toBe('₦5,000.50 by POS · Paid so far: ₦5,000.50 · Her son');
  expect(sayChange({ before: 'in_kitchen', after: 'cancelled' })).toBe('in the kitchen → cancelled');
  expect(sayChange({ before: 'to_send', after: 'processed' })).toBe('to be sent → sent');
  expect(sayChange({ before: 'customer', after: 'desk' })).toBe('customer → order desk');
  expect(sayChange({})).toBe('');
});

test('a step of the kitchen reads as people say it (P28.483)', () => {
  const say = (before: string, after: string) => titleChange('order.stage_changed', { before, after });
  expect(say('bake', 'decorate')).toBe('Baked, now decorating');
  expect(say('bake', 'pack')).toBe('Baked, now packing');
  expect(say('pack', 'hand_over')).toBe('Packed, ready');
  expect(say('hand_over', 'pack')).toBe('Back to packing');
  expect(say('bake', 'bake')).toBe('Started baking');
  expect(say('hand_over', 'hand_over')).toBe('Packed again');
  expect(sayChange({ before: 'bake', after: 'decorate' }, 'order.stage_changed')).toBe('');
});

test('a step that was taken back is called what it is not after all (P28.523)', () => {
  const details = { before: 'ready', after: 'in_kitchen' };
  expect(titleChange('order.step_undone', details)).toBe('Not ready after all');
  expect(sayChange(details, 'order.step_undone')).toBe('');
});

test('a product that is sold out today is called that, whether or not there is a shelf (P28.524)', () => {
  expect(titleChange('shop.shelf_changed', { what: 'Meat pie', isSoldOut: true })).toBe('Sold out today');
  expect(titleChange('shop.shelf_changed', { what: 'Meat pie', isSoldOut: false })).toBe('On sale again');
  expect(titleChange('shop.shelf_changed', { what: 'Meat pie: 30' })).toBe('Changed the shelf');
});

test('a refund that was only promised is to be sent and has lowered nothing, and what is kept says how much (P28.242)', () => {
  const promised = { amount: 500, way: 'transfer', before: 55_000, after: 54_500, refund: 'to_send' };
  expect(sayChange({ ...promised, reason: 'Paid too much' }, 'order.refunded')).toBe(
    '₦500 by bank transfer · to be sent · Paid too much',
  );
  const surplus = { amount: 5_000, before: 0, after: 5_000, reason: 'The butter is bought' };
  expect(sayChange(surplus, 'order.surplus_kept')).toBe('₦5,000 · The butter is bought');
});

test('what was paid is what came, and a refund says what it leaves (P28.288)', () => {
  const moved = { amount: 500, way: 'cash', before: 8_000, after: 7_500 };
  expect(sayChange(moved, 'order.payment_voided')).toBe(
    '₦500 by cash · Paid so far: ₦7,500 (before: ₦8,000)',
  );
  expect(sayChange(moved, 'order.refunded')).toBe(
    '₦500 by cash · Left after refunds: ₦7,500 (before: ₦8,000)',
  );
});
