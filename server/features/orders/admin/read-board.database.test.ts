import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

const onSaturday = { slot: { day: SATURDAY, windowId: 'morning' } };

test('the board has a column for each status, and says how many orders stand in it (P1.21)', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const { order: first } = await admin.placeAsGuest();
  const { order: second } = await admin.placeAsGuest(makeOrderInput(onSaturday));
  await admin.step(second.id, { to: 'in_kitchen' });
  const { columns, attentionCount } = await admin.readBoard();
  expect(columns.map(({ status, total, data }) => [status, total, data.map(({ id }) => id)])).toEqual([
    ['pending_payment', 0, []],
    ['confirmed', 1, [first.id]],
    ['in_kitchen', 1, [second.id]],
    ['ready', 0, []],
    ['out_for_delivery', 0, []],
    ['delivered', 0, []],
    ['collected', 0, []],
    ['delivery_failed', 0, []],
    ['cancelled', 0, []],
    ['expired', 0, []],
  ]);
  expect(attentionCount).toBe(0);
});

test('what is to be done comes with the earliest slot first, what is done with the latest', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const placed = [
    await admin.placeAsGuest(makeOrderInput(onSaturday)),
    await admin.placeAsGuest(),
    await admin.placeAsGuest(makeOrderInput(onSaturday)),
    await admin.placeAsGuest(),
  ];
  for (const { order } of placed.slice(2))
    await admin.step(order.id, { to: 'cancelled', reason: 'The customer asked' });
  const { columns } = await admin.readBoard('status=confirmed,cancelled');
  expect(
    columns.map(({ data }) => data.map(({ id }) => placed.findIndex(({ order }) => order.id === id))),
  ).toEqual([
    [1, 0],
    [2, 3],
  ]);
});

test('a column shows thirty orders and counts them all; filters and search hold for every column', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const calendarRoom = ['2026-11-18', '2026-11-19'];
  for (const day of calendarRoom) {
    for (let turn = 0; turn < 16; turn += 1) {
      const contact = { ...makeContact(), name: turn === 0 ? 'Zainab Musa' : 'Ada Obi' };
      await admin.placeAsGuest(makeOrderInput({ slot: { day, windowId: 'morning' }, contact }));
    }
  }
  const [confirmed] = (await admin.readBoard('status=confirmed')).columns;
  expect([confirmed?.total, confirmed?.data.length]).toEqual([32, 30]);
  const [found] = (await admin.readBoard('status=confirmed&q=zainab')).columns;
  expect(found).toMatchObject({
    total: 2,
    data: [{ customerName: 'Zainab Musa' }, { customerName: 'Zainab Musa' }],
  });
  const [ofDay] = (await admin.readBoard('status=confirmed&from=2026-11-19')).columns;
  expect(ofDay?.total).toBe(16);
  expect((await admin.owner.ask('/api/admin/orders/board?status=baked')).status).toBe(400);
});
