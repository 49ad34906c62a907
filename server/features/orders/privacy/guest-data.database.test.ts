import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { contactMessages } from '../../../database/schema/contact-messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { forgetOldOrders } from './forget-orders.ts';

type Admin = Awaited<ReturnType<typeof openOrderAdmin>>;

async function readRow({ db }: Admin, id: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order is gone.');
  return row;
}

test('the link to an order hands out what is kept about it, and nobody else gets it (P26.15)', async () => {
  const admin = await openOrderAdmin();
  const { order, visitor } = await admin.placeAsGuest();
  const path = `/api/tracked-orders/${order.id}/data`;
  const copy = await visitor.ask(path);
  expect([copy.status, await copy.json()]).toMatchObject([
    200,
    { order: { number: order.number, contact: order.contact } },
  ]);
  for (const outsider of [admin.shop.visit(), await admin.shop.signInUser('bola@bakery.example')]) {
    expect((await outsider.ask(path)).status).toBe(404);
    expect((await outsider.post(`/api/tracked-orders/${order.id}/erasure`)).status).toBe(404);
  }
});

test('a request that has to wait is noted once, and done by the job as soon as it may (P26.15)', async () => {
  const admin = await openOrderAdmin();
  const { order, visitor } = await admin.placeAsGuest();
  for (const _ of ['asked', 'asked again']) {
    const asked = await visitor.post(`/api/tracked-orders/${order.id}/erasure`);
    expect([asked.status, await asked.json()]).toEqual([200, { isErased: false }]);
  }
  expect(await admin.db.select().from(contactMessages)).toMatchObject([
    { email: order.contact.email, text: expect.stringContaining(order.number) },
  ]);
  const isRequest = eq(auditEvents.action, 'order.erasure_requested');
  expect(await admin.db.$count(auditEvents, isRequest)).toBe(1);

  const forget = async () => forgetOldOrders(admin.db, async () => undefined, admin.clock.read());
  await forget();
  expect((await readRow(admin, order.id)).contactName).toBe(order.contact.name);
  await admin.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
  await forget();
  expect((await readRow(admin, order.id)).contactName).toBe('Removed');
});

test('what is finished and was never paid is erased at once, and its link opens nothing (P26.15)', async () => {
  const admin = await openOrderAdmin();
  const { order, visitor } = await admin.placeAsGuest();
  await admin.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
  const erased = await visitor.post(`/api/tracked-orders/${order.id}/erasure`);
  expect([erased.status, await erased.json()]).toEqual([200, { isErased: true }]);
  expect(await readRow(admin, order.id)).toMatchObject({ contactName: 'Removed', trackingKeyHash: null });
  expect((await visitor.ask(`/api/orders/${order.id}`)).status).toBe(404);
  expect(await admin.db.$count(contactMessages)).toBe(0);
});
