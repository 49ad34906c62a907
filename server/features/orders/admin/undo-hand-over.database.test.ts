import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

const PICKUP = { method: 'pickup', address: null, payment: 'at_pickup', expectedTotal: 5_000 } as const;

/** An order that somebody at the desk has marked as picked up, and paid for in part. */
async function openCollected() {
  const admin = await openAdmin();
  const { order, visitor } = await admin.placeAsGuest(makeOrderInput(PICKUP));
  const asked = await visitor.post(`/api/orders/${order.id}/change-request`, { words: 'Write Ada on it' });
  const { changeRequest } = (await asked.json()) as { changeRequest: { id: string } };
  for (const to of ['in_kitchen', 'ready']) await admin.step(order.id, { to });
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk' });
  const other = await admin.shop.signInUser('other@bakery.example', { role: 'desk' });
  const payment = { decision: 'paid', way: 'cash', amount: 2_000 };
  const path = `/api/admin/orders/${order.id}/steps`;
  const done = await admin.readOrder(await desk.post(path, { to: 'collected', payment }), 200);
  /** The customer asked for a change before it was ready. */
  const decline = (visitor: typeof desk) =>
    visitor.post(`/api/admin/orders/${order.id}/change-request/decline`, {
      requestId: changeRequest.id,
      reason: 'It is packed.',
    });
  const readFor = async (visitor: typeof desk) =>
    admin.readOrder(await visitor.ask(`/api/admin/orders/${order.id}`), 200);
  const undo = (visitor: typeof desk, version = done.version) => visitor.post(`${path}/undo`, { version });
  return { admin, order, done, desk, other, decline, undo, readFor };
}

test('goods marked as picked up by mistake are put back the same day by whoever did it, with the money as it is (P28.55)', {
  tags: 'long',
}, async () => {
  const { admin, done, desk, other, undo, readFor } = await openCollected();
  admin.clock.pass(60);
  await admin.shop.settleDelayed();
  expect([(await readFor(desk)).canUndoHandOver, (await readFor(other)).canUndoHandOver]).toEqual([
    true,
    false,
  ]);
  expect((await undo(other)).status).toBe(409);
  expect((await undo(desk, done.version - 1)).status).toBe(409);
  const answers = await Promise.all([undo(desk), undo(desk)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await readFor(desk)).toMatchObject({
    status: 'ready',
    canUndoHandOver: false,
    nextStatuses: ['collected', 'cancelled'],
    money: { paid: 2_000, due: 3_000 },
    activity: expect.arrayContaining([
      expect.objectContaining({
        action: 'order.step_undone',
        details: { before: 'collected', after: 'ready' },
      }),
    ]),
  });
});

test('the next day only the owner puts them back, also after something else has happened to the order (P28.55)', {
  tags: 'long',
}, async () => {
  const { admin, order, desk, undo, readFor } = await openCollected();
  admin.clock.set('2026-11-17T11:00:00.000Z');
  const body = { way: 'cash', amount: 3_000 };
  const headers = { 'idempotency-key': `settle-${order.id}` };
  await admin.owner.ask(`/api/admin/orders/${order.id}/payments`, { method: 'POST', body, headers });
  const { version, canUndoHandOver } = await admin.read(order.id);
  expect([canUndoHandOver, (await readFor(desk)).canUndoHandOver]).toEqual([true, false]);
  expect((await undo(desk, version)).status).toBe(409);
  expect(await admin.readOrder(await undo(admin.owner, version), 200)).toMatchObject({
    status: 'ready',
    paymentState: 'paid',
  });
});

test('whoever marked them puts them back, not whoever answered the customer since (P28.55)', async () => {
  const { desk, other, decline, undo, readFor } = await openCollected();
  expect((await decline(other)).status).toBe(200);
  const { version, canUndoHandOver } = await readFor(desk);
  expect([canUndoHandOver, (await readFor(other)).canUndoHandOver]).toEqual([true, false]);
  expect((await undo(other, version)).status).toBe(409);
  expect((await undo(desk, version)).status).toBe(200);
});
