import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

const ONE_PLACE = {
  ...CALENDAR,
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } })),
};

async function openExpired(options: Parameters<typeof openPaymentAdmin>[0] = {}) {
  const admin = await openPaymentAdmin(options);
  const placed = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  await admin.pass(241);
  await admin.sweep();
  return { ...admin, placed };
}

describe('an expired order that nobody paid for', () => {
  test('is reinstated in one step, in the place it had and with a new hold (P19.5)', {
    tags: 'long',
  }, async () => {
    const { placed, settleByHand, readOrderList, clock, listNotified } = await openExpired();
    expect(await readOrderList(placed.order.id)).toMatchObject({ status: 'expired', canReinstate: true });
    const reinstated = await settleByHand(placed.order.id, 'reinstate', {});
    expect(reinstated).toMatchObject({
      status: 'pending_payment',
      slot: placed.order.slot,
      total: placed.order.total,
      holdUntil: new Date(clock.read().getTime() + 240 * 60_000).toISOString(),
      money: { paid: 0, due: 8_000 },
    });
    expect(await readOrderList(placed.order.id)).toMatchObject({
      canReinstate: false,
      reinstatedAs: { id: reinstated.id },
    });
    expect(await listNotified(reinstated.id)).toContain('order_status email');
    const paid = await settleByHand(reinstated.id, 'payments', { way: 'transfer', amount: 8_000 });
    expect(paid).toMatchObject({ status: 'confirmed', paymentState: 'paid' });
  });

  test('goes nowhere when the place is taken: other times are offered (P19.5)', {
    tags: 'long',
  }, async () => {
    const { placed, placeAsGuest, sendByHand, settleByHand } = await openExpired({ calendar: ONE_PLACE });
    await placeAsGuest();
    const full = await sendByHand(placed.order.id, 'reinstate', {});
    expect([full.status, await full.json()]).toMatchObject([
      409,
      { code: 'slot_window_full', alternatives: expect.any(Array) },
    ]);
    const slot = { day: SATURDAY, windowId: 'morning' };
    expect(await settleByHand(placed.order.id, 'reinstate', { slot })).toMatchObject({ slot });
  });

  test('is reinstated for a time too late for customers only knowingly, and held until it begins (P28.25, P28.33)', {
    tags: 'long',
  }, async () => {
    const { placed, sendByHand, settleByHand, clock } = await openExpired();
    // An hour before the window begins.
    clock.set('2026-11-20T07:00:00.000Z');
    const { day, windowId } = placed.order.slot;
    const late = await sendByHand(placed.order.id, 'reinstate', {});
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'slot_cut_off' }]);
    const body = { slot: { day, windowId }, acceptLate: true };
    const reinstated = await settleByHand(placed.order.id, 'reinstate', body);
    expect(reinstated).toMatchObject({
      slot: { day, windowId },
      holdUntil: '2026-11-20T08:00:00.000Z',
      activity: expect.arrayContaining([expect.objectContaining({ action: 'order.taken_late' })]),
    });
  });

  test('is reinstated once, and of two who want its last place exactly one gets it (P19.5)', async () => {
    const { placed, sendByHand, send, shop, db } = await openExpired({ calendar: ONE_PLACE });
    const answers = await Promise.all([
      sendByHand(placed.order.id, 'reinstate', {}),
      sendByHand(placed.order.id, 'reinstate', {}),
      send(shop.visit(), makeOrderInput()),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(orders, eq(orders.status, 'expired'))).toBe(1);
    expect(await db.$count(orders)).toBe(2);
  });

  test('does not go on by itself', { tags: 'long' }, async () => {
    const { placed, db, shop, readOrderList } = await openExpired();
    await addJob(db, 'take-up-order', { orderId: placed.order.id });
    await shop.settle();
    expect(await readOrderList(placed.order.id)).toMatchObject({ reinstatedAs: null });
  });
});

describe('the orders that expired in a day', () => {
  test('are one message for each administrator, and no more however often the job runs (P19.6)', async () => {
    const { db, shop, pass, placeAsGuest, sweep } = await openExpired();
    await placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    await pass(241);
    await sweep();
    const listNotified = () => db.select().from(messages).where(like(messages.event, 'orders_expired%'));
    expect(await listNotified()).toEqual([]);
    await pass(24 * 60);
    for (const _ of [1, 2]) await addJob(db, 'notify-expired-orders', {});
    await shop.settle();
    const notified = await listNotified();
    expect(notified.map(({ channel }) => channel).sort()).toEqual(['email', 'in_app']);
    for (const { details, sentAt, channel } of notified) {
      expect(details).toEqual({ day: '2026-11-16', orders: 2, value: 16_000 });
      if (channel === 'email') expect(sentAt).not.toBeNull();
    }
  });

  test('stand on the dashboard until they are reinstated, and its figure opens them (P19.6)', {
    tags: 'long',
  }, async () => {
    const { placed, owner, settleByHand } = await openExpired();
    const readExpired = async () => {
      const { attention } = (await (await owner.ask('/api/admin/dashboard')).json()) as {
        attention: { expired: unknown };
      };
      return attention.expired;
    };
    const list = async () => (await owner.ask('/api/admin/orders?expiredFrom=2026-11-15')).json();
    expect(await readExpired()).toEqual({ since: '2026-11-15', orders: 1, value: 8_000 });
    expect(await list()).toMatchObject({ total: 1, data: [{ id: placed.order.id }] });
    await settleByHand(placed.order.id, 'reinstate', {});
    expect(await readExpired()).toMatchObject({ orders: 0 });
    expect(await list()).toMatchObject({ total: 0 });
  });

  test('are not mentioned where there were none', async () => {
    const { db, shop } = await openPaymentAdmin();
    await addJob(db, 'notify-expired-orders', {});
    await shop.settle();
    expect(await db.$count(messages)).toBe(0);
  });
});
