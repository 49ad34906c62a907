import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { messages } from '../../../database/schema/messages.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

describe('more than is due', () => {
  test('is refused with what is due, unless it is meant (P18.4)', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeAsGuest();
    const refused = await admin.sendByHand(order.id, 'payments', { way: 'cash', amount: 8_000_000 });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'overpayment',
        message:
          '₦8,000 is due, and this is ₦7,992,000 more. Change the amount, or confirm that you received it.',
      },
    ]);
    expect(await admin.readOrderList(order.id)).toMatchObject({ money: { paid: 0 } });
    const meant = { way: 'cash', amount: 8_500, acceptOverpayment: true };
    expect(await admin.settleByHand(order.id, 'payments', meant)).toMatchObject({ paymentState: 'overpaid' });
  });

  test('of two who record the same money at once only one is believed (P18.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeAsGuest();
    const record = () => admin.sendByHand(order.id, 'payments', { way: 'cash', amount: 8_000 });
    const statuses = (await Promise.all([record(), record()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await admin.findWrongSums()).toEqual([]);
  });
});

test('a part payment puts the order before the other administrators, and not before whoever recorded it (P28.46)', async () => {
  const admin = await openPaymentAdmin();
  const manager = await admin.shop.signInUser('manager@bakery.example', { role: 'manager' });
  const { order } = await admin.placeAsGuest();
  await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 1_000 });
  const notified = await admin.db.select().from(messages).where(eq(messages.kind, 'payment_problem'));
  const inApp = notified.filter(({ channel }) => channel === 'in_app');
  expect(inApp.map(({ userId }) => userId)).toEqual([manager.userId]);
});

test('an order that staff recorded a part payment for keeps its slot until it begins (P28.78)', async () => {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const part = await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 1_000 });
  const { slot, holdUntil } = part;
  expect(part).toMatchObject({ status: 'pending_payment', paymentState: 'part_paid' });
  expect(holdUntil).toBe(atLagosTime(slot.day, slot.from).toISOString());
  const full = await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 7_000 });
  expect(full).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
});

test('once its only payment is voided the order is held no longer than any other that nobody has paid for (P28.81)', async () => {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const paid = await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 1_000 });
  const paymentId = paid.paymentNotes[0]?.id;
  const voided = await admin.settleByHand(order.id, `payments/${paymentId}/void`, { reason: 'Typing error' });
  expect(voided).toMatchObject({ status: 'pending_payment', paymentState: 'unpaid' });
  expect(voided.holdUntil).toBe(order.holdUntil);
});
