import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accept } from '../../../../domain/refusal.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin, type PaymentAdmin, type PlacedByVisitor } from '../../../testing/payment-admin.ts';
import { reinstateOrder } from './reinstate-order.ts';

const ONE_PLACE = {
  ...CALENDAR,
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } })),
};

/** Started in time, paid when the hold is over. */
async function payLate(admin: PaymentAdmin, placed: PlacedByVisitor, amountInKobo?: number): Promise<string> {
  const reference = await admin.start(placed);
  await admin.pass(25);
  await admin.sandbox.transactions.pay(reference, amountInKobo === undefined ? {} : { amountInKobo });
  await admin.deliverMessages(reference);
  return reference;
}

/** Paid for too late, and somebody else has its place by then. */
async function loseThePlace() {
  const admin = await openPaymentAdmin({ calendar: ONE_PLACE });
  const placed = await admin.placeHeld();
  const reference = await admin.start(placed);
  await admin.pass(20);
  await admin.placeAsGuest();
  await admin.sandbox.transactions.pay(reference);
  await admin.deliverMessages(reference);
  return { admin, placed, reference };
}

async function findSuccessor(admin: PaymentAdmin, placed: PlacedByVisitor) {
  const { reinstatedAs } = await admin.readOrder(placed);
  return admin.readOrderList(reinstatedAs?.id ?? 'none');
}

describe('money that comes after the hold has ended', () => {
  test('goes on under another number when the place is free, and the customer is told (P9.4, P10.1)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await payLate(admin, placed);
    const old = await admin.readOrder(placed);
    expect(old).toMatchObject({ status: 'expired', paymentState: 'refunded', money: { refundDue: 0 } });
    const successor = await findSuccessor(admin, placed);
    expect(successor).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      total: 8_000,
      slot: old.slot,
      contact: old.contact,
      money: { paid: 8_000, payments: [{ way: 'carried_over', amount: 8_000 }] },
    });
    expect(await admin.listNotified(successor.id)).toContain('order_status email');
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('counts as late from the very millisecond in which the hold ends', { tags: 'long' }, async () => {
    const admin = await openPaymentAdmin();
    const [inTime, late] = [await admin.placeHeld(), await admin.placeHeld()] as const;
    const references = [await admin.start(inTime), await admin.start(late)] as const;
    for (const reference of references) await admin.sandbox.transactions.pay(reference);
    admin.clock.set('2026-11-16T11:19:59.999Z');
    await admin.deliverMessages(references[0]);
    admin.clock.set('2026-11-16T11:20:00.000Z');
    await admin.deliverMessages(references[1]);
    expect(await admin.readOrder(inTime)).toMatchObject({ status: 'confirmed', reinstatedAs: null });
    expect(await admin.readOrder(late)).toMatchObject({ status: 'expired', reinstatedAs: { id: /./ } });
  });

  test('is due back when the day is full, and administrators are told (P9.4, P9.5, P10.2)', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await loseThePlace();
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'expired',
      paymentState: 'refund_due',
      reinstatedAs: null,
      money: { paid: 8_000, refundDue: 8_000 },
      attention: ['refund_due'],
      refundableOnline: 8_000,
      canReinstate: true,
    });
    expect(await admin.listNotified(placed.order.id)).toEqual(
      expect.arrayContaining(['order_paid email', 'payment_problem email', 'payment_problem in_app']),
    );
  });

  test('is settled by one refund (P9.5)', { tags: 'long' }, async () => {
    const { admin, placed, reference } = await loseThePlace();
    const refund = { way: 'online', amount: 8_000, reason: 'The day was full' };
    await admin.settleByHand(placed.order.id, 'refunds', refund);
    await admin.shop.settle();
    await admin.pass(1);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      paymentState: 'refunded',
      money: { refunded: 8_000, refundDue: 0 },
      attention: [],
    });
  });

  test('is settled by one take-up in another slot, and only once (P9.5)', { tags: 'long' }, async () => {
    const { admin, placed } = await loseThePlace();
    const full = await admin.sendByHand(placed.order.id, 'reinstate', { slot: placed.order.slot });
    expect([full.status, await full.json()]).toMatchObject([
      409,
      { code: 'slot_window_full', alternatives: expect.any(Array) },
    ]);
    const slot = { day: SATURDAY, windowId: 'evening' };
    const taken = await Promise.all([
      admin.sendByHand(placed.order.id, 'reinstate', { slot }),
      admin.sendByHand(placed.order.id, 'reinstate', { slot }),
    ]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await findSuccessor(admin, placed)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      slot,
    });
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      paymentState: 'refunded',
      attention: [],
      canReinstate: false,
    });
    expect(await admin.findWrongSums()).toEqual([]);
  });

  test('goes on under a number that nobody has, although the first that is drawn is taken', {
    tags: 'long',
  }, async () => {
    const { admin, placed } = await loseThePlace();
    const numbers = [placed.order.number, '123-456-789'];
    const taken = await reinstateOrder(
      {
        db: admin.db,
        trackingSecret: 'the secret of this test',
        readClock: admin.clock.read,
        chooseNumber: () => numbers.shift() ?? '',
        holdOrigin: async () => accept(async () => {}),
      },
      { orderId: placed.order.id, slot: { day: SATURDAY, windowId: 'evening' }, actorId: null },
    );
    expect(taken).toMatchObject({ ok: true, order: { number: '123-456-789', paidInKobo: 800_000 } });
  });

  test('that is too little is due back, and what makes it whole takes the order up (P9.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await payLate(admin, placed, 500_000);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'expired',
      paymentState: 'refund_due',
      attention: ['refund_due'],
      canReinstate: true,
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
    await admin.settleByHand(placed.order.id, 'payments', { way: 'transfer', amount: 3_000 });
    await admin.shop.settle();
    expect(await findSuccessor(admin, placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
  });

  test('and is the agreed deposit is enough to be taken up in another slot (P7.4, P9.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({ calendar: ONE_PLACE });
    const placed = await admin.placeHeld();
    const { id } = placed.order;
    await admin.db.update(orders).set({ depositInKobo: 300_000 }).where(eq(orders.id, id));
    const reference = await admin.start(placed);
    await admin.pass(20);
    await admin.placeAsGuest();
    await admin.sandbox.transactions.pay(reference);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(id)).toMatchObject({ status: 'expired', canReinstate: true });
    const slot = { day: SATURDAY, windowId: 'evening' };
    expect(await admin.settleByHand(id, 'reinstate', { slot })).toMatchObject({
      status: 'confirmed',
      money: { paid: 3_000, due: 5_000 },
    });
  });

  test('that is too much goes on whole, and administrators are told of the surplus (P9.5, P10.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    await payLate(admin, placed, 900_000);
    const successor = await findSuccessor(admin, placed);
    expect(successor).toMatchObject({ paymentState: 'overpaid', money: { refundDue: 1_000 } });
    expect(await admin.listNotified(successor.id)).toContain('payment_problem email');
  });

  test('a second time, when the order has been taken up, is due back, and administrators are told (P9.5, P10.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const second = await admin.start(placed, 'ussd');
    await payLate(admin, placed);
    await admin.sandbox.transactions.pay(second);
    await admin.deliverMessages(second);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      paymentState: 'refund_due',
      money: { refundDue: 8_000 },
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
  });

  test('can be refunded through the provider though it was carried over (P9.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin();
    const placed = await admin.placeHeld();
    const reference = await payLate(admin, placed);
    const successor = await findSuccessor(admin, placed);
    await admin.settleByHand(successor.id, 'refunds', {
      way: 'online',
      amount: 1_000,
      reason: 'Squashed a little',
    });
    await admin.shop.settle();
    await admin.pass(1);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(successor.id)).toMatchObject({
      paymentState: 'part_refunded',
      money: { refunded: 1_000 },
    });
    expect(admin.sandbox.refunds.list()).toMatchObject([{ amountInKobo: 100_000, status: 'processed' }]);
    const tooMuch = await admin.sendByHand(placed.order.id, 'refunds', {
      way: 'online',
      amount: 1_000,
      reason: 'Once more, of the order that has no money left',
    });
    expect([tooMuch.status, await tooMuch.json()]).toMatchObject([400, { code: 'refund_too_much' }]);
    expect(await admin.findWrongSums()).toEqual([]);
  });
});

describe('money for a cancelled order', () => {
  test('that was on its way when it was cancelled is due back, and the place stays free (P9.4, P9.5)', {
    tags: 'long',
  }, async () => {
    const admin = await openPaymentAdmin({ calendar: ONE_PLACE });
    const placed = await admin.placeHeld();
    const reference = await admin.start(placed);
    await placed.visitor.post(`/api/orders/${placed.order.id}/cancel`);
    await admin.sandbox.transactions.pay(reference);
    await admin.deliverMessages(reference);
    expect(await admin.readOrderList(placed.order.id)).toMatchObject({
      status: 'cancelled',
      paymentState: 'refund_due',
      money: { refundDue: 8_000 },
      attention: ['refund_due'],
    });
    expect(await admin.listNotified(placed.order.id)).toContain('payment_problem email');
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
    const reinstated = await admin.sendByHand(placed.order.id, 'reinstate', { slot: placed.order.slot });
    expect([reinstated.status, await reinstated.json()]).toMatchObject([409, { code: 'not_reinstatable' }]);
  });
});

test('money that waits for its order while the hold runs out never shares the last place with whoever took it (P4.1, P9.4)', async () => {
  const admin = await openPaymentAdmin({ calendar: ONE_PLACE });
  const placed = await admin.placeHeld();
  await admin.sandbox.transactions.pay(await admin.start(placed));
  const { id } = placed.order;
  let isTaken = false;
  const racing = await inTransaction(admin.db, async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    const paying = placed.visitor.post(`/api/orders/${id}/payments/check`);
    await expect.poll(() => countWaiting(admin)).toBe(1);
    await admin.pass(20);
    const taking = admin.placeAsGuest().then(() => {
      isTaken = true;
    });
    await expect.poll(async () => isTaken || (await countWaiting(admin)) === 2).toBe(true);
    return [paying, taking];
  });
  await Promise.all(racing);
  await admin.shop.settle();
  expect(await admin.readOrderList(id)).toMatchObject({ status: 'expired', paymentState: 'refund_due' });
});

async function countWaiting({ db }: PaymentAdmin): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
