import { expect, test } from 'vitest';
import { nameMaker, sayDetails } from './audit-log-words.ts';

test('what changed is said in words people use, and without labels', () => {
  expect(sayDetails({ changed: 'isOn, isCounterSaleOn, openingHours' })).toBe(
    'turned on or off, counter sale, opening hours',
  );
  expect(sayDetails({})).toBe('');
  expect(sayDetails({ changed: 'name, tagline' })).toBe('name, tagline');
  expect(sayDetails({ changed: 'weekdays, transferAccount' })).toBe('baking days, bank account');
});

test('what was said in words stays as it was said, and is not said twice', () => {
  expect(sayDetails({ what: 'the name from “Pie” to “Meat Pie”' })).toBe('the name from “Pie” to “Meat Pie”');
  expect(sayDetails({ what: 'published', products: 12 })).toBe('published · 12 products');
  expect(sayDetails({ after: 900, before: 800, what: 'the price from ₦800 to ₦900' })).toBe(
    'the price from ₦800 to ₦900',
  );
});

test('the activity log says days, moments, pages and numbers as people do, whatever order they are kept in (P28.113)', () => {
  expect(sayDetails({ isClosed: true, day: '2026-12-24' })).toBe('Thursday 24 December · closed');
  expect(sayDetails({ isClosed: false, day: '2026-12-24' })).toBe('Thursday 24 December · open');
  expect(sayDetails({ workUnits: '80 → 40', day: '2026-11-24' })).toBe(
    'Tuesday 24 November · 80 → 40 kitchen points',
  );
  expect(sayDetails({ slug: 'about', what: 'changed', title: 'About us', status: 'published' })).toBe(
    '“About us” · changed · published',
  );
  expect(sayDetails({ before: '2026-11-18T14:00:00.000Z', after: '2026-11-19T14:00:00.000Z' })).toBe(
    '18 Nov 2026, 15:00 → 19 Nov 2026, 15:00',
  );
  expect(sayDetails({ merge: '0b5e2a5e' })).toBe('');
  expect(sayDetails({ orders: 1 })).toBe('1 order');
  expect(sayDetails({ message: 'We are sorry.' })).toBe('“We are sorry.”');
  expect(sayDetails({ voucher: 'K7QF', amount: 5_000, way: 'cash' })).toBe(
    '₦5,000 by cash · voucher ending K7QF',
  );
  expect(sayDetails({ posts: 0, pages: 3, isSomethingNew: true })).toBe('3 pages · is something new: yes');
});

test('who made a change is named, oneself as such, a guest as the customer, and the shop itself (P28.203)', () => {
  const ada = { id: '1', name: 'Ada' };
  const action = 'order.paid';
  expect(nameMaker({ action, actor: null, subject: ada })).toBe('automatically');
  expect(nameMaker({ action: 'order.payment_disputed', actor: null, subject: null })).toBe(
    'by the customer’s bank',
  );
  expect(nameMaker({ action: 'order.change_requested', actor: null, subject: null })).toBe('by the customer');
  expect(nameMaker({ action, actor: ada, subject: ada })).toBe('by themselves');
  expect(nameMaker({ action, actor: ada, subject: null })).toBe('by Ada');
});
