import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import {
  openPaymentAdmin,
  type PaymentAdmin,
  type PaymentAdminOptions,
} from '../../../testing/payment-admin.ts';

async function openWithPaidOrder(options: PaymentAdminOptions = {}) {
  const admin = await openPaymentAdmin(options);
  const placed = await admin.placeHeld();
  const reference = await admin.pay(placed);
  return { admin, placed, reference, orderId: placed.order.id };
}

function giveBack(admin: PaymentAdmin, orderId: string, amount: number, way = 'online', key?: string) {
  return admin.settleByHand(orderId, 'refunds', { way, amount, reason: 'Squashed' }, key);
}

/** The provider has heard of it, has come to its end with it and has told so. */
async function finish(admin: PaymentAdmin, reference: string): Promise<void> {
  await admin.shop.settle();
  await admin.pass(1);
  await admin.deliverMessages(reference);
}

describe('a refund through the provider', () => {
  test('is asked for, under way and done, and the customer is told at both ends (P6.5, P10.1)', async () => {
    const { admin, placed, reference, orderId } = await openWithPaidOrder();
    expect(await giveBack(admin, orderId, 2_500.5)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      money: { refunded: 0, refundDue: 2_500.5, refunds: [{ status: 'asked', amount: 2_500.5 }] },
      refundable: 5_499.5,
      refundableOnline: 5_499.5,
    });
    await admin.shop.settle();
    expect(await admin.readOrder(placed)).toMatchObject({ money: { refunds: [{ status: 'pending' }] } });
    await finish(admin, reference);
    expect(await admin.readOrder(placed)).toMatchObject({
      paymentState: 'part_refunded',
      money: { refunded: 2_500.5, refundDue: 0, due: 0, refunds: [{ status: 'processed' }] },
    });
    expect(admin.sandbox.refunds.list()).toMatchObject([{ amountInKobo: 250_050, status: 'processed' }]);
    const subjects = admin.shop.mails.map(({ subject }) => subject);
    const refund = `Refund of ₦2,500.50 for order ${(await admin.readOrder(placed)).number}`;
    expect(subjects).toContain(`${refund} is on its way`);
    expect(subjects).toContain(`${refund} sent`);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('of everything after a cancellation leaves nothing to settle (P6.5, P9.5)', async () => {
    const { admin, placed, reference, orderId } = await openWithPaidOrder();
    await placed.visitor.post(`/api/orders/${orderId}/cancel`);
    expect(await admin.readOrderList(orderId)).toMatchObject({ paymentState: 'refund_due' });
    await giveBack(admin, orderId, 8_000);
    await finish(admin, reference);
    expect(await admin.readOrderList(orderId)).toMatchObject({ paymentState: 'refunded', attention: [] });
  });

  test('is split over several payments, the newest first', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const second = await admin.start(placed, 'ussd');
    const first = await admin.pay(placed);
    await admin.pass(1);
    await admin.sandbox.transactions.pay(second);
    await admin.deliverMessages(second);
    await giveBack(admin, placed.order.id, 10_000);
    await finish(admin, first);
    await admin.deliverMessages(second);
    expect(admin.sandbox.refunds.list()).toMatchObject([
      { reference: second, amountInKobo: 800_000 },
      { reference: first, amountInKobo: 200_000 },
    ]);
    expect(await admin.readOrder(placed)).toMatchObject({ money: { paid: 16_000, refunded: 10_000 } });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('sent twice with the same key, even at the same moment, goes back once', async () => {
    const { admin, reference, orderId } = await openWithPaidOrder();
    const key = randomUUID();
    await Promise.all([
      giveBack(admin, orderId, 3_000, 'online', key),
      giveBack(admin, orderId, 3_000, 'online', key),
    ]);
    await giveBack(admin, orderId, 3_000, 'online', key);
    await finish(admin, reference);
    expect(admin.sandbox.refunds.list()).toHaveLength(1);
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('of more than came is refused, and so are two that are too much together', async () => {
    const { admin, orderId } = await openWithPaidOrder();
    const send = (amount: number, way: string) =>
      admin.sendByHand(orderId, 'refunds', { way, amount, reason: 'Squashed' });
    const refused = await send(8_000.01, 'online');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        code: 'refund_too_much',
        fields: { amount: 'Through the payment provider, you can refund at most ₦8,000.' },
      },
    ]);
    const both = await Promise.all([send(5_000, 'online'), send(5_000, 'online'), send(5_000, 'cash')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is bounded by what is still here after money was given back by hand', { tags: 'long' }, async () => {
    const { admin, orderId } = await openWithPaidOrder();
    await giveBack(admin, orderId, 6_000, 'cash');
    const refused = await admin.sendByHand(orderId, 'refunds', {
      way: 'online',
      amount: 2_000.01,
      reason: 'Squashed',
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        code: 'refund_too_much',
        fields: { amount: 'Through the payment provider, you can refund at most ₦2,000.' },
      },
    ]);
    expect(await giveBack(admin, orderId, 2_000)).toMatchObject({ refundable: 0, refundableOnline: 0 });
  });
});

describe('a refund that goes wrong', () => {
  test.each([
    ['failed', { status: 'failed', refundable: 8_000, attention: [] }],
    ['needs-attention', { status: 'needs_attention', refundable: 5_000, attention: ['refund_stuck'] }],
  ] as const)(
    'as %s is seen by the owner, and administrators are told (P9.5, P10.2)',
    async (course, expected) => {
      const { admin, reference, orderId } = await openWithPaidOrder();
      await admin.sandbox.transactions.choose(reference, { refundCourse: course });
      await giveBack(admin, orderId, 3_000);
      await finish(admin, reference);
      const { money, refundable, attention } = await admin.readOrderList(orderId);
      expect({ status: money.refunds[0]?.status, refundable, attention }).toEqual(expected);
      expect(await admin.listNotified(orderId)).toContain('payment_problem email');
      expect(await admin.findWrongSums()).toEqual([]);
      const [refund] = admin.sandbox.refunds.list();
      if (course === 'failed' || !refund) return;
      await admin.sandbox.refunds.end(refund.id, 'processed');
      await admin.deliverMessages(reference);
      expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 3_000 }, attention: [] });
    },
  );

  test('because its answer was lost is not asked for twice', async () => {
    const { admin, reference, orderId } = await openWithPaidOrder({
      changePort: (port) => loseFirst(port, 'refund'),
    });
    await giveBack(admin, orderId, 3_000);
    await admin.shop.settle();
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunds: [{ status: 'asked' }] } });
    await admin.pass(1);
    await admin.sweep();
    await finish(admin, reference);
    expect(admin.sandbox.refunds.list()).toHaveLength(1);
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('because the provider never heard of it is asked for again by the sweep', {
    tags: 'long',
  }, async () => {
    const { admin, reference, orderId } = await openWithPaidOrder();
    await giveBack(admin, orderId, 3_000);
    admin.sandbox.breakNextCall('before');
    await admin.shop.settle();
    expect(admin.sandbox.refunds.list()).toEqual([]);
    await admin.pass(1);
    await admin.sweep();
    await finish(admin, reference);
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('for good by the provider’s word, and yet found to have gone, is booked as gone', async () => {
    const { admin, reference, orderId } = await openWithPaidOrder({
      changePort: (port) => ({
        ...port,
        refund: async (input) => {
          await port.refund(input);
          throw new PaymentFault('refused', { isLasting: true });
        },
      }),
    });
    await giveBack(admin, orderId, 3_000);
    await admin.shop.settle();
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunds: [{ status: 'failed' }] } });
    await finish(admin, reference);
    expect(await admin.readOrderList(orderId)).toMatchObject({
      money: { refunded: 3_000, refunds: [{ status: 'processed' }] },
      refundable: 5_000,
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is still asked about after weeks, until the bank has done it (P9.3)', { tags: 'long' }, async () => {
    const { admin, reference, orderId } = await openWithPaidOrder();
    await admin.sandbox.transactions.choose(reference, { refundCourse: 'needs-attention' });
    await giveBack(admin, orderId, 3_000);
    await admin.shop.settle();
    for (let day = 0; day < 30; day += 1) {
      await admin.pass(24 * 60);
      await admin.sweep();
    }
    const [refund] = admin.sandbox.refunds.list();
    await admin.sandbox.refunds.end(refund?.id ?? '', 'processed');
    await admin.pass(24 * 60);
    await admin.sweep();
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });
});

describe('a refund that was made at the provider’s own desk', () => {
  const makeElsewhere = async (admin: PaymentAdmin, reference: string, amountInKobo: number) => {
    const transaction = admin.sandbox.transactions.find(reference);
    if (!transaction) throw new Error('There is no such payment.');
    await admin.sandbox.refunds.begin(transaction, { amountInKobo, note: 'By telephone' });
    await admin.pass(1);
  };

  test('is booked here too, once, and everybody concerned is told (P9.3, P10.1, P10.2)', async () => {
    const { admin, reference, orderId } = await openWithPaidOrder();
    await makeElsewhere(admin, reference, 150_050);
    await admin.deliverMessages(reference);
    await admin.sweep();
    expect(await admin.readOrderList(orderId)).toMatchObject({
      money: {
        refunded: 1_500.5,
        refunds: [{ status: 'processed', reason: 'Refunded at the payment provider' }],
      },
    });
    expect(await admin.listNotified(orderId)).toEqual(
      expect.arrayContaining(['payment_problem email', 'refund email']),
    );
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is booked though its message overtakes that of the payment (P9.3)', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    await makeElsewhere(admin, reference, 150_050);
    for (const { id } of admin.sandbox.messages.list(reference).toReversed()) {
      await admin.sandbox.messages.deliver(id);
      await admin.shop.settle();
    }
    expect(await admin.readOrder(placed)).toMatchObject({ money: { paid: 8_000, refunded: 1_500.5 } });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('of money that was carried over counts against the order that has it now', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.pass(25);
    await admin.sandbox.transactions.pay(reference);
    await admin.deliverMessages(reference);
    await makeElsewhere(admin, reference, 800_000);
    await admin.deliverMessages(reference);
    const { reinstatedAs } = await admin.readOrder(placed);
    expect(await admin.readOrderList(reinstatedAs?.id ?? '')).toMatchObject({
      money: { refunded: 8_000 },
      refundable: 0,
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('above what is still here is told to administrators, because no book can hold it (P10.2)', async () => {
    const { admin, reference, orderId } = await openWithPaidOrder();
    await giveBack(admin, orderId, 8_000, 'cash');
    await makeElsewhere(admin, reference, 800_000);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(orderId)).toMatchObject({ money: { refunded: 8_000 } });
    expect(await admin.listNotified(orderId)).toContain('payment_problem email');
  });
});

/** The provider does it, and its first answer never arrives. */
function loseFirst(port: PaymentPort, call: 'refund'): PaymentPort {
  let isLost = false;
  return {
    ...port,
    [call]: async (input: Parameters<PaymentPort[typeof call]>[0]) => {
      const answer = await port[call](input);
      if (isLost) return answer;
      isLost = true;
      throw new PaymentFault('the answer was lost', { isLasting: false });
    },
  };
}
