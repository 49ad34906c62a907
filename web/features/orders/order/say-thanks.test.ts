import { expect, test } from 'vitest';
import type { Order } from '../../../../contract/orders.ts';
import { makeOrder } from '../testing/example-order.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { sayThanks as sayThanksOf } from './say-thanks.ts';

const sayThanks = (arrival: Arrival, of: Order) => sayThanksOf(arrival, of, {});

const order = makeOrder({ status: 'confirmed' });
const firstName = order.contact.name.split(' ')[0];
const payment = {
  way: 'card' as const,
  amount: 6_000,
  paidAt: '2026-11-17T09:00:00.000Z',
  surcharge: 0,
  reference: '482-a1',
};
const paid = { ...order, money: { ...order.money, payments: [payment] } };

test('who comes from checkout is thanked, and told when an earlier try had arrived', () => {
  expect(sayThanks(readArrival({ isPlaced: true }), order)).toBe(
    `Thank you, ${firstName}! We’ve emailed you the details.`,
  );
  expect(sayThanks(readArrival({ isPlaced: true, isEarlier: true }), order)).toContain(
    'Your earlier attempt went through',
  );
});

test('who put more into the cart since an earlier try reads that it is still there (P29.172)', () => {
  const arrival = readArrival({ isPlaced: true, isEarlier: true, isCartLeft: true });
  expect(sayThanks(arrival, order)).toBe(
    'Your earlier attempt went through. This is the order we received. What you added since is still in your cart.',
  );
});

test('an order that is not paid yet is no reason to celebrate (P25.6)', () => {
  const unpaid = { ...order, status: 'pending_payment' } as const;
  const arrival = readArrival({ isPlaced: true });
  expect(sayThanks(arrival, { ...unpaid, payment: 'transfer' })).toBe('We’ve emailed you the details.');
  expect(sayThanks(arrival, { ...unpaid, payment: 'card' })).toBeNull();
});

test('who comes from the payment page is thanked once the money is there', () => {
  const arrival = readArrival({ reference: '482-a1' });
  expect(sayThanks(arrival, order)).toBeNull();
  expect(sayThanks(arrival, paid)).toBe(`Thank you, ${firstName}! We’ve received your payment.`);
});

test('who comes later, or to an order that has gone on, is not', () => {
  expect(sayThanks(readArrival(null), paid)).toBeNull();
  expect(sayThanks(readArrival({ isPlaced: true }), { ...order, status: 'delivered' })).toBeNull();
});

test('a shop that sends no email says so of none (P36.45)', () => {
  const shop = { sendsNoEmail: true } as const;
  const arrival = readArrival({ isPlaced: true });
  const unpaid = { ...order, status: 'pending_payment', payment: 'transfer' } as const;
  expect(sayThanksOf(arrival, unpaid, shop)).toBe('Save this page to follow your order.');
  expect(sayThanksOf(arrival, order, shop)).toBe(
    `Thank you, ${firstName}! Save this page to follow your order.`,
  );
});
