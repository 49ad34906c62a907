import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PaymentFault, type PaymentPort } from '../../../ports/payments.ts';
import { openPaymentDesk, type PaymentDesk, type PaymentDeskOptions } from '../../../testing/payment-desk.ts';

async function openWithPaidOrder(options: PaymentDeskOptions = {}) {
  const desk = await openPaymentDesk(options);
  const placed = await desk.placeHeld();
  const reference = await desk.pay(placed);
  return { desk, placed, reference, orderId: placed.order.id };
}

function giveBack(desk: PaymentDesk, orderId: string, amount: number, way = 'online', key?: string) {
  return desk.settleByHand(orderId, 'refunds', { way, amount, reason: 'Squashed' }, key);
}

/** The provider has heard of it, has come to its end with it and has told so. */
async function finish(desk: PaymentDesk, reference: string): Promise<void> {
  await desk.shop.settle();
  await desk.pass(1);
  await desk.deliverMessages(reference);
}

describe('a refund through the provider', () => {
  test('is asked for, under way and done, and the customer is told at both ends (P6.5, P10.1)', async () => {
    const { desk, placed, reference, orderId } = await openWithPaidOrder();
    expect(await giveBack(desk, orderId, 2_500.5)).toMatchObject({
      status: 'confirmed',
      paymentState: 'part_refunded',
      money: { refunded: 0, refundDue: 2_500.5, refunds: [{ status: 'asked', amount: 2_500.5 }] },
      refundable: 5_499.5,
      refundableOnline: 5_499.5,
    });
    await desk.shop.settle();
    expect(await desk.readOrder(placed)).toMatchObject({ money: { refunds: [{ status: 'pending' }] } });
    await finish(desk, reference);
    expect(await desk.readOrder(placed)).toMatchObject({
      paymentState: 'part_refunded',
      money: { refunded: 2_500.5, refundDue: 0, due: 0, refunds: [{ status: 'processed' }] },
    });
    expect(desk.sandbox.refunds.list()).toMatchObject([{ amountInKobo: 250_050, status: 'processed' }]);
    const subjects = desk.shop.mails.map(({ subject }) => subject);
    expect(subjects).toContain('₦2,500.50 is on its way back to you');
    expect(subjects).toContain(`₦2,500.50 sent back for order ${(await desk.readOrder(placed)).number}`);
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('of everything after a cancellation leaves nothing to settle (P6.5, P9.5)', async () => {
    const { desk, placed, reference, orderId } = await openWithPaidOrder();
    await placed.visitor.post(`/api/orders/${orderId}/cancel`);
    expect(await desk.readDesk(orderId)).toMatchObject({ paymentState: 'refund_due' });
    await giveBack(desk, orderId, 8_000);
    await finish(desk, reference);
    expect(await desk.readDesk(orderId)).toMatchObject({ paymentState: 'refunded', attention: [] });
  });

  test('is split over several payments, the newest first', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const second = await desk.start(placed, 'ussd');
    const first = await desk.pay(placed);
    await desk.pass(1);
    await desk.sandbox.transactions.pay(second);
    await desk.deliverMessages(second);
    await giveBack(desk, placed.order.id, 10_000);
    await finish(desk, first);
    await desk.deliverMessages(second);
    expect(desk.sandbox.refunds.list()).toMatchObject([
      { reference: second, amountInKobo: 800_000 },
      { reference: first, amountInKobo: 200_000 },
    ]);
    expect(await desk.readOrder(placed)).toMatchObject({ money: { paid: 16_000, refunded: 10_000 } });
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('sent twice with the same key, even at the same moment, goes back once', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder();
    const key = randomUUID();
    await Promise.all([
      giveBack(desk, orderId, 3_000, 'online', key),
      giveBack(desk, orderId, 3_000, 'online', key),
    ]);
    await giveBack(desk, orderId, 3_000, 'online', key);
    await finish(desk, reference);
    expect(desk.sandbox.refunds.list()).toHaveLength(1);
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('of more than came is refused, and so are two that are too much together', async () => {
    const { desk, orderId } = await openWithPaidOrder();
    const send = (amount: number, way: string) =>
      desk.sendByHand(orderId, 'refunds', { way, amount, reason: 'Squashed' });
    const refused = await send(8_000.01, 'online');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        code: 'refund_too_much',
        fields: { amount: 'Through the payment provider at most ₦8,000 can go back.' },
      },
    ]);
    const both = await Promise.all([send(5_000, 'online'), send(5_000, 'online'), send(5_000, 'cash')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('is bounded by what is still here after money was given back by hand', async () => {
    const { desk, orderId } = await openWithPaidOrder();
    await giveBack(desk, orderId, 6_000, 'cash');
    const refused = await desk.sendByHand(orderId, 'refunds', {
      way: 'online',
      amount: 2_000.01,
      reason: 'Squashed',
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        code: 'refund_too_much',
        fields: { amount: 'Through the payment provider at most ₦2,000 can go back.' },
      },
    ]);
    expect(await giveBack(desk, orderId, 2_000)).toMatchObject({ refundable: 0, refundableOnline: 0 });
  });
});

describe('a refund that goes wrong', () => {
  test.each([
    ['failed', { status: 'failed', refundable: 8_000, attention: [] }],
    ['needs-attention', { status: 'needs_attention', refundable: 5_000, attention: ['refund_stuck'] }],
  ] as const)(
    'as %s is seen by the owner, and administrators are told (P9.5, P10.2)',
    async (course, expected) => {
      const { desk, reference, orderId } = await openWithPaidOrder();
      await desk.sandbox.transactions.choose(reference, { refundCourse: course });
      await giveBack(desk, orderId, 3_000);
      await finish(desk, reference);
      const { money, refundable, attention } = await desk.readDesk(orderId);
      expect({ status: money.refunds[0]?.status, refundable, attention }).toEqual(expected);
      expect(await desk.listTold(orderId)).toContain('payment_problem email');
      expect(await desk.findWrongSums()).toEqual([]);
      const [refund] = desk.sandbox.refunds.list();
      if (course === 'failed' || !refund) return;
      await desk.sandbox.refunds.end(refund.id, 'processed');
      await desk.deliverMessages(reference);
      expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 3_000 }, attention: [] });
    },
  );

  test('because its answer was lost is not asked for twice', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder({
      changePort: (port) => loseFirst(port, 'refund'),
    });
    await giveBack(desk, orderId, 3_000);
    await desk.shop.settle();
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunds: [{ status: 'asked' }] } });
    await desk.pass(1);
    await desk.sweep();
    await finish(desk, reference);
    expect(desk.sandbox.refunds.list()).toHaveLength(1);
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('because the provider never heard of it is asked for again by the sweep', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder();
    await giveBack(desk, orderId, 3_000);
    desk.sandbox.breakNextCall('before');
    await desk.shop.settle();
    expect(desk.sandbox.refunds.list()).toEqual([]);
    await desk.pass(1);
    await desk.sweep();
    await finish(desk, reference);
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });

  test('for good by the provider’s word, and yet found to have gone, is booked as gone', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder({
      changePort: (port) => ({
        ...port,
        refund: async (wish) => {
          await port.refund(wish);
          throw new PaymentFault('refused', { isLasting: true });
        },
      }),
    });
    await giveBack(desk, orderId, 3_000);
    await desk.shop.settle();
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunds: [{ status: 'failed' }] } });
    await finish(desk, reference);
    expect(await desk.readDesk(orderId)).toMatchObject({
      money: { refunded: 3_000, refunds: [{ status: 'processed' }] },
      refundable: 5_000,
    });
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('is still asked about after weeks, until the bank has done it (P9.3)', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder();
    await desk.sandbox.transactions.choose(reference, { refundCourse: 'needs-attention' });
    await giveBack(desk, orderId, 3_000);
    await desk.shop.settle();
    for (let day = 0; day < 30; day += 1) {
      await desk.pass(24 * 60);
      await desk.sweep();
    }
    const [refund] = desk.sandbox.refunds.list();
    await desk.sandbox.refunds.end(refund?.id ?? '', 'processed');
    await desk.pass(24 * 60);
    await desk.sweep();
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 3_000 } });
  });
});

describe('a refund that was made at the provider’s own desk', () => {
  const makeElsewhere = async (desk: PaymentDesk, reference: string, amountInKobo: number) => {
    const transaction = desk.sandbox.transactions.find(reference);
    if (!transaction) throw new Error('There is no such payment.');
    await desk.sandbox.refunds.begin(transaction, { amountInKobo, note: 'By telephone' });
    await desk.pass(1);
  };

  test('is booked here too, once, and everybody concerned is told (P9.3, P10.1, P10.2)', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder();
    await makeElsewhere(desk, reference, 150_050);
    await desk.deliverMessages(reference);
    await desk.sweep();
    expect(await desk.readDesk(orderId)).toMatchObject({
      money: {
        refunded: 1_500.5,
        refunds: [{ status: 'processed', reason: 'Refunded at the payment provider' }],
      },
    });
    expect(await desk.listTold(orderId)).toEqual(
      expect.arrayContaining(['payment_problem email', 'refund email']),
    );
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('is booked though its message overtakes that of the payment (P9.3)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await desk.start(placed);
    await desk.sandbox.transactions.pay(reference);
    await makeElsewhere(desk, reference, 150_050);
    for (const { id } of desk.sandbox.messages.list(reference).toReversed()) {
      await desk.sandbox.messages.deliver(id);
      await desk.shop.settle();
    }
    expect(await desk.readOrder(placed)).toMatchObject({ money: { paid: 8_000, refunded: 1_500.5 } });
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('of money that was carried over counts against the order that has it now', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await desk.start(placed);
    await desk.pass(25);
    await desk.sandbox.transactions.pay(reference);
    await desk.deliverMessages(reference);
    await makeElsewhere(desk, reference, 800_000);
    await desk.deliverMessages(reference);
    const { takenUpAs } = await desk.readOrder(placed);
    expect(await desk.readDesk(takenUpAs?.id ?? '')).toMatchObject({
      money: { refunded: 8_000 },
      refundable: 0,
    });
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('above what is still here is told to administrators, because no book can hold it (P10.2)', async () => {
    const { desk, reference, orderId } = await openWithPaidOrder();
    await giveBack(desk, orderId, 8_000, 'cash');
    await makeElsewhere(desk, reference, 800_000);
    await desk.deliverMessages(reference);
    expect(await desk.readDesk(orderId)).toMatchObject({ money: { refunded: 8_000 } });
    expect(await desk.listTold(orderId)).toContain('payment_problem email');
  });
});

/** The provider does it, and its first answer never arrives. */
function loseFirst(port: PaymentPort, call: 'refund'): PaymentPort {
  let isLost = false;
  return {
    ...port,
    [call]: async (wish: Parameters<PaymentPort[typeof call]>[0]) => {
      const answer = await port[call](wish);
      if (isLost) return answer;
      isLost = true;
      throw new PaymentFault('the answer was lost', { isLasting: false });
    },
  };
}
