import { describe, expect, test } from 'vitest';
import { openPaymentDesk } from '../../testing/payment-desk.ts';

describe('an order that is paid online', () => {
  test.each(['card', 'bank_transfer', 'ussd'] as const)(
    'by %s is held, then confirmed and paid by the provider’s message (P9.1, P9.6)',
    async (channel) => {
      const desk = await openPaymentDesk();
      const placed = await desk.placeHeld({ payment: channel });
      expect(placed.order).toMatchObject({
        status: 'pending_payment',
        holdUntil: '2026-11-16T11:20:00.000Z',
        money: { paid: 0, due: 8_000 },
      });
      const reference = await desk.start(placed, channel);
      await desk.sandbox.transactions.pay(reference);
      await desk.deliverMessages(reference);
      await desk.shop.settle();
      expect(await desk.readOrder(placed)).toMatchObject({
        status: 'confirmed',
        paymentState: 'paid',
        money: {
          paid: 8_000,
          due: 0,
          openAttempt: null,
          payments: [{ way: channel, amount: 8_000, reference }],
        },
      });
    },
  );

  test('is confirmed when its customer comes back, without any message (P9.3)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await desk.start(placed);
    await desk.sandbox.transactions.pay(reference);
    const answer = await placed.visitor.post(`/api/orders/${placed.order.id}/payments/check`);
    expect(answer.status).toBe(204);
    expect(await desk.readOrder(placed)).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  });

  test('paid after it ran out goes on under another number, because its place was free (P9.4)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await desk.start(placed);
    await desk.pass(25);
    await desk.sandbox.transactions.pay(reference);
    await desk.deliverMessages(reference);
    await desk.shop.settle();
    const old = await desk.readOrder(placed);
    expect(old).toMatchObject({ status: 'expired', paymentState: 'refunded', money: { refundDue: 0 } });
    const whole = await desk.owner.ask(`/api/admin/orders/${old.takenUpAs?.id}`);
    expect(await whole.json()).toMatchObject({ status: 'confirmed', paymentState: 'paid', total: 8_000 });
  });
});
