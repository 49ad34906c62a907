import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { PICKUP } from '../../../testing/kitchen-calls.ts';
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

  test('leaves the order as it was, tells its customer nothing, and stays in the log (P28.23, P28.24)', async () => {
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
    const { admin, order, undo } = await openReady();
    const other = await admin.shop.signInUser('other@bakery.example', { isAdmin: true });
    const { version } = await admin.read(order.id);
    const path = `/api/admin/orders/${order.id}/steps/undo`;
    expect((await other.post(path, { version })).status).toBe(409);
    expect(admin.shop.mails).toEqual([]);
    await admin.shop.settleDelayed();
    expect(admin.shop.mails).toHaveLength(1);
    const late = await undo();
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'undo_too_late', order: { status: 'ready' } },
    ]);
    await admin.step(order.id, { to: 'collected', payment: { decision: 'not_yet' } });
    expect((await undo()).status).toBe(409);
    expect((await admin.read(order.id)).status).toBe('collected');
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
