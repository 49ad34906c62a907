import { expect, test } from 'vitest';
import { nameCustomer } from './name-customer.ts';
import type { NotificationSubject } from './say-notification.ts';

const ORDER: NotificationSubject = { what: 'order', id: '7', number: '482-093-718', isOwn: false };
const CUSTOM: NotificationSubject = { ...ORDER, what: 'custom_order', number: 'C-482' };
const MESSAGE: NotificationSubject = { what: 'contact_message', id: '7' };
const placed = { day: '2026-11-28', totalInKobo: 3_300_000 };

const say = (kind: string, about: NotificationSubject, details = {}, name = 'Adaeze Obi') =>
  nameCustomer(
    { kind, details, about, shopName: 'Oyin Bakes', at: new Date('2026-11-17T10:00:00Z') },
    { name, order: about === ORDER ? placed : null },
  );

test('the desk’s own list names who, how much and for when (P28.198)', () => {
  expect(say('new_order', ORDER)).toBe('Adaeze Obi ordered for Sat 28 Nov, ₦33,000.');
  expect(say('change_requested', ORDER)).toBe('Adaeze Obi asks to change the order for Sat 28 Nov.');
  expect(say('payment_problem', ORDER, { claimed: true })).toBe(
    'Adaeze Obi says they’ve paid for order 482-093-718.',
  );
  expect(say('new_custom_order', CUSTOM)).toBe('Adaeze Obi asks for a quote: custom order C-482.');
  expect(say('message', CUSTOM)).toBe('Adaeze Obi sent a message about custom order C-482.');
  expect(say('contact_message', MESSAGE)).toBe('Adaeze Obi: message on the contact page.');
});

test('what is told to customers, or about nobody known, names nobody (P28.198)', () => {
  expect(say('order_status', ORDER, { news: 'ready' })).toBeUndefined();
  expect(say('message', { ...CUSTOM, isOwn: true })).toBeUndefined();
  expect(say('new_order', ORDER, {}, '')).toBeUndefined();
  expect(say('payment_problem', ORDER)).toBeUndefined();
});
