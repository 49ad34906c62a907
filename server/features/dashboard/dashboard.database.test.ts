import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Dashboard, dashboardSchema } from '../../../contract/dashboard.ts';
import { readStatus } from '../../../domain/orders/statuses.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { messages } from '../../database/schema/messages.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { payments, refunds } from '../../database/schema/payments.ts';
import { type OrderAdmin, openOrderAdmin } from '../../testing/order-admin.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';
import type { Visitor } from '../../testing/visitor.ts';

const TODAY = '2026-11-16';

async function readFor(owner: Pick<Visitor, 'ask'>, query = ''): Promise<Dashboard> {
  const answer = await owner.ask(`/api/admin/dashboard${query}`);
  expect(answer.status).toBe(200);
  return dashboardSchema.parse(await answer.json());
}

async function openDashboard() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const read = (query = '') => readFor(owner, query);
  const settle = async (orderId: string, what: 'payments' | 'refunds', body: object) => {
    const answer = await owner.ask(`/api/admin/orders/${orderId}/${what}`, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status, await answer.text()).toBeLessThan(300);
  };
  return { ...admin, owner, read, settle };
}

/** Orders of many fates, placed on many days. */
async function fillShop({
  db,
  clock,
  placeAsGuest,
  makeStep,
  settle,
}: Awaited<ReturnType<typeof openDashboard>>) {
  const instructions = Array.from({ length: 12 }, (_, index) =>
    makeOrderInput({
      slot: { day: index % 2 ? FRIDAY : SATURDAY, windowId: 'morning' },
      payment: index % 3 === 0 ? 'transfer' : 'on_delivery',
    }),
  );
  for (const [index, input] of instructions.entries()) {
    const { order } = await placeAsGuest(input);
    // Around midnight in Lagos, which is 23:00 in London and in the database.
    const createdAt = new Date(
      Date.parse('2026-11-16T22:30:00Z') - index * 3 * 3_600_000 * 8 - index * 60_000,
    );
    await db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
    if (index % 3 === 1) await settle(order.id, 'payments', { way: 'cash', amount: 8_000, note: '' });
    if (index % 6 === 1) await settle(order.id, 'refunds', { way: 'cash', amount: 1_250.5, reason: 'Late' });
    if (index === 5) await makeStep(order.id, 'cancelled');
    if (index === 8) await makeStep(order.id, 'in_kitchen');
    clock.pass(1);
  }
}

const lagosDay = (moment: Date) => new Date(moment.getTime() + 3_600_000).toISOString().slice(0, 10);

/** The same figures the slow way: every row looked at, one after the other. */
async function recompute({ db, clock }: Pick<OrderAdmin, 'db' | 'clock'>, from: string, to: string) {
  const isIn = (moment: Date) => lagosDay(moment) >= from && lagosDay(moment) <= to;
  const rows = await db.select().from(orders);
  const placed = rows.filter((order) => {
    return isIn(order.createdAt) && !['cancelled', 'expired'].includes(readStatus(order, clock.read()));
  });
  const lines = (await db.select().from(orderLines)).filter(({ orderId }) =>
    placed.some(({ id }) => id === orderId),
  );
  const came = (await db.select().from(payments)).filter(({ paidAt }) => isIn(paidAt));
  const back = (await db.select().from(refunds)).filter(({ settledAt }) => settledAt && isIn(settledAt));
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100;
  return {
    orders: placed.length,
    value: add(placed.map(({ totalInKobo }) => totalInKobo)),
    moneyIn: add(came.map(({ amountInKobo }) => amountInKobo)),
    moneyBack: add(back.map(({ amountInKobo }) => amountInKobo)),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

describe('the figures', () => {
  test('are those of the orders, to the kobo, day by day and in all (P1.18)', { tags: 'long' }, async () => {
    const shop = await openDashboard();
    await fillShop(shop);
    const { sales, salesBefore, trend, bestSellers } = await shop.read('?days=7');
    const { pieces, ...expected } = await recompute(shop, '2026-11-10', TODAY);
    expect(sales).toEqual(expected);
    expect(expected.orders).toBeGreaterThan(3);
    expect(expected.moneyBack).toBeGreaterThan(0);
    expect(bestSellers).toEqual([
      { productId: 'honey-cake', name: 'Honey Cake', pieces, value: pieces * 5_000 },
    ]);
    expect(trend.map(({ day }) => day)).toEqual(
      [10, 11, 12, 13, 14, 15, 16].map((date) => `2026-11-${date}`),
    );
    for (const { day, ...ofDay } of trend) {
      const { pieces: _, ...expectedOfDay } = await recompute(shop, day, day);
      expect(ofDay).toEqual(expectedOfDay);
    }
    const { pieces: _, ...before } = await recompute(shop, '2026-11-03', '2026-11-09');
    expect(salesBefore).toEqual(before);
  });

  test('stay right on every node when what is long past changes, by a step or by the clock alone', {
    tags: 'long',
  }, async () => {
    const shop = await openDashboard();
    await fillShop(shop);
    const otherNode = await shop.openOtherNode();
    const otherOwner = await otherNode.signInUser('other@bakery.example', { isAdmin: true });
    const expectRight = async () => {
      const { pieces, ...expected } = await recompute(shop, '2026-10-18', TODAY);
      const seller = { productId: 'honey-cake', name: 'Honey Cake', pieces, value: pieces * 5_000 };
      for (const owner of [shop.owner, otherOwner]) {
        const { sales, bestSellers } = await readFor(owner);
        expect([sales, bestSellers]).toEqual([expected, [seller]]);
      }
      return pieces;
    };
    const longPast = new Date('2026-11-05T12:00:00Z');
    const past = await shop.db
      .update(orders)
      .set({ createdAt: longPast })
      .where(lt(orders.createdAt, new Date('2026-11-10')))
      .returning();
    const before = await expectRight();
    const old = past.find(({ status }) => status === 'confirmed');
    await shop.makeStep(old?.id ?? '', 'cancelled');
    expect(await expectRight()).toBe(before - 1);
    shop.clock.pass(241);
    expect(await expectRight()).toBeLessThan(before - 1);
    const { order } = await shop.placeAsGuest();
    await expectRight();
    await shop.db.update(orders).set({ createdAt: longPast }).where(eq(orders.id, order.id));
    await expectRight();
  });

  test('do not count what an order hands to its successor', async () => {
    const shop = await openDashboard();
    const { order } = await shop.placeAsGuest();
    const paidAt = shop.clock.read();
    const common = { orderId: order.id, amountInKobo: 800_000 };
    await shop.db.insert(payments).values([
      { ...common, way: 'cash', reference: 'cash', paidAt },
      { ...common, way: 'carried_over', reference: 'carried', paidAt },
    ]);
    await shop.db.insert(refunds).values({
      ...common,
      way: 'carried_over',
      status: 'processed',
      reason: 'Taken up',
      key: 'carried',
      settledAt: paidAt,
    });
    expect((await shop.read()).sales).toMatchObject({ moneyIn: 8_000, moneyBack: 0 });
  });

  test('of a hold that has expired are left out at that moment', { tags: 'long' }, async () => {
    const { clock, placeAsGuest, read } = await openDashboard();
    await placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(await read()).toMatchObject({
      sales: { orders: 1 },
      attention: { unpaid: { orders: 1, value: 8_000 } },
    });
    clock.pass(241);
    expect(await read()).toMatchObject({
      sales: { orders: 0 },
      attention: {
        unpaid: { orders: 0, value: 0 },
        expired: { since: '2026-11-15', orders: 1, value: 8_000 },
      },
    });
  });
});

test('today and the next seven days show what is to be done and how full they are (P1.18)', {
  tags: 'long',
}, async () => {
  const { placeAsGuest, makeStep, clock, read } = await openDashboard();
  const { order } = await placeAsGuest();
  await placeAsGuest(makeOrderInput({ slot: { day: SATURDAY, windowId: 'evening' } }));
  const { ahead } = await read();
  expect(ahead).toHaveLength(8);
  expect(ahead[0]).toMatchObject({ day: TODAY, orders: 0, isOpen: true });
  expect(ahead[4]).toEqual({
    day: FRIDAY,
    isOpen: true,
    workUnits: 100,
    workUnitsTaken: 1,
    ordersTaken: 1,
    orders: 1,
    value: 8_000,
  });
  expect(ahead[6]).toMatchObject({ day: '2026-11-22', isOpen: false });
  clock.set(`${FRIDAY}T08:00:00Z`);
  await makeStep(order.id, 'in_kitchen');
  expect((await read()).today).toEqual({ in_kitchen: 1 });
});

test('an order delivered before its day is no longer due on it, and still among those that took its capacity (P28.430, P28.437)', async () => {
  const { placeAsGuest, makeStep, settle, clock, read } = await openDashboard();
  const { order } = await placeAsGuest();
  await placeAsGuest();
  await settle(order.id, 'payments', { way: 'cash', amount: 8_000, note: '' });
  for (const status of ['in_kitchen', 'ready', 'out_for_delivery', 'delivered'] as const) {
    expect(await makeStep(order.id, status)).toBe(true);
  }
  const taken = { day: FRIDAY, workUnitsTaken: 2, ordersTaken: 2 };
  expect((await read()).ahead[4]).toMatchObject({ ...taken, orders: 1, value: 8_000 });
  // Of today's orders the dashboard says how many are completed.
  clock.set(`${FRIDAY}T08:00:00Z`);
  expect((await read()).ahead[0]).toMatchObject({ ...taken, orders: 2, value: 16_000 });
});

test('what needs attention is counted by its reason (P1.18)', async () => {
  const { shop, db, clock, placeAsGuest, settle, read } = await openDashboard();
  expect((await read()).attention).toEqual({
    needing: 0,
    orders: {},
    unsettled: 0,
    unpaid: { orders: 0, value: 0 },
    expired: { since: '2026-11-15', orders: 0, value: 0 },
    unquoted: { orders: 0, messages: 0, waitingSince: null },
    unsentMails: 0,
    questions: 0,
    reviews: 0,
    awaitedVouchers: 0,
  });
  const { order } = await placeAsGuest();
  await settle(order.id, 'payments', { way: 'cash', amount: 9_000, acceptOverpayment: true });
  await shop.settle();
  await db.insert(contactMessages).values({
    name: 'Ada',
    email: 'ada@bakery.example',
    phone: '',
    topic: 'other',
    text: 'Do you bake on Sundays?',
    key: 'a',
  });
  await db.insert(messages).values([
    {
      event: 'old',
      kind: 'order_placed',
      channel: 'email',
      recipient: 'a@bakery.example',
      createdAt: new Date('2026-11-16T10:00:00Z'),
    },
    {
      event: 'shown',
      kind: 'order_placed',
      channel: 'in_app',
      recipient: 'a',
      createdAt: new Date('2026-11-16T10:00:00Z'),
    },
  ]);
  const before = (await read()).attention;
  expect(before).toMatchObject({ orders: { overpaid: 1 }, unsentMails: 1, questions: 1 });
  clock.set(`${FRIDAY}T12:00:00Z`);
  expect((await read()).attention.orders).toEqual({ overpaid: 1, late: 1 });
});

test('what part of an unpaid order has come is no longer to come', async () => {
  const { placeAsGuest, settle, read } = await openDashboard();
  const { order } = await placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  await settle(order.id, 'payments', { way: 'transfer', amount: 3_000.5, note: '' });
  expect((await read()).attention.unpaid).toEqual({ orders: 1, value: 4_999.5 });
});

test('an order whose money is in doubt for two reasons is one to settle, and one in the menu', async () => {
  const { owner, db, placeAsGuest, settle, read } = await openDashboard();
  const { order } = await placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  await settle(order.id, 'payments', { way: 'transfer', amount: 3_000, note: '' });
  await db.update(orders).set({ transferClaimedAt: new Date() }).where(eq(orders.id, order.id));
  expect((await read()).attention).toMatchObject({
    needing: 1,
    orders: { transfer_claimed: 1, part_paid: 1 },
    unsettled: 1,
  });
  const waiting = await owner.ask('/api/admin/dashboard/waiting');
  expect(await waiting.json()).toEqual({ orders: 1, customOrders: 0, reviews: 0, messages: 0, vouchers: 0 });
});
