import { expect, test } from 'vitest';
import { canBeNotified } from '../../../../domain/notifications/can-be-notified.ts';
import { makeHistory, makeMoney } from '../testing/example-order.ts';
import { linkWhatsapp, sayNotified, writeCustomerMessage, writeMovedMessage } from './customer-message.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const { contact } = makeAdminOrder();
const silent = makeAdminOrder({ contact: { ...contact, email: '' }, userId: null });

test('a customer is said to be notified only where something reaches them (P22.9)', () => {
  const byMail = makeAdminOrder({ contact: { ...contact, email: 'ada@example.com' } });
  const inShop = makeAdminOrder({ contact: { ...contact, email: '' }, userId: 'u1' });
  expect([byMail, inShop, silent].map(canBeNotified)).toEqual([true, true, false]);
  expect([byMail, inShop, silent].map(sayNotified)).toEqual([
    'The customer is notified by email.',
    'The customer is notified in their account.',
    'The customer has no email address: tell them on WhatsApp or call.',
  ]);
});

test('whoever has no email gets the same news on WhatsApp, written already (P22.9)', () => {
  const ready = makeAdminOrder({ ...silent, status: 'ready', method: 'pickup' });
  expect(writeCustomerMessage(ready)).toMatch(/^Hello \S+, your order 482-093-718 is ready\. Pick it up on /);
  expect(decodeURIComponent(linkWhatsapp(ready))).toBe(
    `https://wa.me/${contact.phone.slice(1)}?text=${writeCustomerMessage(ready)}`,
  );
  const cancelled = makeAdminOrder({ ...silent, status: 'cancelled' });
  expect(writeCustomerMessage(cancelled)).toMatch(/is cancelled\.$/);
});

test('on WhatsApp an unpaid order says how much, by when and to which account, a cancelled one what goes back (P28.20)', () => {
  const account = { bank: 'Zenith Bank', accountNumber: '1012345678', accountName: 'Oyin Bakes Ltd' };
  const unpaid = makeAdminOrder({
    ...silent,
    status: 'pending_payment',
    payment: 'transfer',
    holdUntil: '2026-11-17T13:00:00.000Z',
    money: makeMoney({ due: 20_500, dueNow: 10_000 }),
  });
  const message = writeCustomerMessage(unpaid, account);
  expect(message).toContain('Please pay a deposit of ₦10,000 by ');
  expect(message).toContain('14:00 to confirm it. Bank transfer: Zenith Bank, 1012345678, Oyin Bakes Ltd');
  expect(writeCustomerMessage({ ...unpaid, payment: 'card' }, account)).not.toContain('Zenith');
  const money = makeMoney({ paid: 20_500, due: 0, dueNow: 0, refunded: 500, refundDue: 20_000 });
  expect(writeCustomerMessage(makeAdminOrder({ ...silent, status: 'cancelled', money }))).toMatch(
    /is cancelled\. We’ve refunded ₦500\. We’ll refund you ₦20,000\.$/,
  );
});

test('on WhatsApp a part is thanked for, and the rest is asked for as it was agreed (P28.390)', () => {
  const account = { bank: 'Zenith Bank', accountNumber: '1012345678', accountName: 'Oyin Bakes Ltd' };
  const money = makeMoney({ paid: 3_000, due: 7_000, dueNow: 7_000 });
  const part = makeAdminOrder({ ...silent, payment: 'transfer', method: 'delivery', money });
  expect(writeCustomerMessage({ ...part, status: 'pending_payment' }, account)).toMatch(
    /\. We’ve received ₦3,000, thank you\. Please pay ₦7,000 by .* to confirm it\. Bank transfer: /,
  );
  expect(writeCustomerMessage({ ...part, status: 'confirmed', isBalanceAgreed: true }, account)).toMatch(
    /is confirmed for .*\. We’ve received ₦3,000, thank you\. The balance of ₦7,000 is due on delivery\.$/,
  );
});

test('after delivery or pickup what is left is still to be paid (P28.432)', () => {
  const money = makeMoney({ paid: 10_000, due: 13_900, dueNow: 13_900 });
  const part = makeAdminOrder({ ...silent, payment: 'transfer', isBalanceAgreed: true, money });
  const account = { bank: 'Zenith Bank', accountNumber: '1012345678', accountName: 'Oyin Bakes Ltd' };
  expect(writeCustomerMessage({ ...part, status: 'delivered' }, account)).toMatch(
    /We’ve received ₦10,000, thank you\. ₦13,900 is still to be paid\. Bank transfer: Zenith Bank, 1012345678, /,
  );
  const nothing = makeMoney({ paid: 0, due: 23_900, dueNow: 23_900 });
  expect(
    writeCustomerMessage({ ...part, payment: 'on_delivery', status: 'collected', money: nothing }),
  ).toMatch(/We’d love to hear from you\. ₦23,900 is still to be paid\.$/);
});

test('on WhatsApp a deposit is thanked for, with what is left and until when (P28.57)', () => {
  const account = { bank: 'Zenith Bank', accountNumber: '1012345678', accountName: 'Oyin Bakes Ltd' };
  const money = makeMoney({ deposit: 10_000, paid: 10_000, due: 10_500, dueNow: 10_500 });
  const order = makeAdminOrder({ ...silent, status: 'confirmed', payment: 'transfer', money });
  expect(writeCustomerMessage({ ...order, balanceDay: '2026-11-20' }, account)).toMatch(
    /is confirmed for .*\. We’ve received ₦10,000, thank you\. The balance of ₦10,500 is due by Friday 20 November\. Bank transfer: Zenith Bank, 1012345678, Oyin Bakes Ltd, reference 482-093-718\.$/,
  );
  expect(writeCustomerMessage({ ...order, status: 'ready' })).toMatch(/The balance of ₦10,500 is due\.$/);
  const paid = makeMoney({ paid: 20_500, due: 0, dueNow: 0 });
  expect(writeCustomerMessage({ ...order, money: paid }, account)).toMatch(
    /We’ve received ₦20,500, thank you\. Nothing more is due\.$/,
  );
});

test('on WhatsApp what was paid and what went back of it are both said (P28.156)', () => {
  const order = makeAdminOrder({ ...silent, status: 'confirmed' });
  const write = (money: Parameters<typeof makeMoney>[0]) =>
    writeCustomerMessage({ ...order, money: makeMoney(money) });
  expect(write({ paid: 8_500, due: 0, dueNow: 0, refunded: 1_500 })).toMatch(
    /\. You paid ₦8,500; we refunded ₦1,500\. Nothing more is due\.$/,
  );
  // So that whoever adds it up finds it right (P28.206).
  expect(write({ paid: 8_500, due: 12_500, dueNow: 12_500, refunded: 1_500, waived: 1_000 })).toMatch(
    /\. We’ve taken ₦1,000 off as goodwill\. You paid ₦8,500; we refunded ₦1,500\. The balance of ₦12,500 is due\.$/,
  );
  expect(write({ paid: 8_500, due: 0, dueNow: 0, waived: 1_500, writtenOff: 1_000 })).toMatch(
    /\. We’ve taken ₦500 off as goodwill\. We’ve written off ₦1,000\. We’ve received ₦8,500, thank you\./,
  );
  expect(write({ paid: 8_500, due: 0, dueNow: 0, refundDue: 500 })).toMatch(
    /\. We’ve received ₦8,500, thank you\. We’ll refund you ₦500\. Nothing more is due\.$/,
  );
  expect(write({ paid: 8_500, due: 13_500, dueNow: 13_500, refunded: 1_500 })).toMatch(
    /\. You paid ₦8,500; we refunded ₦1,500\. The balance of ₦13,500 is due\.$/,
  );
});

test('on WhatsApp an order that was changed says what it is now and what that costs, one that was moved its new time (P28.57)', () => {
  const changed = makeAdminOrder({
    ...silent,
    status: 'confirmed',
    total: 29_000,
    money: makeMoney({ paid: 20_500, due: 8_500, dueNow: 8_500 }),
    history: makeHistory('confirmed', { status: 'confirmed', words: 'Changed, ₦8,500 more' }),
  });
  const message = writeCustomerMessage(changed);
  expect(message).toMatch(/^Hello \S+, we’ve changed your order 482-093-718 for .*\. It’s now \d × /);
  expect(message).toMatch(
    /The total is ₦29,000 \(₦8,500 more\)\. We’ve received ₦20,500, thank you\. The balance of ₦8,500 is due\.$/,
  );
  const moved = {
    ...changed,
    history: makeHistory('confirmed', { words: 'Moved from Fri 20 Nov to Sat 21 Nov' }),
  };
  expect(writeCustomerMessage(moved)).toContain('we’ve moved your order 482-093-718. The new time');
  expect(writeCustomerMessage({ ...changed, status: 'ready' })).not.toContain('changed');
});

test('whoever has no email is asked on WhatsApp how it was (P40.2)', () => {
  const delivered = makeAdminOrder({ ...silent, status: 'delivered' });
  expect(writeCustomerMessage(delivered)).toMatch(/thank you for your order 482-093-718\. How was it\?/);
});

test('on WhatsApp whoever was given something back is not asked how it was (P28.297)', () => {
  const write = (money: Parameters<typeof makeMoney>[0]) =>
    writeCustomerMessage(makeAdminOrder({ ...silent, status: 'collected', money: makeMoney(money) }));
  const paid = { paid: 33_000, due: 0, dueNow: 0 };
  expect(write({ ...paid, refunded: 3_000, waived: 3_000 })).toMatch(
    /thank you for your order 482-093-718\. We’ve given you back ₦3,000\. We’re sorry\.$/,
  );
  expect(write({ ...paid, refundDue: 3_000, waived: 3_000 })).toMatch(
    /482-093-718\. We’ll refund you ₦3,000\. We’re sorry\.$/,
  );
  expect(write({ paid: 20_000, due: 3_000, dueNow: 3_000, refunded: 500, waived: 500 })).toMatch(
    /482-093-718\. We’re sorry\. We’ve taken ₦500 off as goodwill\. You paid ₦20,000; we refunded ₦500\. ₦3,000 is still to be paid\.$/,
  );
  // What was paid too much is nobody's fault.
  expect(write({ ...paid, refunded: 500 })).toMatch(/We’ve given you back ₦500\. How was it\?/);
  expect(write(paid)).toMatch(/How was it\? We’d love to hear from you\.$/);
});

test('whoever has no email reads on WhatsApp that one order was moved, and to when (P28.45)', () => {
  const slot = { day: '2026-11-24', windowId: 'noon', from: '12:00', to: '15:00' };
  const moved = makeAdminOrder({ ...silent, status: 'confirmed', method: 'pickup', slot });
  expect(writeMovedMessage({ ...moved, money: makeMoney({ due: 2_000 }) })).toMatch(
    /^Hello \S+, we’ve moved your order 482-093-718\. The new time for your pickup is Tuesday 24 November, 12:00–15:00\. ₦2,000 is due\.$/,
  );
  expect(writeMovedMessage({ ...moved, money: makeMoney({ due: 0 }) })).toMatch(/15:00\.$/);
});
