import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stepOrdersEndpoint } from '../../../../contract/order-steps.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

describe('an order at the desk', () => {
  test('shows all there is to know of it, and only the steps that can be made now (P1.21)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    await admin.step(order.id, { to: 'in_kitchen' });
    expect(await admin.read(order.id)).toMatchObject({
      number: order.number,
      status: 'in_kitchen',
      userId: null,
      origin: 'shop',
      attention: [],
      nextStatuses: ['ready', 'cancelled'],
      workUnits: 1,
      lines: [{ allergens: [] }],
      history: [{ by: 'customer' }, { by: 'administrator', status: 'in_kitchen' }],
      historyActors: [null, 'Bisi Owner'],
      refundable: 0,
      refundableOnline: 0,
      adjustments: [],
      notes: [],
    });
  });

  test('whose hold has expired has that in its history, made by nobody', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    admin.clock.pass(240);
    expect(await admin.read(order.id)).toMatchObject({
      status: 'expired',
      history: [{ by: 'customer' }, { by: 'shop', status: 'expired' }],
      historyActors: [null, null],
      nextStatuses: [],
    });
  });

  test('that is nowhere is not there', async () => {
    const admin = await openAdmin();
    for (const id of [randomUUID(), 'nonsense']) {
      const path = `/api/admin/orders/${id}`;
      const answers = [
        await admin.owner.ask(path),
        await admin.step(id, { to: 'ready' }),
        await admin.owner.post(`${path}/notes`, { text: 'Hello' }),
        await admin.owner.post(`${path}/move`, { slot: { day: SATURDAY, windowId: 'morning' } }),
      ];
      for (const answer of answers) {
        expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_order' }]);
      }
    }
  });
});

describe('a step', () => {
  test('to confirmed without payment is in the activity log with what was due (P28.182)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(await admin.readOrder(await admin.step(order.id, { to: 'confirmed' }), 200)).toMatchObject({
      activity: [{ action: 'order.confirmed_unpaid', by: 'Bisi Owner', details: { due: 8_000 } }],
    });
    const reduction = { amount: 1_000, reason: 'My friend' };
    const pickup = { method: 'pickup', address: null, payment: 'at_pickup', contact: makeContact() };
    const taken = await admin.take({ ...pickup, reduction, expectedTotal: 4_000 });
    expect(await admin.readOrder(taken, 201)).toMatchObject({
      activity: [{ action: 'order.discount_agreed', by: 'Bisi Owner', details: reduction }],
    });
  });

  test('to confirmed with a balance that staff agreed to needs no attention until it is handed over (P28.343)', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    expect(await admin.readOrder(await admin.step(order.id, { to: 'confirmed' }), 200)).toMatchObject({
      attention: [],
      isBalanceAgreed: true,
      money: { due: 8_000 },
    });
    expect((await admin.list('attention=prepayment_missing')).total).toBe(0);
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) await admin.step(order.id, { to });
    const handed = await admin.step(order.id, { to: 'delivered', payment: { decision: 'not_yet' } });
    expect(await admin.readOrder(handed, 200)).toMatchObject({ attention: ['done_unpaid'] });
  });

  test('is made from the version that was seen, and otherwise refused with the order as it is now', async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const taken = await admin.readOrder(await admin.step(order.id, { to: 'in_kitchen', version: 1 }), 200);
    expect(taken).toMatchObject({ status: 'in_kitchen', version: 2 });
    const late = await admin.step(order.id, { to: 'cancelled', version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        code: 'order_moved_on',
        message: 'The order has changed since you opened it. Check it, then choose again.',
        order: { status: 'in_kitchen', version: 2 },
      },
    ]);
    expect((await admin.step(order.id, { to: 'ready' })).status).toBe(200);
  });

  test('that the table of steps does not have is refused, and tells nobody anything', async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const answer = await admin.step(order.id, { to: 'delivered' });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'step_refused' }]);
    expect(await admin.read(order.id)).toMatchObject({ status: 'confirmed', version: 1 });
    expect((await admin.step(order.id, { to: 'baked' })).status).toBe(400);
  });

  test.each([
    ['delivery', 'out_for_delivery'],
    ['pickup', 'collected'],
  ] as const)('that hands a %s over waits for the rest of a deposit (P7.4)', async (method, to) => {
    const admin = await openAdmin();
    const pickup = { method, address: null, payment: 'at_pickup', expectedTotal: 5_000 } as const;
    const { order } = await admin.placeAsGuest(makeOrderInput(method === 'pickup' ? pickup : {}));
    const setMoney = (depositInKobo: number, paidInKobo: number) =>
      admin.db.update(orders).set({ depositInKobo, paidInKobo }).where(eq(orders.id, order.id));
    await setMoney(300_000, 300_000);
    for (const earlier of ['in_kitchen', 'ready']) await admin.step(order.id, { to: earlier });
    const refused = await admin.step(order.id, { to });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        code: 'balance_due',
        message: `₦${method === 'pickup' ? '2' : '5'},000 is still due. Collect it first, or choose on the order page that it goes out unpaid.`,
        order: { status: 'ready' },
      },
    ]);
    await setMoney(300_000, order.total * 100);
    expect((await admin.step(order.id, { to })).status).toBe(200);
  });

  test('of an order to be paid on receipt waits for no money', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    for (const to of ['in_kitchen', 'ready', 'out_for_delivery']) {
      expect((await admin.step(order.id, { to })).status).toBe(200);
    }
  });

  test('for several orders is made for each on its own, with the outcome of each', {
    tags: 'long',
  }, async () => {
    const admin = await openAdmin();
    const { order: first } = await admin.placeAsGuest();
    const { order: waiting } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const { order: last } = await admin.placeAsGuest();
    const nowhere = randomUUID();
    const ids = [first.id, waiting.id, nowhere, last.id, first.id];
    const answer = await admin.owner.post('/api/admin/orders/steps', { ids, to: 'in_kitchen' });
    expect(stepOrdersEndpoint.answerSchema.parse(await answer.json()).data).toEqual([
      { id: first.id, number: first.number, version: 2, problem: null },
      {
        id: waiting.id,
        number: waiting.number,
        version: null,
        problem: 'The order has changed, so this is no longer possible.',
      },
      { id: nowhere, number: '', version: null, problem: 'We can’t find this order.' },
      { id: last.id, number: last.number, version: 2, problem: null },
    ]);
    expect((await admin.list('status=in_kitchen')).total).toBe(2);
  });

  test('for no order, a 101st or what is no id is refused', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    for (const [what, body] of [
      ['no order', { ids: [], to: 'ready' }],
      ['a 101st order', { ids: Array.from({ length: 101 }, () => randomUUID()), to: 'ready' }],
      ['what is no id', { ids: ['x'], to: 'ready' }],
    ] as const) {
      const answer = await admin.owner.post('/api/admin/orders/steps', body);
      expect([answer.status, await answer.json()], what).toMatchObject([400, { code: 'invalid_input' }]);
    }
  });
});

describe('moving an order', () => {
  test('takes the new place and keeps who did it (P6.8)', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const slot = { day: SATURDAY, windowId: 'evening' };
    const answer = await admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot });
    expect(await admin.readOrder(answer, 200)).toMatchObject({
      slot: { ...slot, from: '15:00', to: '18:00' },
      historyActors: [null, 'Bisi Owner'],
      history: [{}, { by: 'administrator' }],
    });
  });

  test('from a day that the shop closes takes the old time and the reason along to the customer (P28.197)', async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const slot = { day: SATURDAY, windowId: 'evening' };
    const closing = { reason: ' Our oven broke down ' };
    const answer = await admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot, closing });
    expect(answer.status).toBe(200);
    const notified = await admin.db.select().from(messages).where(eq(messages.orderId, order.id));
    expect(notified.map(({ details }) => details)).toContainEqual({
      news: 'moved',
      ...{ fromDay: order.slot.day, fromTime: order.slot.from, toTime: order.slot.to },
      ...{ isDayClosed: true, reason: 'Our oven broke down' },
    });
  });

  test('that is being made or is made is refused to staff in words of their own (P28.456)', async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const slot = { day: SATURDAY, windowId: 'evening' };
    for (const [to, message] of [
      ['in_kitchen', 'It’s already being made. Call the customer.'],
      ['ready', 'It’s already made. Call the customer.'],
    ] as const) {
      expect(await admin.makeStep(order.id, to)).toBe(true);
      const answer = await admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot });
      expect([answer.status, await answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'not_movable', message }),
      ]);
    }
  });

  test('to a place that is not free is refused, with those that are', { tags: 'long' }, async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    const slot = { day: '2026-11-22', windowId: 'morning' };
    const answer = await admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'slot_closed', alternatives: [{}, {}, {}, {}] },
    ]);
    expect((await admin.read(order.id)).slot.day).toBe(FRIDAY);
  });
});

test('a note is kept with who wrote it and when, and never shown to the customer (P1.21)', async () => {
  const admin = await openAdmin();
  const { order, visitor } = await admin.placeAsGuest();
  const note = (body: object) => admin.owner.post(`/api/admin/orders/${order.id}/notes`, body);
  await note({ text: '  Ring the neighbour  ' });
  admin.clock.pass(5);
  const { notes, version } = await admin.readOrder(await note({ text: 'Rang: not at home' }), 200);
  expect(notes).toEqual([
    { id: notes[0]?.id, text: 'Ring the neighbour', at: '2026-11-16T11:00:00.000Z', by: 'Bisi Owner' },
    { id: notes[1]?.id, text: 'Rang: not at home', at: '2026-11-16T11:05:00.000Z', by: 'Bisi Owner' },
  ]);
  expect(version).toBe(1);
  expect(await (await visitor.ask(`/api/orders/${order.id}`)).text()).not.toContain('neighbour');
  for (const text of ['', '   ', 'x'.repeat(1_001)]) expect((await note({ text })).status).toBe(400);
});

test('an unpaid order is kept a day longer, not beyond its slot, and not once it has expired (P28.21)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const order = await admin.readOrder(await admin.take({ payment: 'transfer' }), 201);
  const keep = (version: number) => admin.owner.post(`/api/admin/orders/${order.id}/hold`, { version });
  const [first, second] = await Promise.all([keep(order.version), keep(order.version)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const extended = await admin.read(order.id);
  expect(Date.parse(extended.holdUntil ?? '') - Date.parse(order.holdUntil ?? '')).toBe(24 * 3_600_000);
  const events = await admin.db.select().from(auditEvents).where(eq(auditEvents.action, 'order.kept_longer'));
  expect(events).toMatchObject([
    {
      orderId: order.id,
      actorId: admin.owner.userId,
      details: { before: order.holdUntil, after: extended.holdUntil },
    },
  ]);
  let last = extended;
  for (let days = 0; days < 6; days++) {
    const answer = await keep(last.version);
    if (answer.status === 409) {
      expect(await answer.json()).toMatchObject({ code: 'slot_near' });
      break;
    }
    last = await admin.readOrder(answer, 200);
  }
  // Friday morning begins at nine in Lagos.
  expect(last.holdUntil).toBe('2026-11-20T08:00:00.000Z');
  admin.clock.set('2026-11-20T08:00:00Z');
  expect(await (await keep(last.version)).json()).toMatchObject({ code: 'order_not_held' });
});
