import { expect, test } from 'vitest';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { changePreviewSchema } from '../../../../contract/order-changes.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { CALENDAR } from '../../../testing/order-admin.ts';
import { makeContact } from '../../../testing/order-inputs.ts';

type Admin = Awaited<ReturnType<typeof openAdmin>>;

const buildChange = (order: AdminOrderDetails, differences: object) => ({
  version: order.version,
  existingLines: order.lines.map(({ quantity, inscription }, position) => ({
    position,
    quantity,
    inscription,
  })),
  contact: { name: order.contact.name, phone: order.contact.phone },
  address: order.address,
  slot: { day: order.slot.day, windowId: order.slot.windowId },
  note: order.note,
  ...differences,
});
const preview = ({ owner }: Admin, order: AdminOrderDetails, differences: object) =>
  owner.post(`/api/admin/orders/${order.id}/changes/preview`, buildChange(order, differences));
const change = ({ owner }: Admin, order: AdminOrderDetails, expectedTotal: number, differences: object) =>
  owner.post(`/api/admin/orders/${order.id}/changes`, {
    ...buildChange(order, differences),
    reason: 'She called',
    expectedTotal,
  });

test('a change that makes nothing different is refused and leaves no trace (P28.41)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const order = await admin.readOrder(await admin.take(), 201);
  for (const refused of [await preview(admin, order, {}), await change(admin, order, 8_000, {})]) {
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'nothing_changed', message: 'You haven’t changed anything yet.' },
    ]);
  }
  expect(await admin.read(order.id)).toEqual(order);
  expect(await admin.db.$count(orderChanges)).toBe(0);
  expect((await change(admin, order, 8_000, { note: 'Ring twice' })).status).toBe(200);
});

test('delivery is turned into pickup and back: place, fee, payment and words follow (P28.42)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const order = await admin.readOrder(await admin.take({ payment: 'on_delivery' }), 201);
  const { address } = order;
  const toPickup = { method: 'pickup', address: null };
  const shown = changePreviewSchema.parse(await (await preview(admin, order, toPickup)).json());
  expect(shown).toMatchObject({
    details: ['Delivery → pickup'],
    delivery: { before: 3_000, after: 0 },
    total: { before: 8_000, after: 5_000 },
  });
  const fetched = await admin.readOrder(await change(admin, order, 5_000, toPickup), 200);
  expect(fetched).toMatchObject({
    method: 'pickup',
    address: null,
    zoneName: null,
    payment: 'at_pickup',
    delivery: 0,
    total: 5_000,
  });
  expect((await admin.db.select().from(orderChanges))[0]?.kitchenWords).toEqual(['Delivery → pickup']);

  expect((await preview(admin, fetched, { method: 'delivery', address: null })).status).toBe(400);
  const back = { method: 'delivery', address };
  const brought = await admin.readOrder(await change(admin, fetched, 8_000, back), 200);
  expect(brought).toMatchObject({ method: 'delivery', address, delivery: 3_000, total: 8_000 });
});

test('the window must have room for it the other way, and gives its own place back (P28.42)', {
  tags: 'long',
}, async () => {
  const windows = CALENDAR.windows.map((window) => ({ ...window, capacities: { delivery: 1, pickup: 1 } }));
  const admin = await openAdmin({ calendar: { ...CALENDAR, windows } });
  const order = await admin.readOrder(await admin.take({ contact: makeContact() }), 201);
  const pickup = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 };
  const first = await admin.readOrder(await admin.take({ ...pickup, contact: makeContact() }), 201);
  const toPickup = { method: 'pickup', address: null };
  const refused = await change(admin, order, 5_000, toPickup);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'slot_window_full' }]);
  expect(await admin.read(order.id)).toEqual(order);
  const cancelled = await admin.owner.ask(`/api/admin/orders/${first.id}/cancel`, {
    method: 'POST',
    body: { reason: 'She called', refund: null },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(cancelled.status).toBe(200);
  expect((await change(admin, order, 5_000, toPickup)).status).toBe(200);
  expect((await admin.take({ contact: makeContact() })).status).toBe(201);
});
