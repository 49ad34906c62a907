import { describe, expect, test } from 'vitest';
import { orderSchema } from '../../../contract/orders.ts';
import { orders } from '../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin } from '../../testing/order-admin.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';

const ONE_EACH = {
  ...CALENDAR,
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 0 } })),
};

describe('cancelling', () => {
  test('gives the place back and is kept with who and when (P6.4)', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin({ calendar: ONE_EACH });
    const { order, visitor } = await admin.placeAsGuest();
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(409);
    admin.clock.pass(30);
    const cancelled = orderSchema.parse(await (await visitor.post(`/api/orders/${order.id}/cancel`)).json());
    expect(cancelled).toMatchObject({ status: 'cancelled', canCancel: false, canMove: false });
    expect(cancelled.now).toBe('2026-11-16T11:30:00.000Z');
    expect(cancelled.history.at(-1)).toEqual({
      at: '2026-11-16T11:30:00.000Z',
      status: 'cancelled',
      by: 'customer',
      words: '',
    });
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
    const again = await visitor.post(`/api/orders/${order.id}/cancel`);
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'step_refused' }]);
  });

  test('is possible until the kitchen starts, and not after; so is moving (P6.7)', async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest();
    expect(await admin.makeStep(order.id, 'in_kitchen')).toBe(true);
    const slot = { day: SATURDAY, windowId: 'morning' };
    const cancelled = await visitor.post(`/api/orders/${order.id}/cancel`);
    const moved = await visitor.post(`/api/orders/${order.id}/move`, { slot });
    expect(await cancelled.json()).toMatchObject({ code: 'step_refused' });
    expect(await moved.json()).toMatchObject({ code: 'not_movable' });
    expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).toMatchObject({
      status: 'in_kitchen',
      canCancel: false,
      canMove: false,
    });
  });

  test('at the same moment as the kitchen starts: one of the two happens, never both', async () => {
    const admin = await openOrderAdmin();
    for (let round = 0; round < 10; round += 1) {
      const { order, visitor } = await admin.placeAsGuest();
      const [cancelled, isInKitchen] = await Promise.all([
        visitor.post(`/api/orders/${order.id}/cancel`),
        admin.makeStep(order.id, 'in_kitchen'),
      ]);
      expect([cancelled.status === 200, isInKitchen].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('moving', () => {
  const move = (
    visitor: { post: (path: string, body: object) => Promise<Response> },
    id: string,
    slot: object,
  ) => visitor.post(`/api/orders/${id}/move`, { slot });

  test('takes the new place and gives back the old one (P6.8)', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin({ calendar: ONE_EACH });
    const { order, visitor } = await admin.placeAsGuest();
    const answer = await move(visitor, order.id, { day: SATURDAY, windowId: 'evening' });
    const moved = orderSchema.parse(await answer.json());
    expect(moved).toMatchObject({
      status: 'confirmed',
      slot: { day: SATURDAY, windowId: 'evening', from: '15:00', to: '18:00' },
    });
    expect(moved.history.at(-1)).toMatchObject({
      by: 'customer',
      words: 'Moved from Fri 20 Nov, 09:00–12:00 to Sat 21 Nov, 15:00–18:00',
    });
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
    const taken = makeOrderInput({ slot: { day: SATURDAY, windowId: 'evening' } });
    expect((await admin.send(admin.shop.visit(), taken)).status).toBe(409);
  });

  test('to a slot that is taken is refused with the nearest free ones, and the order stays', async () => {
    const admin = await openOrderAdmin({ calendar: ONE_EACH });
    const { order, visitor } = await admin.placeAsGuest();
    await admin.placeAsGuest(makeOrderInput({ slot: { day: SATURDAY, windowId: 'morning' } }));
    const refused = await move(visitor, order.id, { day: SATURDAY, windowId: 'morning' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'slot_window_full', alternatives: [{ day: SATURDAY, windowId: 'evening' }, {}, {}, {}] },
    ]);
    expect(await (await visitor.ask(`/api/orders/${order.id}`)).json()).toEqual(order);
  });

  test('within a day that is full is possible: the order does not stand in its own way', async () => {
    const weekdays = CALENDAR.weekdays.map((day) => ({ ...day, workUnits: day.isOpen ? 1 : 0 }));
    const admin = await openOrderAdmin({ calendar: { ...CALENDAR, weekdays } });
    const { order, visitor } = await admin.placeAsGuest();
    expect((await move(visitor, order.id, { day: FRIDAY, windowId: 'evening' })).status).toBe(200);
  });

  test('to where it is already changes nothing and tells nobody', async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest();
    const answer = await move(visitor, order.id, order.slot);
    expect(await answer.json()).toEqual(order);
  });

  test('obeys lead time, cut-off and closed days like placing does', async () => {
    const admin = await openOrderAdmin();
    const { order, visitor } = await admin.placeAsGuest();
    for (const [day, code] of [
      ['2026-11-17', 'slot_too_soon'],
      ['2026-11-22', 'slot_closed'],
      ['2026-11-15', 'slot_past'],
    ]) {
      expect(await (await move(visitor, order.id, { day, windowId: 'morning' })).json()).toMatchObject({
        code,
      });
    }
    expect((await move(visitor, order.id, { day: 'Friday', windowId: 'morning' })).status).toBe(400);
  });

  test('of many between the same two days at once ends, with every order in one place', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const other = await admin.openOtherNode();
    const slots = [
      { day: FRIDAY, windowId: 'morning' },
      { day: SATURDAY, windowId: 'morning' },
    ] as const;
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const visitor = (number % 2 ? admin.shop : other).visit();
        const placed = await admin.place(visitor, makeOrderInput({ slot: slots[number % 2] ?? slots[0] }));
        return { ...placed, number };
      }),
    );
    for (let round = 1; round <= 3; round += 1) {
      const answers = await Promise.all(
        people.map(({ visitor, order, number }) =>
          move(visitor, order.id, slots[(number + round) % 2] ?? slots[0]),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    }
    const rows = await admin.db.select({ day: orders.day }).from(orders);
    expect(rows.filter(({ day }) => day === FRIDAY)).toHaveLength(6);
    expect(rows).toHaveLength(12);
  });

  test('to and fro without end is refused', { tags: 'long' }, async () => {
    const admin = await openOrderAdmin({ rateLimitFactor: 1 });
    const { order, visitor } = await admin.placeAsGuest();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const day = count % 2 ? FRIDAY : SATURDAY;
      statuses.push((await move(visitor, order.id, { day, windowId: 'morning' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
