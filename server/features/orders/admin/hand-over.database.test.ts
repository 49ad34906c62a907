import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dashboardSchema } from '../../../../contract/dashboard.ts';
import { kitchenDaySchema } from '../../../../contract/kitchen.ts';
import { stepOrdersEndpoint } from '../../../../contract/order-steps.ts';
import type { HandOverPayment } from '../../../../contract/payments.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { orders } from '../../../database/schema/orders.ts';
import { payments } from '../../../database/schema/payments.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { findWrongSums } from '../../../testing/payment-ledgers.ts';

/** An unpaid pickup of ₦5,000 on the counter. */
async function openCounter() {
  const admin = await openAdmin();
  const placeReady = async () => {
    const pickup = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 } as const;
    const { order } = await admin.placeAsGuest(makeOrderInput(pickup));
    for (const to of ['in_kitchen', 'ready']) await admin.step(order.id, { to });
    return order;
  };
  const collect = (id: string, payment?: Partial<HandOverPayment>) =>
    admin.step(id, { to: 'collected', ...(payment && { payment }) });
  return { ...admin, placeReady, collect };
}

describe('handing over an order with money due', () => {
  test('without a word about it is refused, and changes nothing (P18.1)', async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    const refused = await admin.collect(id);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'payment_undecided',
        message: '₦5,000 is still due. Choose whether it’s paid now, on credit or later.',
        order: { status: 'ready' },
      },
    ]);
    const answer = await admin.owner.post('/api/admin/orders/steps', { ids: [id], to: 'collected' });
    expect(stepOrdersEndpoint.answerSchema.parse(await answer.json()).data).toMatchObject([
      { id, problem: '₦5,000 is still due. Choose whether it’s paid now, on credit or later.' },
    ]);
    expect(await admin.read(id)).toMatchObject({ status: 'ready', money: { due: 5_000 } });
  });

  test('a delivery is asked at the door, and not when it leaves (P18.1)', { tags: 'long' }, async () => {
    const admin = await openCounter();
    const { order } = await admin.placeAsGuest();
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) {
      expect((await admin.step(order.id, { to })).status).toBe(200);
    }
    expect((await admin.step(order.id, { to: 'delivered' })).status).toBe(409);
    const payment = { decision: 'paid', way: 'card_machine', amount: 8_000 };
    const done = await admin.readOrder(await admin.step(order.id, { to: 'delivered', payment }), 200);
    expect(done).toMatchObject({ status: 'delivered', paymentState: 'paid', attention: [] });
  });

  test('takes the payment with the step, by whoever made it (P18.1)', { tags: 'long' }, async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    const taken = await admin.collect(id, { decision: 'paid', way: 'cash', amount: 5_000 });
    expect(await admin.readOrder(taken, 200)).toMatchObject({
      status: 'collected',
      paymentState: 'paid',
      attention: [],
      money: { due: 0, paid: 5_000, payments: [{ way: 'cash', amount: 5_000 }] },
      paymentNotes: [{ by: 'Bisi Owner', voidRule: 'any_time' }],
    });
    const again = await admin.collect(id, { decision: 'paid', way: 'cash', amount: 5_000 });
    expect([again.status, await admin.db.$count(payments), await findWrongSums(admin.db)]).toEqual([
      409,
      1,
      [],
    ]);
  });

  test('records no payment where the step is refused, and makes no step where the payment is (P18.1)', async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    const paid = { decision: 'paid', way: 'cash', amount: 5_000 } as const;
    expect((await admin.step(id, { to: 'delivered', payment: paid })).status).toBe(409);
    expect((await admin.step(id, { to: 'collected', version: 1, payment: paid })).status).toBe(409);
    const tooMuch = await admin.collect(id, { ...paid, amount: 5_000.01 });
    expect([tooMuch.status, await tooMuch.json()]).toMatchObject([409, { code: 'overpayment' }]);
    expect(await admin.read(id)).toMatchObject({ status: 'ready', money: { paid: 0 } });
    expect(await admin.db.$count(payments)).toBe(0);
  });

  test('paid in part, on credit or not yet, it needs attention until it is settled, credit apart (P18.2, P28.54, P28.345)', {
    tags: 'long',
  }, async () => {
    const admin = await openCounter();
    const cases = [
      [{ decision: 'paid', way: 'transfer', amount: 2_000 }, ['done_unpaid', 'part_paid'], 3_000, null],
      [
        { decision: 'paid', way: 'transfer', amount: 2_000, reason: 'Rest on Friday' },
        ['on_account', 'part_paid'],
        3_000,
        'Rest on Friday',
      ],
      [{ decision: 'on_account', reason: 'Pays on Fridays' }, ['on_account'], 5_000, 'Pays on Fridays'],
      [{ decision: 'not_yet' }, ['done_unpaid'], 5_000, null],
    ] as const;
    for (const [payment, attention, due, onAccountReason] of cases) {
      const { id } = await admin.placeReady();
      const done = await admin.readOrder(await admin.collect(id, payment), 200);
      expect(done).toMatchObject({ status: 'collected', attention, money: { due }, onAccountReason });
    }
    expect((await admin.list('attention=done_unpaid')).total).toBe(2);
    expect((await admin.list('attention=on_account')).total).toBe(2);
    expect((await admin.list('payment=unpaid')).total).toBe(4);
    for (const { id, due } of (await admin.list('payment=unpaid')).data) {
      const body = { way: 'transfer', amount: due };
      const headers = { 'idempotency-key': `settle-${id}` };
      await admin.owner.ask(`/api/admin/orders/${id}/payments`, { method: 'POST', body, headers });
    }
    expect([(await admin.list('attention=1')).total, (await admin.list('payment=unpaid')).total]).toEqual([
      0, 0,
    ]);
    const events = await admin.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'order.handed_over_unpaid'));
    const noted = events.map(({ details }) => `${details.due} ${details.onAccount ?? '–'}`);
    expect(noted.sort()).toEqual(['3000 Rest on Friday', '3000 –', '5000 Pays on Fridays', '5000 –']);
  });

  test('on credit needs a reason', { tags: 'long' }, async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    for (const reason of ['', '  ', 'x'.repeat(201)]) {
      expect((await admin.collect(id, { decision: 'on_account', reason })).status).toBe(400);
    }
  });

  test('waits for the balance where a deposit was agreed, which can be paid with the step (P7.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    await admin.db.update(orders).set({ depositInKobo: 200_000 }).where(eq(orders.id, id));
    for (const payment of [
      { decision: 'not_yet' },
      { decision: 'paid', way: 'cash', amount: 4_999 },
    ] as const) {
      const refused = await admin.collect(id, payment);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'balance_due' }]);
    }
    expect(await admin.db.$count(payments)).toBe(0);
    const done = await admin.collect(id, { decision: 'paid', way: 'cash', amount: 5_000 });
    expect(await admin.readOrder(done, 200)).toMatchObject({ status: 'collected', paymentState: 'paid' });
  });

  test('takes a part of the balance with a reason for the rest, which is due on credit (P28.282)', async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    await admin.db.update(orders).set({ depositInKobo: 200_000 }).where(eq(orders.id, id));
    const part = { decision: 'paid', way: 'cash', amount: 3_000, reason: 'Forgot her purse' } as const;
    const done = await admin.readOrder(await admin.collect(id, part), 200);
    expect(done).toMatchObject({
      status: 'collected',
      paymentState: 'part_paid',
      money: { paid: 3_000, due: 2_000 },
      onAccountReason: 'Forgot her purse',
      attention: ['on_account'],
    });
    const left = done.activity.find(({ action }) => action === 'order.handed_over_unpaid');
    expect(left?.details).toMatchObject({ due: 2_000, onAccount: 'Forgot her purse' });
  });

  test('lets it go unpaid where a deposit was agreed only for a reason, or for the rider to collect (P28.31)', {
    tags: 'long',
  }, async () => {
    const admin = await openCounter();
    const agreeDeposit = (id: string) =>
      admin.db.update(orders).set({ depositInKobo: 200_000 }).where(eq(orders.id, id));
    const { id } = await admin.placeReady();
    await agreeDeposit(id);
    const credit = await admin.collect(id, { decision: 'on_account', reason: 'A regular' });
    expect(await admin.readOrder(credit, 200)).toMatchObject({
      status: 'collected',
      onAccountReason: 'A regular',
      attention: ['on_account'],
    });
    const { order } = await admin.placeAsGuest();
    await agreeDeposit(order.id);
    for (const to of ['in_kitchen', 'ready']) await admin.step(order.id, { to });
    const part = { decision: 'paid', way: 'transfer', amount: 3_000 };
    const sent = await admin.readOrder(
      await admin.step(order.id, { to: 'out_for_delivery', payment: part }),
      200,
    );
    expect(sent).toMatchObject({ status: 'out_for_delivery', money: { due: 5_000, paid: 3_000 } });
    expect((await admin.step(order.id, { to: 'delivered' })).status).toBe(409);
    const atDoor = { decision: 'paid', way: 'cash', amount: 5_000 };
    const done = await admin.readOrder(await admin.step(order.id, { to: 'delivered', payment: atDoor }), 200);
    expect(done).toMatchObject({ status: 'delivered', paymentState: 'paid', attention: [] });
    const events = await admin.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'order.handed_over_unpaid'));
    expect(events).toHaveLength(2);
    expect(events.map(({ details }) => details)).toEqual(
      expect.arrayContaining([{ due: 5_000, onAccount: 'A regular' }, { due: 5_000 }]),
    );
  });

  test('two people at the counter take the money once', async () => {
    const admin = await openCounter();
    const { id } = await admin.placeReady();
    const paid = { decision: 'paid', way: 'cash', amount: 5_000 } as const;
    const answers = await Promise.all([
      admin.collect(id, paid),
      admin.collect(id, paid),
      admin.collect(id, paid),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await admin.db.$count(payments), await findWrongSums(admin.db)]).toEqual([1, []]);
  });
});

test('dashboard, list and kitchen say the same of what is unpaid (P18.3)', { tags: 'long' }, async () => {
  const admin = await openCounter();
  const { id: done } = await admin.placeReady();
  await admin.collect(done, { decision: 'not_yet' });
  await admin.placeReady();
  await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const { order: cancelled } = await admin.placeAsGuest();
  await admin.step(cancelled.id, { to: 'cancelled', reason: 'Called off' });
  const { order: paid } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  await admin.owner.ask(`/api/admin/orders/${paid.id}/payments`, {
    method: 'POST',
    body: { way: 'transfer', amount: 8_000 },
    headers: { 'idempotency-key': 'the-one-that-is-paid' },
  });
  const unpaid = await admin.list('payment=unpaid');
  const sum = unpaid.data.reduce((total, { due }) => total + due, 0);
  const dashboard = await (await admin.owner.ask('/api/admin/dashboard')).json();
  const { attention } = dashboardSchema.parse(dashboard);
  expect(attention.unpaid).toEqual({ orders: unpaid.total, value: sum });
  expect([unpaid.total, sum]).toEqual([3, 18_000]);
  const board = (await admin.readBoard('payment=unpaid')).columns.flatMap(({ data }) => data);
  expect(board.map(({ id }) => id).sort()).toEqual(unpaid.data.map(({ id }) => id).sort());
  const ready = unpaid.data.find(({ status }) => status === 'ready');
  const kitchen = await (await admin.owner.ask(`/api/admin/kitchen?day=${ready?.slot.day}`)).json();
  const { tickets: cards } = kitchenDaySchema.parse(kitchen);
  expect(cards.find(({ id }) => id === ready?.id)?.due).toBe(5_000);
  expect(cards.find(({ id }) => id === paid.id)?.due).toBe(0);
});
