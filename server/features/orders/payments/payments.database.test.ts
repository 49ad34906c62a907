import { describe, expect, test } from 'vitest';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

describe('an order that is paid online', () => {
  test.each(['card', 'bank_transfer', 'ussd'] as const)(
    'by %s is held, then confirmed and paid by the provider’s message (P9.1, P9.6)',
    async (channel) => {
      const admin = await openPaymentAdmin();
      const placed = await admin.placeHeld({ payment: channel });
      expect(placed.order).toMatchObject({
        status: 'pending_payment',
        holdUntil: '2026-11-16T11:20:00.000Z',
        money: { paid: 0, due: 8_000 },
      });
      const reference = await admin.pay(placed, { channel });
      expect(await admin.readOrder(placed)).toMatchObject({
        status: 'confirmed',
        paymentState: 'paid',
        money: {
          paid: 8_000,
          due: 0,
          openAttempt: null,
          payments: [{ way: channel, amount: 8_000, reference }],
        },
      });
      expect(await admin.findWrongSums()).toEqual([]);
    },
  );

  test('is confirmed when its customer comes back, without any message (P9.3)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    const answer = await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    expect(answer.status).toBe(204);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  });

  test('is confirmed by the sweep, though no message came and nobody came back (P9.3)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment' });
    await admin.pass(1);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  });

  test('is booked once, however many hear of it at the same time, and its customer is told once (P9.3, P10.1)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    await admin.pass(1);
    const comeBack = () => placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    await Promise.all([
      comeBack(),
      comeBack(),
      comeBack(),
      admin.sweep(),
      admin.deliverMessages(reference),
      admin.sendMessage(
        admin.sandbox.messages.seal(admin.sandbox.messages.list(reference)[0]?.id ?? 'no message'),
      ),
    ]);
    await admin.shop.settle();
    const { status, money } = await admin.readOrder(placed);
    expect([status, money.paid, money.payments.length]).toEqual(['confirmed', 8_000, 1]);
    expect(
      (await admin.listNotified(placed.order.id)).filter((notified) => notified.startsWith('order_paid')),
    ).toEqual(['order_paid email']);
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('that was placed to be paid on delivery may be paid beforehand all the same', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'on_delivery' });
    await admin.pay(placed);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  });
});

describe('the payment page', () => {
  test('that is still open is offered again, and another way to pay opens another', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    const first = await admin.start(placed);
    expect(await admin.start(placed)).toBe(first);
    const byUssd = await admin.start(placed, 'ussd');
    expect(byUssd).not.toBe(first);
    await admin.pass(31);
    expect(await admin.start(placed)).not.toBe(first);
    expect((await admin.readOrder(placed)).money.openAttempt).toMatchObject({ channel: 'card' });
  });

  test('is there again after a declined card, and paid for under its own reference', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.decline(reference);
    await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    expect(await admin.readOrder(placed)).toMatchObject({
      status: 'pending_payment',
      paymentState: 'unpaid',
    });
    await admin.pay(placed);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
  });

  test('asked for by a double click leads to one paid order, whichever page is paid', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const [, shownLast] = await Promise.all([admin.start(placed), admin.start(placed)]);
    await admin.sandbox.transactions.pay(shownLast);
    await admin.deliverMessages(shownLast);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
  });

  test('is not opened for an order that is paid, cancelled or has expired', async () => {
    const admin = await openPaymentAdmin();
    const [paid, cancelled, over] = [
      await admin.placeHeld(),
      await admin.placeHeld(),
      await admin.placeHeld(),
    ] as const;
    await admin.pay(paid);
    await cancelled.visitor.post(`/api/orders/${cancelled.order.id}/cancel`);
    await admin.pass(20);
    for (const { visitor, order } of [paid, cancelled, over]) {
      const answer = await visitor.post(`/api/orders/${order.id}/payments`, { channel: 'card' });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'nothing_due' }]);
    }
  });
});

describe('while the provider is away', () => {
  test.each(['before', 'after'] as const)(
    'paying is refused for now and the order keeps its place, whether the call got lost %s it was heard',
    async (fault) => {
      const admin = await openPaymentAdmin();
      const placed = await admin.placeHeld();
      admin.sandbox.breakNextCall(fault);
      const refused = await placed.visitor.post(`/api/orders/${placed.order.id}/payments`, {
        channel: 'card',
      });
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'payment_unavailable' }]);
      expect(await admin.readOrder(placed)).toMatchObject({
        status: 'pending_payment',
        // Nobody was shown a page, so nobody is waited for.
        money: { openAttempt: null },
      });
      await admin.pay(placed);
      expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
      await admin.pass(1);
      await admin.sweep();
      expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
    },
  );

  test('a customer who comes back is answered all the same, and the sweep asks later', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await admin.sandbox.transactions.pay(reference);
    admin.sandbox.breakNextCall('before');
    const answer = await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    expect(answer.status).toBe(204);
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'pending_payment' });
    await admin.pass(1);
    await admin.sweep();
    expect(await admin.readOrder(placed)).toMatchObject({ status: 'confirmed' });
  });
});
