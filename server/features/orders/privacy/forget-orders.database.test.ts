import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { endOldTracking, forgetOldOrders } from './forget-orders.ts';

const YEAR_MS = 366 * 86_400_000;

async function readRow(admin: Awaited<ReturnType<typeof openOrderAdmin>>, id: string) {
  const [row] = await admin.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order is gone.');
  return row;
}

test('an order of more than six years keeps its sums and nobody’s name (P26.9)', async () => {
  const admin = await openOrderAdmin();
  const { order } = await admin.place(admin.shop.visit());
  const { order: open } = await admin.place(admin.shop.visit());
  await admin.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  const before = await readRow(admin, order.id);
  const personal = [
    before.contactName,
    before.contactEmail,
    before.contactPhone,
    before.address?.street ?? '-',
  ];
  await forgetOldOrders(admin.db, async () => undefined, new Date(before.createdAt.getTime() + 5 * YEAR_MS));
  expect((await readRow(admin, order.id)).contactName).toBe(before.contactName);

  await forgetOldOrders(admin.db, async () => undefined, new Date(before.createdAt.getTime() + 6 * YEAR_MS));
  const after = await readRow(admin, order.id);
  expect(after).toMatchObject({
    contactName: 'Removed',
    contactEmail: '',
    trackingKeyHash: null,
    network: '',
  });
  expect(after.totalInKobo).toBe(before.totalInKobo);
  const stored = JSON.stringify(after);
  for (const word of personal) expect(stored).not.toContain(word);
  // One that was never finished waits for the owner.
  expect((await readRow(admin, open.id)).contactName).toBe(before.contactName);
});

test('the link of a guest’s order works until 90 days after its day (P26.11)', async () => {
  const admin = await openOrderAdmin();
  const { order } = await admin.place(admin.shop.visit());
  const { day, trackingKeyHash } = await readRow(admin, order.id);
  const after = (days: number) => new Date(Date.parse(`${day}T12:00:00+01:00`) + days * 86_400_000);
  await endOldTracking(admin.db, after(90));
  expect((await readRow(admin, order.id)).trackingKeyHash).toBe(trackingKeyHash);
  await endOldTracking(admin.db, after(91));
  expect((await readRow(admin, order.id)).trackingKeyHash).toBeNull();
});

test('the owner exports and erases a guest by email or phone; what is still to be baked stays (P26.10)', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const { order } = await admin.place(admin.shop.visit());
  const { order: open } = await admin.place(admin.shop.visit());
  await admin.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  const { contactEmail: email, contactPhone: phone } = await readRow(admin, order.id);
  await admin.db
    .update(orders)
    .set({ contactEmail: email, contactPhone: phone })
    .where(eq(orders.id, open.id));
  const owner = await admin.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
  const copy = await (await owner.post('/api/admin/people/export', { phone })).text();
  expect(copy).toContain(order.number);
  expect(copy).toContain(open.number);

  const erased = await owner.post('/api/admin/people/erase', { email });
  expect([erased.status, await erased.json()]).toEqual([200, { forgotten: 1, open: 1, hasAccount: false }]);
  expect((await readRow(admin, order.id)).contactName).toBe('Removed');
  expect((await readRow(admin, open.id)).contactEmail).toBe(email);
  expect((await owner.post('/api/admin/people/erase', {})).status).toBe(400);
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ subject }) => subject)).toContain(
    'A customer’s data was erased – Oyin Bakes',
  );
});
