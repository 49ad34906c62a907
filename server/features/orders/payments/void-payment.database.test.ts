import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dashboardSchema } from '../../../../contract/dashboard.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { messages } from '../../../database/schema/messages.ts';
import { paymentVoids } from '../../../database/schema/payments.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

/** An order of ₦8,000 to be paid on receipt, with what was recorded for it by hand. */
async function openWithPayment(amount = 8_000) {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest();
  const body = { way: 'cash', amount, acceptOverpayment: true };
  const recorded = await admin.settleByHand(order.id, 'payments', body);
  const paymentId = recorded.paymentNotes[0]?.id ?? '';
  const voidIt = (by = admin.owner, key = randomUUID(), reason = 'Recorded twice') =>
    admin.sendByHand(order.id, `payments/${paymentId}/void`, { reason }, key, by);
  const readMoneyIn = async () =>
    dashboardSchema.parse(await (await admin.owner.ask('/api/admin/dashboard')).json()).sales.moneyIn;
  return { ...admin, orderId: order.id, order, paymentId, voidIt, readMoneyIn };
}

describe('a payment that was recorded by mistake', () => {
  test('is voided with a reason, stays to be seen, and counts nowhere (P18.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment();
    expect(await admin.readMoneyIn()).toBe(8_000);
    expect((await admin.voidIt()).status).toBe(200);
    expect(await admin.readOrderList(admin.orderId)).toMatchObject({
      paymentState: 'unpaid',
      money: { paid: 0, due: 8_000, payments: [] },
      paymentNotes: [],
      voidedPayments: [
        {
          way: 'cash',
          amount: 8_000,
          reason: 'Recorded twice',
          recordedBy: 'Oyin Bello',
          voidedBy: 'Oyin Bello',
        },
      ],
    });
    expect([await admin.readMoneyIn(), await admin.findWrongSums()]).toEqual([0, []]);
    const [event] = await admin.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'order.payment_voided'));
    expect(event).toMatchObject({
      orderId: admin.orderId,
      details: { amount: 8_000, reason: 'Recorded twice', before: 8_000, after: 0 },
    });
  });

  test('leaves an order that was to be paid in advance among those that need attention (P28.1)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const paid = await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 8_000 });
    expect(paid).toMatchObject({ status: 'confirmed', attention: [] });
    const body = { reason: 'Another customer’s transfer' };
    const answer = await admin.sendByHand(order.id, `payments/${paid.paymentNotes[0]?.id}/void`, body);
    expect(answer.status).toBe(200);
    expect(await admin.readOrderList(order.id)).toMatchObject({
      status: 'confirmed',
      attention: ['prepayment_missing'],
    });
    const dashboard = dashboardSchema.parse(await (await admin.owner.ask('/api/admin/dashboard')).json());
    expect(dashboard.attention).toMatchObject({ needing: 1, unsettled: 1 });
  });

  test('is never told to the customer when it is voided at once, and otherwise two minutes later (P18.6)', async () => {
    const admin = await openWithPayment();
    const notified = async () =>
      (await admin.listNotified(admin.orderId)).filter((one) => one.startsWith('order_paid'));
    await admin.shop.settle();
    expect(await notified()).toEqual([]);
    await admin.voidIt();
    await admin.shop.settleDelayed();
    expect(await notified()).toEqual([]);
    await admin.settleByHand(admin.orderId, 'payments', { way: 'transfer', amount: 8_000 });
    await admin.shop.settle();
    expect(await notified()).toEqual([]);
    await admin.shop.settleDelayed();
    expect(await notified()).toEqual(['order_paid email']);
  });

  test('is not told to a customer whose order was cancelled meanwhile (P18.6)', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment();
    const body = {
      reason: 'The oven broke',
      refund: { way: 'cash', amount: 3_000 },
      keepReason: 'The butter is bought',
    };
    expect((await admin.sendByHand(admin.orderId, 'cancel', body)).status).toBe(200);
    await admin.shop.settleDelayed();
    const notified = await admin.listNotified(admin.orderId);
    expect(notified.filter((one) => one.startsWith('order_paid'))).toEqual([]);
    const [entry] = await admin.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'order.surplus_kept'));
    expect(entry?.details).toMatchObject({ amount: 5_000, before: 0, after: 5_000 });
  });

  test('is corrected once to a customer who was notified of it, and not to one who was not (P22.11)', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment();
    const listMails = () =>
      admin.shop.mails
        .filter(({ to }) => to === admin.order.contact.email)
        .map(({ subject }) => subject)
        .filter((subject) => /received|correction/i.test(subject));
    await admin.shop.settleDelayed();
    const received = `We’ve received ₦8,000 for order ${admin.order.number}`;
    expect(listMails()).toEqual([received]);
    const key = randomUUID();
    await admin.voidIt(admin.owner, key);
    await admin.voidIt(admin.owner, key);
    await admin.shop.settleDelayed();
    const correction = `Correction: payment for order ${admin.order.number}`;
    expect(listMails()).toEqual([received, correction]);
  });

  test('whose mail still waits takes it out of the queue instead (P22.11)', async () => {
    const admin = await openWithPayment();
    const isPaid = eq(messages.kind, 'order_paid');
    await admin.shop.settleDelayed();
    // As it is between the two jobs: written, and not sent.
    await admin.db.update(messages).set({ attempts: 0, sentAt: null }).where(isPaid);
    await admin.voidIt();
    await admin.shop.settleDelayed();
    const rows = await admin.db.select().from(messages).where(isPaid);
    expect(rows.map(({ event, sentAt, readAt }) => [event.split(' ')[0], sentAt, readAt !== null])).toEqual([
      ['order_paid', null, true],
    ]);
  });

  test('confirms an order, which its customer hears of with the payment or not at all (P18.6)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const notified = async (id: string) =>
      (await admin.listNotified(id)).filter((one) => /^order_(paid|status)/.test(one));
    const record = async () => {
      const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
      const came = { way: 'transfer', amount: 8_000 };
      const recorded = await admin.settleByHand(order.id, 'payments', came);
      expect(recorded.status).toBe('confirmed');
      return { id: order.id, paymentId: recorded.paymentNotes[0]?.id ?? '' };
    };
    const entry = await record();
    const slip = await record();
    await admin.shop.settle();
    expect([await notified(entry.id), await notified(slip.id)]).toEqual([[], []]);
    await admin.sendByHand(slip.id, `payments/${slip.paymentId}/void`, { reason: 'A slip' });
    await admin.shop.settleDelayed();
    expect(await notified(entry.id)).toEqual(['order_paid email', 'order_status email']);
    expect(await notified(slip.id)).toEqual([]);
  });

  test('is voided by one of two who do it at once, and a repeat after a lost answer changes nothing', async () => {
    const admin = await openWithPayment();
    const other = await admin.shop.signInUser('bisi@bakery.example', { isAdmin: true, name: 'Bisi Ade' });
    const key = randomUUID();
    const answers = await Promise.all([admin.voidIt(admin.owner, key), admin.voidIt(other)]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    const loser = await (statuses[0] === 409 ? answers[0] : answers[1])?.json();
    expect(loser).toMatchObject({ code: 'payment_voided' });
    if (statuses[0] === 200) expect((await admin.voidIt(admin.owner, key)).status).toBe(200);
    expect([await admin.db.$count(paymentVoids), await admin.findWrongSums()]).toEqual([1, []]);
  });

  test('is voided by another administrator the same day, and by an owner the next (P18.5)', {
    tags: 'long',
  }, async () => {
    const sameDay = await openWithPayment();
    const other = await sameDay.shop.signInUser('bisi@bakery.example', { isAdmin: true, name: 'Bisi Ade' });
    expect((await sameDay.voidIt(other)).status).toBe(200);
    expect(await sameDay.readOrderList(sameDay.orderId)).toMatchObject({
      voidedPayments: [{ recordedBy: 'Oyin Bello', voidedBy: 'Bisi Ade' }],
    });
    const nextDay = await openWithPayment();
    nextDay.clock.set('2026-11-17T09:00:00Z');
    expect((await nextDay.voidIt()).status).toBe(200);
    const customer = await nextDay.shop.signInUser('ada@bakery.example');
    expect((await nextDay.voidIt(customer)).status).toBe(403);
  });

  test('is due again on an order that was handed over meanwhile, whoever was first (P18.2, P18.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment();
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery'] as const)
      await admin.makeStep(admin.orderId, to);
    const deliver = () => admin.owner.post(`/api/admin/orders/${admin.orderId}/steps`, { to: 'delivered' });
    const [voided, delivered] = await Promise.all([admin.voidIt(), deliver()]);
    expect(voided.status).toBe(200);
    const after = await admin.readOrderList(admin.orderId);
    expect(after.money.due).toBe(8_000);
    if (delivered.status === 200) {
      expect(after).toMatchObject({ status: 'delivered', attention: ['done_unpaid'] });
    } else {
      expect([delivered.status, after.status]).toEqual([409, 'out_for_delivery']);
    }
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('is not voided where part of it has gone back, unless other money covers that', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment();
    await admin.settleByHand(admin.orderId, 'refunds', { way: 'cash', amount: 500, reason: 'Squashed' });
    const { paymentNotes } = await admin.readOrderList(admin.orderId);
    expect(paymentNotes).toMatchObject([{ voidRule: 'refunded' }]);
    const refused = await admin.voidIt();
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'payment_refunded',
        message: '₦500 has been refunded for this order, so this payment can’t be voided.',
      },
    ]);
    await admin.settleByHand(admin.orderId, 'payments', {
      way: 'cash',
      amount: 500,
      acceptOverpayment: true,
    });
    expect((await admin.voidIt()).status).toBe(200);
    expect(await admin.readOrderList(admin.orderId)).toMatchObject({
      money: { paid: 500, refunded: 500, due: 8_000 },
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('takes along what was kept of it, so that the order costs what was agreed', {
    tags: 'long',
  }, async () => {
    const admin = await openWithPayment(9_000);
    await admin.settleByHand(admin.orderId, 'adjustments', {
      decision: 'keep',
      amount: 1_000,
      reason: 'A tip',
    });
    admin.clock.pass(1);
    await admin.voidIt();
    expect(await admin.readOrderList(admin.orderId)).toMatchObject({
      money: { due: 8_000 },
      adjustments: [{ amount: 1_000 }, { amount: -1_000 }],
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });
});

describe('what cannot be voided', () => {
  test('a payment that came over the provider is refunded instead', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await admin.pay(placed);
    const { paymentNotes } = await admin.readOrderList(placed.order.id);
    expect(paymentNotes).toMatchObject([{ voidRule: 'not_by_hand' }]);
    const path = `payments/${paymentNotes[0]?.id}/void` as const;
    const refused = await admin.sendByHand(placed.order.id, path, { reason: 'Why not' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'payment_not_by_hand' }]);
  });

  test('a payment that went along to a reinstated order', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    admin.clock.pass(241);
    await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 8_000 });
    await admin.shop.settle();
    const { paymentNotes, reinstatedAs } = await admin.readOrderList(order.id);
    expect(reinstatedAs).not.toBeNull();
    const path = `payments/${paymentNotes[0]?.id}/void` as const;
    const refused = await admin.sendByHand(order.id, path, { reason: 'Why not' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'payment_carried_over' }]);
  });

  test('a payment of another order, or none at all', { tags: 'long' }, async () => {
    const admin = await openWithPayment();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    for (const [id, paymentId] of [
      [order.id, admin.paymentId],
      [admin.orderId, randomUUID()],
      [admin.orderId, 'nonsense'],
    ] as const) {
      const refused = await admin.sendByHand(id, `payments/${paymentId}/void`, { reason: 'Why not' });
      expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'no_such_payment' }]);
    }
    expect((await admin.voidIt(admin.owner, randomUUID(), '  ')).status).toBe(400);
  });
});
