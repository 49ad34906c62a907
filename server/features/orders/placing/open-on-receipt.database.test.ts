import { describe, expect, test } from 'vitest';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import { CALENDAR, openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const ROOMY = {
  ...CALENDAR,
  weekdays: CALENDAR.weekdays.map(() => ({ isOpen: true, workUnits: 500 })),
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 50, pickup: 50 } })),
};

async function openRoomyAdmin() {
  const admin = await openOrderAdmin({ calendar: ROOMY });
  const { phone } = makeContact();
  /** The same person by the phone, whatever address is given. */
  const send = (differences: Partial<OrderPlacement> = {}) =>
    admin.send(admin.shop.visit(), makeOrderInput({ contact: { ...makeContact(), phone }, ...differences }));
  return { admin, phone, send };
}

describe('orders that are paid on receipt', () => {
  test('are ten open ones at most for one phone or email, also when all are asked for at once', async () => {
    const { admin, send } = await openRoomyAdmin();
    const answers = await Promise.all(Array.from({ length: 13 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const [refused] = answers.filter(({ status }) => status !== 201);
    const message =
      'You have 10 unpaid orders already. Pay for this one in advance, or pay for one of those first.';
    expect([refused?.status, await refused?.json()]).toEqual([
      409,
      { code: 'too_many_on_receipt', message, fields: { payment: message } },
    ]);
    expect(await admin.db.$count(orders)).toBe(10);
    expect((await send({ payment: 'transfer' })).status).toBe(201);
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
  });

  test('are ten open ones at most for one account, whatever contact it types (P29.174)', async () => {
    const { admin } = await openRoomyAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const answers = await Promise.all(Array.from({ length: 12 }, () => admin.send(ada, makeOrderInput())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await admin.send(admin.shop.visit(), makeOrderInput())).status).toBe(201);
  });

  test('make room for others once they are paid or cancelled', { tags: 'long' }, async () => {
    const { admin, phone, send } = await openRoomyAdmin();
    for (let count = 0; count < 9; count += 1) expect((await send()).status).toBe(201);
    const last = await admin.placeAsGuest(makeOrderInput({ contact: { ...makeContact(), phone } }));
    expect((await send()).status).toBe(409);
    expect((await last.visitor.post(`/api/orders/${last.order.id}/cancel`)).status).toBe(200);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(409);
    await admin.db.update(orders).set({ paidInKobo: 800_000 });
    expect((await send()).status).toBe(201);
  });

  test('that an administrator takes down are the administrator’s to judge', { tags: 'long' }, async () => {
    const { admin, phone, send } = await openRoomyAdmin();
    for (let count = 0; count < 10; count += 1) await send();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const input = { ...makeOrderInput({ contact: { ...makeContact(), phone } }), origin: 'phone' };
    const taken = await owner.ask('/api/admin/orders', {
      method: 'POST',
      body: input,
      headers: { 'idempotency-key': 'taken-down-on-the-phone' },
    });
    expect(taken.status).toBe(201);
  });
});
