import { describe, expect, test } from 'vitest';
import {
  openPaymentAdmin,
  type PaymentAdmin,
  type PaymentAdminOptions,
  type PlacedByVisitor,
} from '../../../testing/payment-admin.ts';

/** Paid, and sent back at the provider's own desk, before the shop has heard of anything. */
async function payAndReverse(admin: PaymentAdmin, placed: PlacedByVisitor, amountInKobo?: number) {
  const reference = await admin.start(placed);
  await admin.sandbox.transactions.pay(reference);
  const transaction = admin.sandbox.transactions.find(reference);
  const refund = transaction && (await admin.sandbox.refunds.begin(transaction, { amountInKobo, note: '' }));
  if (!refund || typeof refund === 'string') throw new Error('The payment cannot be sent back.');
  await admin.sandbox.refunds.end(refund.id, 'processed');
  return reference;
}

async function openWithReversed(options: PaymentAdminOptions = {}) {
  const admin = await openPaymentAdmin(options);
  const placed = await admin.placeHeld();
  return { admin, placed, reference: await payAndReverse(admin, placed) };
}

const WHOLE_AND_BACK = {
  paymentState: 'refunded',
  money: {
    paid: 8_000,
    refunded: 8_000,
    due: 0,
    refundDue: 0,
    payments: [{ way: 'card', amount: 8_000 }],
    refunds: [{ way: 'online', amount: 8_000, status: 'processed' }],
    openAttempt: null,
  },
};

describe('a payment that went back before the shop heard of it', () => {
  test('is booked with its refund by the sweep, confirms nothing, and everybody concerned is told (P9.3, P9.5, P10.1, P10.2)', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await openWithReversed();
    await admin.pass(2);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment', ...WHOLE_AND_BACK });
    const notified = await admin.listNotified(placed.order.id);
    expect(notified).toEqual(expect.arrayContaining(['refund email', 'payment_problem email']));
    expect(notified).not.toContain('order_paid email');
    await admin.sweep();
    expect(await admin.listNotified(placed.order.id)).toEqual(notified);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is booked once, whichever of its messages comes first (P9.3)', { tags: 'long' }, async () => {
    const { admin, placed, reference } = await openWithReversed();
    for (const { id } of admin.sandbox.messages.list(reference).toReversed()) {
      await admin.sandbox.messages.deliver(id);
      await admin.shop.settle();
    }
    expect(await admin.readOrder(placed)).toMatchObject(WHOLE_AND_BACK);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is booked as gone although the provider lists no refund of it (P9.5)', { tags: 'long' }, async () => {
    const { admin, placed } = await openWithReversed({
      changePort: (port) => ({ ...port, listRefunds: async () => [] }),
    });
    await admin.pass(2);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'pending_payment',
      paymentState: 'unpaid',
      money: { paid: 0, refunded: 0, due: 8_000, refunds: [], reversals: [{ amount: 8_000 }] },
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('for an order that has expired takes nothing up (P9.4, P9.5)', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await payAndReverse(admin, placed);
    await admin.pass(21);
    await admin.deliverMessages(reference);
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'expired',
      reinstatedAs: null,
      ...WHOLE_AND_BACK,
    });
  });

  test('in part is booked whole, with what went back, although no message came (P9.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await payAndReverse(admin, placed, 200_000);
    await admin.pass(2);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'confirmed',
      paymentState: 'part_refunded',
      money: { paid: 8_000, refunded: 2_000, due: 0 },
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });
});

test('what was given back of a booked payment at the provider’s own desk is found by the sweep, though no message came (P31.1)', {
  tags: 'long',
}, async () => {
  const admin = await openPaymentAdmin();
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  await admin.sandbox.transactions.pay(reference);
  await admin.deliverMessages(reference);
  const transaction = admin.sandbox.transactions.find(reference);
  if (!transaction) throw new Error('There is no such payment.');
  await admin.sandbox.refunds.begin(transaction, { amountInKobo: 150_050, note: 'By telephone' });
  await admin.pass(24 * 60);
  await admin.sweep();
  expect(await admin.readOrder(placed)).toMatchObject({ money: { paid: 8_000, refunded: 1_500.5 } });
  expect(await admin.findWrongSums()).toEqual([]);
});
