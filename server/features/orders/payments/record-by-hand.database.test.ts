import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { messages } from '../../../database/schema/messages.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin, type PaymentAdmin } from '../../../testing/payment-admin.ts';

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

test('a part payment confirms the order where the rest is agreed to be paid on receipt (P28.390)', async () => {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const part = { way: 'transfer', amount: 3_000, isRestAgreed: true };
  const confirmed = await admin.settleByHand(order.id, 'payments', part);
  expect(confirmed).toMatchObject({
    status: 'confirmed',
    paymentState: 'part_paid',
    isBalanceAgreed: true,
    attention: [],
    money: { paid: 3_000, due: 5_000 },
  });
  const agreed = confirmed.activity.filter(({ action }) => action === 'order.confirmed_unpaid');
  expect(agreed).toMatchObject([{ details: { due: 5_000 } }]);
  const problems = await admin.db.select().from(messages).where(eq(messages.kind, 'payment_problem'));
  expect(problems).toEqual([]);
});

describe('an order that goes on while the email about a payment by hand waits', () => {
  async function openRecorded() {
    const admin = await openPaymentAdmin();
    const terms = { payment: 'transfer', method: 'pickup', address: null, expectedTotal: 5_000 } as const;
    const { order } = await admin.placeAsGuest(makeOrderInput(terms));
    const { id, contact } = order;
    await admin.shop.settle();
    admin.shop.mails.length = 0;
    await admin.settleByHand(id, 'payments', { way: 'cash', amount: 5_000 });
    const listSubjects = () =>
      admin.shop.mails.filter(({ to }) => to === contact.email).map(({ subject }) => subject);
    return { admin, order, listSubjects };
  }

  test('is confirmed before it is said to be ready, also by the kitchen (P28.498)', async () => {
    const { admin, order, listSubjects } = await openRecorded();
    for (const stage of ['pack', 'hand_over']) {
      const { version } = await admin.readOrderList(order.id);
      await admin.owner.post(`/api/admin/kitchen/${order.id}/stage`, { stage, version });
    }
    await admin.shop.settle();
    expect(listSubjects()).toEqual([]);
    // In the order in which both became due.
    await admin.db.execute(
      sql`update graphile_worker._private_jobs set run_at = run_at - interval '3 minutes'`,
    );
    await admin.shop.settle();
    expect(listSubjects()).toEqual([
      `Your order ${order.number} is confirmed`,
      expect.stringContaining('is ready'),
    ]);
  });

  test('is not confirmed once it was handed over: its customer reads what was paid (P28.498)', async () => {
    const { admin, order, listSubjects } = await openRecorded();
    for (const to of ['in_kitchen', 'ready', 'collected']) {
      await admin.owner.post(`/api/admin/orders/${order.id}/steps`, { to });
    }
    await admin.shop.settleDelayed();
    expect(listSubjects()).toEqual([expect.stringContaining('₦5,000')]);
  });
});

describe('once the only payment of an unpaid order is voided', () => {
  const mistake = { way: 'transfer', amount: 1_000 };
  const voidLast = async (admin: PaymentAdmin, orderId: string) => {
    const { paymentNotes } = await admin.readOrderList(orderId);
    const reason = 'Typing error';
    return admin.settleByHand(orderId, `payments/${paymentNotes.at(-1)?.id}/void`, { reason });
  };

  test('it is held as before, and what its customer said of a transfer counts again (P28.81, P28.391)', async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    const { id } = placed.order;
    await admin.pass(235);
    expect((await placed.visitor.post(`/api/orders/${id}/transfer`)).status).toBe(204);
    const before = await admin.readOrderList(id);
    await admin.settleByHand(id, 'payments', mistake);
    await admin.settleByHand(id, 'payments', { way: 'cash', amount: 500 });
    await admin.pass(10);
    const { holdUntil } = await voidLast(admin, id);
    expect(holdUntil).not.toBe(before.holdUntil);
    const voided = await voidLast(admin, id);
    expect(voided).toMatchObject({ status: 'pending_payment', paymentState: 'unpaid' });
    expect([voided.holdUntil, voided.money.transferClaimedAt, voided.attention]).toEqual([
      before.holdUntil,
      before.money.transferClaimedAt,
      ['transfer_claimed'],
    ]);
    // Their transfer is taken back as if no payment had been recorded.
    await placed.visitor.ask(`/api/orders/${id}/transfer`, { method: 'DELETE' });
    expect(await admin.readOrderList(id)).toMatchObject({ money: { transferClaimedAt: null } });
  });

  test('a claim that a later payment has answered is not asked for again (P28.391)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld({ payment: 'transfer' });
    const { id } = placed.order;
    await placed.visitor.post(`/api/orders/${id}/transfer`);
    const first = await admin.settleByHand(id, 'payments', mistake);
    await admin.pass(1);
    await admin.settleByHand(id, 'payments', { way: 'transfer', amount: 2_000 });
    const path = `payments/${first.paymentNotes[0]?.id}/void` as const;
    const voided = await admin.settleByHand(id, path, { reason: 'Typing error' });
    expect(voided.money).toMatchObject({ paid: 2_000, transferClaimedAt: null });
  });
});
