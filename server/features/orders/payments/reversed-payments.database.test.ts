import { describe, expect, test } from 'vitest';
import {
  openPaymentDesk,
  type PaymentDesk,
  type PaymentDeskOptions,
  type PlacedByVisitor,
} from '../../../testing/payment-desk.ts';

/** Paid, and sent back at the provider's own desk, before the shop has heard of anything. */
async function payAndReverse(desk: PaymentDesk, placed: PlacedByVisitor, amountInKobo?: number) {
  const reference = await desk.start(placed);
  await desk.sandbox.transactions.pay(reference);
  const transaction = desk.sandbox.transactions.find(reference);
  const refund = transaction && (await desk.sandbox.refunds.begin(transaction, { amountInKobo, note: '' }));
  if (!refund || typeof refund === 'string') throw new Error('The payment cannot be sent back.');
  await desk.sandbox.refunds.end(refund.id, 'processed');
  return reference;
}

async function openWithReversed(options: PaymentDeskOptions = {}) {
  const desk = await openPaymentDesk(options);
  const placed = await desk.placeHeld();
  return { desk, placed, reference: await payAndReverse(desk, placed) };
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
  test('is booked with its refund by the sweep, confirms nothing, and everybody concerned is told (P9.3, P9.5, P10.1, P10.2)', async () => {
    const { desk, placed } = await openWithReversed();
    await desk.pass(2);
    await desk.sweep();
    expect(await desk.readOrder(placed)).toMatchObject({ status: 'pending_payment', ...WHOLE_AND_BACK });
    const told = await desk.listTold(placed.order.id);
    expect(told).toEqual(expect.arrayContaining(['refund email', 'payment_problem email']));
    expect(told).not.toContain('order_paid email');
    await desk.sweep();
    expect(await desk.listTold(placed.order.id)).toEqual(told);
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('is booked once, whichever of its messages comes first (P9.3)', async () => {
    const { desk, placed, reference } = await openWithReversed();
    for (const { id } of desk.sandbox.messages.list(reference).toReversed()) {
      await desk.sandbox.messages.deliver(id);
      await desk.shop.settle();
    }
    expect(await desk.readOrder(placed)).toMatchObject(WHOLE_AND_BACK);
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('is booked as gone although the provider lists no refund of it (P9.5)', async () => {
    const { desk, placed } = await openWithReversed({
      changePort: (port) => ({ ...port, listRefunds: async () => [] }),
    });
    await desk.pass(2);
    await desk.sweep();
    expect(await desk.readOrder(placed)).toMatchObject(WHOLE_AND_BACK);
  });

  test('for an order that has run out takes nothing up (P9.4, P9.5)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await payAndReverse(desk, placed);
    await desk.pass(21);
    await desk.deliverMessages(reference);
    expect(await desk.readOrder(placed)).toMatchObject({
      status: 'expired',
      takenUpAs: null,
      ...WHOLE_AND_BACK,
    });
  });

  test('in part is booked whole, with what went back, although no message came (P9.3)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    await payAndReverse(desk, placed, 200_000);
    await desk.pass(2);
    await desk.sweep();
    expect(await desk.readOrder(placed)).toMatchObject({
      status: 'confirmed',
      paymentState: 'part_refunded',
      money: { paid: 8_000, refunded: 2_000, due: 0 },
    });
    expect(await desk.findWrongSums()).toEqual([]);
  });
});
