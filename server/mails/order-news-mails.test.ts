import { expect, test } from 'vitest';
import type { Order } from '../../contract/orders.ts';
import { ASKED_TO_CANCEL } from '../../domain/orders/asked-to-cancel.ts';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import { composeOrderNewsMail } from './order-news-mails.ts';
import { composeOwnWordsMail } from './own-words-mail.ts';

test('what staff write to a customer comes as they wrote it, under the order’s number, with one way to the order (P28.195)', () => {
  const words = 'I am so sorry, Ada.\n\nYour cake comes today: see oyin.example <3';
  const { subject, html, text } = composeOwnWordsMail(EXAMPLE_FACTS, words);
  expect(subject).toBe(`Your order ${EXAMPLE_ORDER.number}: a message from ${EXAMPLE_FACTS.shop.name}`);
  expect(text).toContain('I am so sorry, Ada.\n\nYour cake comes today: see oyin.example <3\n');
  expect(html).toContain('&lt;3');
  expect(text).toContain(EXAMPLE_FACTS.link);
});

test('confirms a requested change point by point, with what it would cost and when it is answered (P29.386, P29.412)', () => {
  const changeRequest = {
    id: 'r1',
    at: '2026-11-16T10:00:00.000Z',
    words: 'With candles',
    wanted: ['Honey Cake: 2 → 1'],
    difference: -9_000,
    status: 'open',
    answer: '',
  } as const;
  const order = { ...EXAMPLE_ORDER, changeRequest: { ...changeRequest, wanted: [...changeRequest.wanted] } };
  const { subject, text } = composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, 'change_asked');
  expect(subject).toBe('Your order 482-093-718: we’ve received your change request');
  expect(text).toContain(
    'You asked us to change your order. It would cost ₦9,000 less. Nothing changes until we’ve agreed. You’ll have our reply by the end of Tuesday 17 November.',
  );
  expect(text).toContain('Change: Honey Cake: 2 → 1\nMessage: With candles');
});

test('an order expired because it was not paid, or not confirmed where it was to be paid on receipt (P28.338)', () => {
  const say = (payment: 'transfer' | 'at_pickup') =>
    composeOrderNewsMail({ ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, payment } }, 'expired').text;
  expect(say('transfer')).toContain(
    'because it wasn’t paid in time. If you’ve already paid, reply to this email',
  );
  expect(say('at_pickup')).toContain('because it wasn’t confirmed in time. You can order again.');
});

test('a change that answers a request says that it is as asked, with the new price (P28.340)', () => {
  const { subject, text } = composeOrderNewsMail(EXAMPLE_FACTS, 'changed', { isAsAsked: true });
  expect(subject).toBe('Your order 482-093-718 has been changed as you asked');
  expect(text).toMatch(/We’ve changed your order for .+ as you asked\. The new total is ₦/);
  expect(text).toContain('2 × Honey & Ginger Cake');
  expect(composeOrderNewsMail(EXAMPLE_FACTS, 'changed').subject).toBe(
    'Your order 482-093-718 has been changed',
  );
});

test('a change that leaves something to pay leads to paying it, except on receipt (P29.258)', () => {
  const say = (payment: 'transfer' | 'on_delivery') =>
    composeOrderNewsMail({ ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, payment } }, 'changed').text;
  expect(say('transfer')).toContain('Pay now:');
  expect(say('on_delivery')).not.toContain('Pay now:');
});

test('a change after the customer said they have paid asks for nothing again (P29.583)', () => {
  const money = { ...EXAMPLE_ORDER.money, transferClaimedAt: '2026-11-17T09:00:00.000Z' };
  const { text } = composeOrderNewsMail(
    { ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, payment: 'transfer', money } },
    'changed',
  );
  expect(text).toContain('We’re checking for your transfer.');
  expect(text).not.toMatch(/still due|Pay now/);
});

test('what nobody will bake is not to be checked (P29.584)', () => {
  const say = (news: 'changed' | 'cancelled') =>
    composeOrderNewsMail({ ...EXAMPLE_FACTS, leftOut: ['inscription'] }, news).text;
  expect(say('changed')).toContain('Please check your inscription');
  expect(say('cancelled')).not.toContain('Please check');
});

test('a confirmation that leaves once the kitchen has begun offers no change (P28.482)', () => {
  const say = (status: Order['status']) =>
    composeOrderNewsMail({ ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, status } }, 'confirmed').text;
  expect(say('confirmed')).toContain('until we start baking');
  expect(say('ready')).not.toContain('until we start baking');
});

test('whoever asked us to cancel reads so (P28.480)', () => {
  const at = '2026-11-17T10:00:00.000Z';
  const step = { at, status: 'cancelled', by: 'administrator', words: ASKED_TO_CANCEL } as const;
  const order = { ...EXAMPLE_ORDER, history: [...EXAMPLE_ORDER.history, step] };
  const { text } = composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, 'cancelled');
  expect(text).toContain('Your order has been cancelled, as you asked.');
});

test('tells why we cancelled an order, what it was and what is refunded and when, or that nothing was paid (P28.72, P28.236, P28.384, P29.380, P29.497)', () => {
  const { money, history } = EXAMPLE_ORDER;
  const say = (by: 'administrator' | 'customer', part: Partial<typeof money>) => {
    const step = {
      at: '2026-11-17T10:00:00.000Z',
      status: 'cancelled',
      by,
      words: 'Our oven broke',
    } as const;
    const order = { ...EXAMPLE_ORDER, history: [...history, step], money: { ...money, ...part } };
    return composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, 'cancelled').text;
  };
  const promised = say('administrator', { paid: 21_000, refundDue: 21_000 });
  expect(promised).toContain(
    'We’ll send ₦21,000 back to the card or account you paid with by Thu 19 Nov. Your bank may take until Thu 3 Dec to show it.',
  );
  expect(promised).toContain('Your order has been cancelled: Our oven broke.');
  expect(say('administrator', { refundDue: 0, refunded: 5_000 })).toContain('We’ve refunded ₦5,000.');
  const own = say('customer', { paid: 0, refundDue: 0, refunded: 0 });
  expect(own).not.toMatch(/refund|oven/);
  expect(own).toContain('Your order has been cancelled. Nothing has been paid for it.');
  expect(own).toContain('2 × Honey & Ginger Cake');
  expect(say('customer', { transferClaimedAt: '2026-11-17T09:00:00.000Z' })).toContain(
    'Once we find it, we’ll send it back to your bank account within 2 working days.',
  );
  const refund = {
    id: 'r1',
    way: 'voucher',
    amount: 5_000,
    status: 'processed',
    reason: '',
    createdAt: '2026-11-17T10:00:00.000Z',
    settledAt: '2026-11-17T10:00:00.000Z',
  } as const;
  expect(say('customer', { paid: 21_000, refundDue: 16_000, refunded: 5_000, refunds: [refund] })).toMatch(
    /₦5,000 is back on your voucher\. We’ll send ₦16,000 back/,
  );
  const toSend = { ...refund, way: 'transfer', amount: 21_000, status: 'to_send', settledAt: null } as const;
  expect(say('administrator', { paid: 21_000, refundDue: 21_000, refunds: [toSend] })).toMatch(
    /We’ll refund ₦21,000 by bank transfer by Thu 19 Nov\. (It goes|If we don’t).* We’ll email you when it’s sent\./,
  );
});
