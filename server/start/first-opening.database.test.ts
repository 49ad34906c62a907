import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dashboardSchema, waitingSchema } from '../../contract/dashboard.ts';
import { auditEvents } from '../database/schema/audit-events.ts';
import { inTransaction } from '../database/transaction.ts';
import { DEMO_CALENDAR, DEMO_DELIVERY_TERMS } from '../demo/delivery-plan.ts';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { writeCalendar, writeDeliveryTerms } from '../features/orders/delivery/delivery-plan.store.ts';
import { keepShopProfile } from '../features/shop/keep-shop-profile.ts';
import { closeIfNew, isShopOpen } from '../features/shop/opening.store.ts';
import { makeOrderInput } from '../testing/order-inputs.ts';
import { openProductAdmin } from '../testing/product-admin.ts';

test('a new shop is closed until its owner opens it, which takes all that an order needs (P36.9, P36.11, P36.20)', {
  tags: 'long',
}, async () => {
  const { shop, owner, db, create } = await openProductAdmin({ isNotYetOpen: true });
  await closeIfNew(db);
  const read = async () => dashboardSchema.parse(await (await owner.ask('/api/admin/dashboard')).json());
  const readSetUp = async () =>
    waitingSchema.parse(await (await owner.ask('/api/admin/dashboard/waiting')).json()).setUp;
  const open = () => owner.post('/api/admin/dashboard/opening');
  expect((await read()).openingObstacles).toEqual(['profile', 'slots', 'bank', 'products']);
  expect(await readSetUp()).toEqual({ done: 0, next: 'profile' });
  const refused = await open();
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not_ready_to_open' }]);
  const manager = await shop.signInUser('manager@bakery.example', { role: 'manager' });
  expect((await manager.post('/api/admin/dashboard/opening')).status).toBe(403);

  const order = { ...makeOrderInput(), lines: [] };
  const headers = { 'idempotency-key': randomUUID() };
  const asked = await shop.visit().ask('/api/orders', { method: 'POST', body: order, headers });
  expect([asked.status, await asked.json()]).toMatchObject([503, { code: 'not_yet_open' }]);
  expect((await owner.ask('/api/orders', { method: 'POST', body: order, headers })).status).toBe(400);

  await create({ name: 'Meat Pie', status: 'published' });
  await inTransaction(db, (tx) => keepShopProfile(tx, DEMO_SHOP_PROFILE));
  await writeCalendar(db, DEMO_CALENDAR);
  await writeDeliveryTerms(db, DEMO_DELIVERY_TERMS);
  expect(await isShopOpen(db)).toBe(false);
  expect((await read()).openingObstacles).toEqual([]);
  expect(await readSetUp()).toMatchObject({ next: 'look' });
  for (const answer of await Promise.all([open(), open()])) {
    expect(await answer.json()).toMatchObject({ firstSteps: expect.arrayContaining(['open']) });
  }
  expect(await isShopOpen(db)).toBe(true);
  expect(await readSetUp()).toBeUndefined();
  expect(await db.$count(auditEvents, eq(auditEvents.action, 'shop.opened'))).toBe(1);
});

test('a shop with something in it counts as open (P36.9)', async () => {
  const { db, create } = await openProductAdmin();
  await create();
  await closeIfNew(db);
  expect(await isShopOpen(db)).toBe(true);
});
