import { expect, test } from 'vitest';
import { nameMaker, sayDetails } from './audit-log-words.ts';

test('what changed is said without its label, everything else with it', () => {
  expect(sayDetails({ changed: 'isOn, isCounterSaleOn, openingHours' })).toBe(
    'switched on or off, counter sale, opening hours',
  );
  expect(sayDetails({})).toBe('');
  expect(sayDetails({ changed: 'name, tagline' })).toBe('name, tagline');
  expect(sayDetails({ day: '2026-12-24', changed: 'closed' })).toBe('day: 2026-12-24 · closed');
});

test('what was told in words stays as it was told', () => {
  expect(sayDetails({ what: 'the name from “Pie” to “Meat Pie”' })).toBe('the name from “Pie” to “Meat Pie”');
  expect(sayDetails({ what: 'published', products: 12 })).toBe('published · products: 12');
  expect(sayDetails({ slug: 'cake-sizes', what: 'created' })).toBe('slug: cake-sizes · created');
});

test('names of parts and yes or no are said as people write them', () => {
  expect(sayDetails({ changed: 'phone, openingHours' })).toBe('phone, opening hours');
  expect(sayDetails({ day: '2026-12-24', isClosed: true })).toBe('day: 2026-12-24 · is closed: yes');
});

test('who made a change is named, oneself as such, and the shop itself', () => {
  const ada = { id: '1', name: 'Ada' };
  const action = 'order.paid';
  expect(nameMaker({ action, actor: null, subject: ada })).toBe('automatically');
  expect(nameMaker({ action: 'order.payment_disputed', actor: null, subject: null })).toBe(
    'by the customer’s bank',
  );
  expect(nameMaker({ action, actor: ada, subject: ada })).toBe('by themselves');
  expect(nameMaker({ action, actor: ada, subject: null })).toBe('by Ada');
});
