import { describe, expect, test } from 'vitest';
import { ORDER_NEWS } from '../orders/customer-news.ts';
import { listNotificationKinds, REQUESTED_MESSAGES } from './choices.ts';
import { type NotificationFacts, type NotificationSubject, sayNotification } from './say-notification.ts';

const ORDER: NotificationSubject = { what: 'order', id: '7', number: '482-093-718', isOwn: true };
const CUSTOM_ORDER: NotificationSubject = { ...ORDER, what: 'custom_order', number: 'C-482' };

const AT = new Date('2026-11-17T10:00:00Z');

const say = (facts: Partial<NotificationFacts>) =>
  sayNotification({
    kind: 'order_placed',
    details: {},
    about: ORDER,
    shopName: 'Oyin Bakes',
    at: AT,
    ...facts,
  });

describe('to the customer', () => {
  test.each([
    ['order_placed', {}, 'Oyin Bakes has received your order 482-093-718. Thank you!'],
    ['order_paid', { amount: 12_500 }, 'We’ve received ₦12,500 for your order 482-093-718.'],
    ['refund', { amount: 500.5, isDone: false }, 'We’re refunding ₦500.50 for your order 482-093-718.'],
    ['refund', { amount: 500, isDone: true }, 'We’ve refunded ₦500 for your order 482-093-718.'],
    ['order_status', { news: 'ready' }, 'Your order 482-093-718 is ready for pickup.'],
    [
      'order_status',
      { news: 'changed', isAsAsked: true },
      'We’ve changed order 482-093-718 as you asked. See the new total.',
    ],
  ])('%s %j', (kind, details, text) => {
    expect(say({ kind, details })).toMatchObject({ text, link: '/orders/7' });
  });

  test('a cancelled order says what is sent back and when, and nothing where nothing is owed (P29.380, P29.425)', () => {
    const text = (details: NotificationFacts['details']) =>
      say({ kind: 'order_status', details: { news: 'cancelled', ...details } }).text;
    expect(text({})).toBe('Your order 482-093-718 has been cancelled.');
    expect(text({ refundDue: 12_500 })).toBe(
      'Your order 482-093-718 has been cancelled. We’ll send ₦12,500 back to the card or account you paid with by Thu 19 Nov. Your bank may take until Thu 3 Dec to show it.',
    );
  });

  test.each([
    ['quote', { quoteVersion: 1 }, 'We’ve sent you a quote for your cake request C-482.'],
    ['message', { messageId: '1' }, 'Oyin Bakes sent you a message about your cake request C-482.'],
    ['order_status', { status: 'submitted' }, 'We’ve received your cake request C-482.'],
    ['order_status', { status: 'declined' }, 'We’re sorry, we can’t take on your cake request C-482.'],
    ['order_status', { status: 'expired' }, 'Our quote for your cake request C-482 has expired.'],
  ])('%s %j of a custom order', (kind, details, text) => {
    expect(say({ kind, details, about: CUSTOM_ORDER })).toMatchObject({ text, link: '/custom-orders/7' });
  });

  test('every piece of news has its own words', () => {
    const texts = ORDER_NEWS.map((news) => say({ kind: 'order_status', details: { news } }).text);
    expect(new Set(texts).size).toBe(ORDER_NEWS.length);
    for (const text of texts) expect(text).toContain('482-093-718');
  });
});

describe('to administrators', () => {
  const another = { ...ORDER, isOwn: false };
  test.each([
    ['new_order', {}, another, 'Order 482-093-718 has been placed.', '/admin/orders/7'],
    ['change_requested', {}, another, 'A customer has asked to change order 482-093-718.', '/admin/orders/7'],
    [
      'payment_problem',
      { claimed: true },
      another,
      'A customer says they’ve paid for order 482-093-718.',
      '/admin/orders/7',
    ],
    [
      'payment_problem',
      {},
      another,
      'The payment for order 482-093-718 doesn’t match its total.',
      '/admin/orders/7',
    ],
    [
      'payment_problem',
      { voucher: '7FAD', amount: 50_000, awaited: true },
      undefined,
      'A customer has ordered the voucher ending 7FAD and will transfer ₦50,000. Record the transfer when it arrives.',
      '/admin/vouchers?show=awaited',
    ],
    [
      'new_custom_order',
      {},
      { ...CUSTOM_ORDER, isOwn: false },
      'A customer has asked for a quote: custom order C-482.',
      '/admin/custom-orders/7',
    ],
    [
      'message',
      {},
      { ...CUSTOM_ORDER, isOwn: false },
      'A customer sent a message about custom order C-482.',
      '/admin/custom-orders/7',
    ],
    [
      'contact_message',
      {},
      { what: 'contact_message', id: '7' },
      'Someone has written to you on the contact page.',
      '/admin/messages',
    ],
  ] as const)('%s %j', (kind, details, about, text, link) => {
    expect(say({ kind, details, about })).toMatchObject({ text, link });
  });

  test('a voucher that waits for its transfer is named with its amount, also above the text (P29.528)', () => {
    const details = { voucher: '7FAD', amount: 50_000, awaited: true };
    expect(say({ kind: 'payment_problem', details, about: undefined }).title).toBe(
      'Voucher ordered: ₦50,000',
    );
  });

  test('who orders from their own shop is led to the desk by what is for the desk', () => {
    expect(say({ kind: 'new_order' }).link).toBe('/admin/orders/7');
    expect(say({ kind: 'order_placed' }).link).toBe('/orders/7');
  });
});

test('every kind says something, with a title, whatever its details', () => {
  for (const kind of [...listNotificationKinds(true), ...REQUESTED_MESSAGES]) {
    const { title, text } = say({ kind, details: { amount: 'none', news: 'none' } });
    expect([title, text]).not.toContain('');
    expect(text).not.toMatch(/undefined|null|NaN/);
  }
});

test('a kind that only a newer node knows is news all the same', () => {
  expect(say({ kind: 'horoscope', about: undefined })).toEqual({
    title: 'Oyin Bakes',
    text: 'You have a new notification.',
    link: null,
  });
});
