import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accept } from '../../../../domain/refusal.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { CALENDAR } from '../../../testing/order-desk.ts';
import { makeWish, SATURDAY } from '../../../testing/order-wishes.ts';
import { openPaymentDesk, type PaymentDesk, type PlacedByVisitor } from '../../../testing/payment-desk.ts';
import { takeUpOrder } from './take-up-order.ts';

const ONE_PLACE = {
  ...CALENDAR,
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } })),
};

/** Started in time, paid when the hold is over. */
async function payLate(desk: PaymentDesk, placed: PlacedByVisitor, amountInKobo?: number): Promise<string> {
  const reference = await desk.start(placed);
  await desk.pass(25);
  await desk.sandbox.transactions.pay(reference, amountInKobo === undefined ? {} : { amountInKobo });
  await desk.deliverMessages(reference);
  return reference;
}

/** Paid for too late, and somebody else has its place by then. */
async function loseThePlace() {
  const desk = await openPaymentDesk({ calendar: ONE_PLACE });
  const placed = await desk.placeHeld();
  const reference = await desk.start(placed);
  await desk.pass(20);
  await desk.placeAsGuest();
  await desk.sandbox.transactions.pay(reference);
  await desk.deliverMessages(reference);
  return { desk, placed, reference };
}

async function findSuccessor(desk: PaymentDesk, placed: PlacedByVisitor) {
  const { takenUpAs } = await desk.readOrder(placed);
  return desk.readDesk(takenUpAs?.id ?? 'none');
}

describe('money that comes after the hold has ended', () => {
  test('goes on under another number when the place is free, and the customer is told (P9.4, P10.1)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    await payLate(desk, placed);
    const old = await desk.readOrder(placed);
    expect(old).toMatchObject({ status: 'expired', paymentState: 'refunded', money: { refundDue: 0 } });
    const successor = await findSuccessor(desk, placed);
    expect(successor).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      total: 8_000,
      slot: old.slot,
      contact: old.contact,
      money: { paid: 8_000, payments: [{ way: 'carried_over', amount: 8_000 }] },
    });
    expect(await desk.listTold(successor.id)).toContain('order_status email');
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('counts as late from the very millisecond in which the hold ends', async () => {
    const desk = await openPaymentDesk();
    const [inTime, late] = [await desk.placeHeld(), await desk.placeHeld()] as const;
    const references = [await desk.start(inTime), await desk.start(late)] as const;
    for (const reference of references) await desk.sandbox.transactions.pay(reference);
    desk.clock.set('2026-11-16T11:19:59.999Z');
    await desk.deliverMessages(references[0]);
    desk.clock.set('2026-11-16T11:20:00.000Z');
    await desk.deliverMessages(references[1]);
    expect(await desk.readOrder(inTime)).toMatchObject({ status: 'confirmed', takenUpAs: null });
    expect(await desk.readOrder(late)).toMatchObject({ status: 'expired', takenUpAs: { id: /./ } });
  });

  test('is due back when the day is full, and administrators are told (P9.4, P9.5, P10.2)', async () => {
    const { desk, placed } = await loseThePlace();
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      status: 'expired',
      paymentState: 'refund_due',
      takenUpAs: null,
      money: { paid: 8_000, refundDue: 8_000 },
      attention: ['refund_due'],
      refundableOnline: 8_000,
      canTakeUp: true,
    });
    expect(await desk.listTold(placed.order.id)).toEqual(
      expect.arrayContaining(['order_paid email', 'payment_problem email', 'payment_problem in_app']),
    );
  });

  test('is settled by one refund (P9.5)', async () => {
    const { desk, placed, reference } = await loseThePlace();
    const refund = { way: 'online', amount: 8_000, reason: 'The day was full' };
    await desk.settleByHand(placed.order.id, 'refunds', refund);
    await desk.shop.settle();
    await desk.pass(1);
    await desk.deliverMessages(reference);
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      paymentState: 'refunded',
      money: { refunded: 8_000, refundDue: 0 },
      attention: [],
    });
  });

  test('is settled by one take-up in another slot, and only once (P9.5)', async () => {
    const { desk, placed } = await loseThePlace();
    const full = await desk.sendByHand(placed.order.id, 'take-up', { slot: placed.order.slot });
    expect([full.status, await full.json()]).toMatchObject([
      409,
      { code: 'slot_window_full', alternatives: expect.any(Array) },
    ]);
    const slot = { day: SATURDAY, windowId: 'evening' };
    const taken = await Promise.all([
      desk.sendByHand(placed.order.id, 'take-up', { slot }),
      desk.sendByHand(placed.order.id, 'take-up', { slot }),
    ]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await findSuccessor(desk, placed)).toMatchObject({
      status: 'confirmed',
      paymentState: 'paid',
      slot,
    });
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      paymentState: 'refunded',
      attention: [],
      canTakeUp: false,
    });
    expect(await desk.findWrongSums()).toEqual([]);
  });

  test('goes on under a number that nobody has, although the first that is drawn is taken', async () => {
    const { desk, placed } = await loseThePlace();
    const numbers = [placed.order.number, '123-456-789'];
    const taken = await takeUpOrder(
      {
        db: desk.db,
        trackingSecret: 'the secret of this test',
        readClock: desk.clock.read,
        chooseNumber: () => numbers.shift() ?? '',
        holdOrigin: async () => accept(async () => {}),
      },
      { orderId: placed.order.id, slot: { day: SATURDAY, windowId: 'evening' }, actorId: null },
    );
    expect(taken).toMatchObject({ ok: true, order: { number: '123-456-789', paidInKobo: 800_000 } });
  });

  test('that is too little is due back, and what makes it whole takes the order up (P9.5)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    await payLate(desk, placed, 500_000);
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      status: 'expired',
      paymentState: 'refund_due',
      attention: ['refund_due'],
      canTakeUp: false,
    });
    expect(await desk.listTold(placed.order.id)).toContain('payment_problem email');
    await desk.settleByHand(placed.order.id, 'payments', { way: 'transfer', amount: 3_000 });
    await desk.shop.settle();
    expect(await findSuccessor(desk, placed)).toMatchObject({ status: 'confirmed', money: { paid: 8_000 } });
  });

  test('and is the agreed deposit is enough to be taken up in another slot (P7.4, P9.5)', async () => {
    const desk = await openPaymentDesk({ calendar: ONE_PLACE });
    const placed = await desk.placeHeld();
    const { id } = placed.order;
    await desk.db.update(orders).set({ depositInKobo: 300_000 }).where(eq(orders.id, id));
    const reference = await desk.start(placed);
    await desk.pass(20);
    await desk.placeAsGuest();
    await desk.sandbox.transactions.pay(reference);
    await desk.deliverMessages(reference);
    expect(await desk.readDesk(id)).toMatchObject({ status: 'expired', canTakeUp: true });
    const slot = { day: SATURDAY, windowId: 'evening' };
    expect(await desk.settleByHand(id, 'take-up', { slot })).toMatchObject({
      status: 'confirmed',
      money: { paid: 3_000, due: 5_000 },
    });
  });

  test('that is too much goes on whole, and administrators are told of the surplus (P9.5, P10.2)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    await payLate(desk, placed, 900_000);
    const successor = await findSuccessor(desk, placed);
    expect(successor).toMatchObject({ paymentState: 'overpaid', money: { refundDue: 1_000 } });
    expect(await desk.listTold(successor.id)).toContain('payment_problem email');
  });

  test('a second time, when the order has been taken up, is due back, and administrators are told (P9.5, P10.2)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const second = await desk.start(placed, 'ussd');
    await payLate(desk, placed);
    await desk.sandbox.transactions.pay(second);
    await desk.deliverMessages(second);
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      paymentState: 'refund_due',
      money: { refundDue: 8_000 },
    });
    expect(await desk.listTold(placed.order.id)).toContain('payment_problem email');
  });

  test('can go back through the provider though it was carried over (P9.5)', async () => {
    const desk = await openPaymentDesk();
    const placed = await desk.placeHeld();
    const reference = await payLate(desk, placed);
    const successor = await findSuccessor(desk, placed);
    await desk.settleByHand(successor.id, 'refunds', {
      way: 'online',
      amount: 1_000,
      reason: 'Squashed a little',
    });
    await desk.shop.settle();
    await desk.pass(1);
    await desk.deliverMessages(reference);
    expect(await desk.readDesk(successor.id)).toMatchObject({
      paymentState: 'part_refunded',
      money: { refunded: 1_000 },
    });
    expect(desk.sandbox.refunds.list()).toMatchObject([{ amountInKobo: 100_000, status: 'processed' }]);
    const tooMuch = await desk.sendByHand(placed.order.id, 'refunds', {
      way: 'online',
      amount: 1_000,
      reason: 'Once more, of the order that has no money left',
    });
    expect([tooMuch.status, await tooMuch.json()]).toMatchObject([400, { code: 'refund_too_much' }]);
    expect(await desk.findWrongSums()).toEqual([]);
  });
});

describe('money for a cancelled order', () => {
  test('that was on its way when it was cancelled is due back, and the place stays free (P9.4, P9.5)', async () => {
    const desk = await openPaymentDesk({ calendar: ONE_PLACE });
    const placed = await desk.placeHeld();
    const reference = await desk.start(placed);
    await placed.visitor.post(`/api/orders/${placed.order.id}/cancel`);
    await desk.sandbox.transactions.pay(reference);
    await desk.deliverMessages(reference);
    expect(await desk.readDesk(placed.order.id)).toMatchObject({
      status: 'cancelled',
      paymentState: 'refund_due',
      money: { refundDue: 8_000 },
      attention: ['refund_due'],
    });
    expect(await desk.listTold(placed.order.id)).toContain('payment_problem email');
    expect((await desk.send(desk.shop.visit(), makeWish())).status).toBe(201);
    const takenUp = await desk.sendByHand(placed.order.id, 'take-up', { slot: placed.order.slot });
    expect([takenUp.status, await takenUp.json()]).toMatchObject([409, { code: 'not_to_be_taken_up' }]);
  });
});

test('money that waits for its order while the hold runs out never shares the last place with whoever took it (P4.1, P9.4)', async () => {
  const desk = await openPaymentDesk({ calendar: ONE_PLACE });
  const placed = await desk.placeHeld();
  await desk.sandbox.transactions.pay(await desk.start(placed));
  const { id } = placed.order;
  let isTaken = false;
  const racing = await inTransaction(desk.db, async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    const paying = placed.visitor.post(`/api/orders/${id}/payments/check`);
    await expect.poll(() => countWaiting(desk)).toBe(1);
    await desk.pass(20);
    const taking = desk.placeAsGuest().then(() => {
      isTaken = true;
    });
    await expect.poll(async () => isTaken || (await countWaiting(desk)) === 2).toBe(true);
    return [paying, taking];
  });
  await Promise.all(racing);
  await desk.shop.settle();
  expect(await desk.readDesk(id)).toMatchObject({ status: 'expired', paymentState: 'refund_due' });
});

async function countWaiting({ db }: PaymentDesk): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
