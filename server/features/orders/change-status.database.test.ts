import { describe, expect, test } from 'vitest';
import { orderSchema } from '../../../contract/orders.ts';
import { orders } from '../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin } from '../../testing/order-admin.ts';
import { makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';
import { changeProducts } from '../../testing/publish-products.ts';
import { expireOrders } from './expire-orders.ts';

describe('time', () => {
  test('at the cut-off of the day before the last order is taken, and a moment later none (P4.2)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    await changeProducts(admin.db, ['honey-cake'], { leadTimeHours: 12 });
    const input = makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } });
    // 18:00 in Lagos.
    admin.clock.set('2026-11-20T17:00:00.000Z');
    expect((await admin.send(admin.shop.visit(), input)).status).toBe(201);
    admin.clock.set('2026-11-20T17:00:00.001Z');
    expect(await (await admin.send(admin.shop.visit(), input)).json()).toMatchObject({
      code: 'slot_cut_off',
    });
  });

  test('as soon as the lead time leaves is what can be had, and nothing sooner (P4.2)', async () => {
    const admin = await openOrderAdmin();
    const input = makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } });
    // 24 hours before the window begins.
    admin.clock.set('2026-11-20T08:00:00.000Z');
    expect((await admin.send(admin.shop.visit(), input)).status).toBe(201);
    admin.clock.set('2026-11-20T08:00:00.001Z');
    expect(await (await admin.send(admin.shop.visit(), input)).json()).toMatchObject({
      code: 'slot_too_soon',
    });
  });

  test('a hold that ends gives its place back in that moment, although nothing has run (P4.7)', {
    tags: 'long',
  }, async () => {
    const one = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } }));
    const admin = await openOrderAdmin({ calendar: { ...CALENDAR, windows: one } });
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    admin.clock.set('2026-11-16T14:59:59.999Z');
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(409);
    expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).toMatchObject({
      status: 'pending_payment',
    });
    admin.clock.set('2026-11-16T15:00:00.000Z');
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
    const over = orderSchema.parse(await (await visitor.ask(`/api/orders/${order.id}`)).json());
    expect(over).toMatchObject({ status: 'expired', canCancel: false, canMove: false });
    expect(over.history.at(-1)).toEqual({
      at: '2026-11-16T15:00:00.000Z',
      status: 'expired',
      by: 'shop',
      words: '',
    });
    expect((await visitor.post(`/api/orders/${order.id}/cancel`)).status).toBe(409);
  });

  test('the job writes down what has expired, once, and leaves what has not (P4.7)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const held = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    admin.clock.pass(60);
    const younger = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const paidLater = await admin.placeAsGuest();
    admin.clock.pass(181);
    await Promise.all([
      expireOrders(admin.db, admin.clock.read()),
      expireOrders(admin.db, admin.clock.read()),
    ]);
    const rows = await admin.db.select({ id: orders.id, status: orders.status }).from(orders);
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [held.order.id, 'expired'],
        [younger.order.id, 'pending_payment'],
        [paidLater.order.id, 'confirmed'],
      ]),
    );
    const { history } = orderSchema.parse(
      await (await held.visitor.ask(`/api/orders/${held.order.id}`)).json(),
    );
    expect(history.map(({ status }) => status)).toEqual(['pending_payment', 'expired']);
  });

  test('an order whose hold has not ended is not ended by the shop', async () => {
    const admin = await openOrderAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(await admin.makeStep(order.id, 'expired', 'shop')).toBe(false);
  });
});

describe('an order goes its way', () => {
  test('to the door, and back out after a closed one, and no step is left out (P6.1, P6.2, P6.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest();
    expect(await admin.makeStep(order.id, 'out_for_delivery')).toBe(false);
    for (const step of [
      'in_kitchen',
      'ready',
      'out_for_delivery',
      'delivery_failed',
      'out_for_delivery',
      'delivered',
    ] as const) {
      admin.clock.pass(10);
      expect([step, await admin.makeStep(order.id, step)]).toEqual([step, true]);
    }
    for (const step of ['cancelled', 'expired', 'confirmed'] as const) {
      expect([step, await admin.makeStep(order.id, step)]).toEqual([step, false]);
    }
    const { history } = orderSchema.parse(await (await visitor.ask(`/api/orders/${order.id}`)).json());
    expect(history).toHaveLength(7);
  });

  test('over the counter when it is fetched (P6.1)', async () => {
    const admin = await openOrderAdmin();
    const { order } = await admin.placeAsGuest(
      makeOrderInput({ method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 }),
    );
    for (const [step, isMade] of [
      ['in_kitchen', true],
      ['ready', true],
      ['out_for_delivery', false],
      ['collected', true],
    ] as const) {
      expect([step, await admin.makeStep(order.id, step)]).toEqual([step, isMade]);
    }
  });
});
