import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { openKitchen, PICKUP } from '../../../testing/kitchen-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

describe('a step that was undone', () => {
  async function openReady() {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest(makeOrderInput(PICKUP));
    await admin.step(order.id, { to: 'in_kitchen' });
    await admin.shop.settleDelayed();
    admin.shop.mails.length = 0;
    const ready = await admin.readOrder(await admin.step(order.id, { to: 'ready' }), 200);
    const undo = (version = ready.version) =>
      admin.owner.post(`/api/admin/orders/${order.id}/steps/undo`, { version });
    return { admin, order, undo };
  }

  test('leaves the order as it was, tells its customer nothing, and stays in the log (P28.23, P28.24)', {
    tags: 'long',
  }, async () => {
    const { admin, order, undo } = await openReady();
    const undone = await admin.readOrder(await undo(), 200);
    expect(undone).toMatchObject({
      status: 'in_kitchen',
      nextStatuses: ['ready', 'cancelled'],
      history: [{ by: 'customer' }, { status: 'in_kitchen' }],
      activity: [
        {
          action: 'order.step_undone',
          by: 'Bisi Owner',
          details: { before: 'ready', after: 'in_kitchen' },
        },
      ],
    });
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toEqual([]);
    expect((await admin.step(order.id, { to: 'ready' })).status).toBe(200);
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toMatchObject([{ subject: expect.stringContaining('is ready') }]);
  });

  test('is undone once, however often that is asked for in one moment (P28.23)', async () => {
    const { admin, order, undo } = await openReady();
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await admin.read(order.id)).status).toBe('in_kitchen');
  });

  test('cannot be once its customer was told, once the order has moved on, or by somebody else (P28.23, P28.24)', async () => {
    const admin = await openAdmin();
    const { order } = await admin.placeAsGuest();
    for (const to of ['in_kitchen', 'ready']) await admin.step(order.id, { to });
    await admin.shop.settleDelayed();
    admin.shop.mails.length = 0;
    const { version } = await admin.readOrder(await admin.step(order.id, { to: 'out_for_delivery' }), 200);
    const other = await admin.shop.signInUser('other@bakery.example', { isAdmin: true });
    const path = `/api/admin/orders/${order.id}/steps/undo`;
    expect((await other.post(path, { version })).status).toBe(409);
    expect(admin.shop.mails).toEqual([]);
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toHaveLength(1);
    const late = await admin.owner.post(path, { version });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'undo_too_late', order: { status: 'out_for_delivery' } },
    ]);
    await admin.step(order.id, { to: 'delivery_failed' });
    expect((await admin.owner.post(path, { version })).status).toBe(409);
    expect((await admin.read(order.id)).status).toBe('delivery_failed');
  });

  test('takes back what was said about the money with it; an order that is fetched at once is not told to be ready (P28.24)', async () => {
    const { admin, order, undo } = await openReady();
    const payment = { decision: 'on_account', reason: 'A regular' };
    const { version } = await admin.readOrder(await admin.step(order.id, { to: 'collected', payment }), 200);
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toEqual([]);
    expect(await admin.readOrder(await undo(version), 200)).toMatchObject({
      status: 'ready',
      onAccountReason: null,
    });
  });
});

test('a customer whom a later step kept from hearing of an earlier one hears of it once that is undone, and once (P28.499)', async () => {
  const admin = await openAdmin();
  const { order } = await admin.placeAsGuest(makeOrderInput(PICKUP));
  await admin.step(order.id, { to: 'in_kitchen' });
  await admin.step(order.id, { to: 'ready' });
  const payment = { decision: 'not_yet' };
  const collect = () => admin.step(order.id, { to: 'collected', payment });
  const { version } = await admin.readOrder(await collect(), 200);
  await admin.shop.settleDelayed();
  admin.shop.mails.length = 0;
  const undo = (seen: number) =>
    admin.owner.post(`/api/admin/orders/${order.id}/steps/undo`, { version: seen });
  expect((await undo(version)).status).toBe(200);
  await admin.shop.settleDelayed();
  expect(admin.shop.mails).toMatchObject([{ subject: expect.stringContaining('is ready') }]);
  expect((await undo((await admin.readOrder(await collect(), 200)).version)).status).toBe(200);
  await admin.shop.settleDelayed();
  expect(admin.shop.mails).toHaveLength(1);
});

describe('an order marked as ready by mistake', () => {
  test('is put back in the kitchen later too, by anyone at the desk, who reads whether its customer was told (P28.458)', async () => {
    const admin = await openKitchen();
    const { order } = await admin.placeAsGuest(makeOrderInput(PICKUP));
    await admin.moveThrough(order.id, 'pack');
    await admin.step(order.id, { to: 'ready' });
    expect((await admin.read(order.id)).isNotifiedReady).toBe(false);
    await admin.shop.settleDelayed();
    admin.clock.set('2026-11-18T11:00:00.000Z');
    const { version, isNotifiedReady } = await admin.read(order.id);
    expect(isNotifiedReady).toBe(true);
    admin.shop.mails.length = 0;
    const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk' });
    const path = `/api/admin/orders/${order.id}/steps/undo`;
    const answers = await Promise.all([desk.post(path, { version }), desk.post(path, { version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done] = answers.filter(({ status }) => status === 200);
    expect(await done?.json()).toMatchObject({
      status: 'in_kitchen',
      isNotifiedReady: false,
      history: [{ status: 'confirmed' }, { status: 'in_kitchen' }],
      activity: expect.arrayContaining([
        expect.objectContaining({
          action: 'order.step_undone',
          details: { before: 'ready', after: 'in_kitchen' },
        }),
      ]),
    });
    expect(await admin.find(order.id)).toMatchObject({ place: 'pack' });
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toEqual([]);
    await admin.step(order.id, { to: 'ready' });
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toMatchObject([{ subject: expect.stringContaining('is ready') }]);
  });

  test('keeps in its history what was answered meanwhile (P28.458)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput(PICKUP));
    await admin.step(order.id, { to: 'in_kitchen' });
    const asked = await visitor.post(`/api/orders/${order.id}/change-request`, { words: 'Write Ada on it' });
    const { changeRequest } = (await asked.json()) as { changeRequest: { id: string } };
    await admin.step(order.id, { to: 'ready' });
    const answer = { requestId: changeRequest.id, reason: 'It is packed.' };
    await admin.owner.post(`/api/admin/orders/${order.id}/change-request/decline`, answer);
    const { version } = await admin.read(order.id);
    const undone = await admin.owner.post(`/api/admin/orders/${order.id}/steps/undo`, { version });
    const { status, history } = await admin.readOrder(undone, 200);
    expect(status).toBe('in_kitchen');
    expect(history.map((step) => [step.status, step.words]).slice(1)).toEqual([
      ['in_kitchen', ''],
      ['in_kitchen', 'Change declined'],
    ]);
  });

  test('is not put back once it has left, nor by the kitchen or a customer (P28.458)', async () => {
    const admin = await openAdmin();
    const { order, visitor } = await admin.placeAsGuest(makeOrderInput(PICKUP));
    for (const to of ['in_kitchen', 'ready']) await admin.step(order.id, { to });
    const { version } = await admin.read(order.id);
    const path = `/api/admin/orders/${order.id}/steps/undo`;
    const kitchen = await admin.shop.signInUser('kitchen@bakery.example', { role: 'kitchen' });
    const refused = await Promise.all([visitor.post(path, { version }), kitchen.post(path, { version })]);
    expect(refused.map(({ status }) => status)).toEqual([401, 403]);
    await admin.step(order.id, { to: 'collected', payment: { decision: 'not_yet' } });
    expect((await admin.owner.post(path, { version })).status).toBe(409);
    expect((await admin.read(order.id)).status).toBe('collected');
  });
});
