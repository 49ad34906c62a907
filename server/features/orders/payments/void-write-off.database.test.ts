import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reportSchema } from '../../../../contract/reports.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

/** An order of ₦8,000, of which ₦7,000 came and the rest was written off. */
async function openWrittenOff() {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest();
  await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 7_000 });
  const writeOff = { decision: 'write_off', amount: 1_000, reason: 'A regular' };
  const settled = await admin.settleByHand(order.id, 'adjustments', writeOff);
  const ask = (reason: string, id = settled.adjustments[0]?.id) =>
    admin.owner.post(`/api/admin/orders/${order.id}/adjustments/${id}/void`, { reason });
  return { ...admin, orderId: order.id, settled, ask };
}

test('a write-off is voided once: its amount is due again, and history and reports know (P28.280)', async () => {
  const admin = await openWrittenOff();
  expect(admin.settled).toMatchObject({
    money: { due: 0, writtenOff: 1_000 },
    adjustments: [{ canVoid: true, voiding: null }],
  });
  const both = await Promise.all([admin.ask('Wrong order'), admin.ask('Wrong order')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const order = await admin.readOrderList(admin.orderId);
  expect(order).toMatchObject({
    paymentState: 'part_paid',
    money: { due: 1_000, waived: 0, writtenOff: 0 },
    adjustments: [
      { amount: -1_000, canVoid: false, voiding: { reason: 'Wrong order', voidedBy: 'Oyin Bello' } },
    ],
  });
  expect(order.activity.filter(({ action }) => action === 'order.write_off_voided')).toMatchObject([
    { by: 'Oyin Bello', details: { amount: 1_000, before: 7_000, after: 8_000, reason: 'Wrong order' } },
  ]);
  expect(await (await admin.ask('Another reason')).json()).toMatchObject({ code: 'write_off_voided' });
  for (const id of [randomUUID(), 'nonsense']) expect((await admin.ask('None', id)).status).toBe(404);
  const path = '/api/admin/reports?from=2026-11-16&to=2026-11-16';
  const report = reportSchema.parse(await (await admin.owner.ask(path)).json());
  expect(report).toMatchObject({ due: { value: 1_000 }, settled: { writtenOff: { orders: 0, value: 0 } } });
  expect(await admin.findWrongSums()).toEqual([]);
});

test('a write-off stays where money has gone back since (P28.280)', { tags: 'long' }, async () => {
  const admin = await openWrittenOff();
  const refund = { way: 'cash', amount: 500, reason: 'Arrived late' };
  expect(await admin.settleByHand(admin.orderId, 'refunds', refund)).toMatchObject({
    adjustments: [{ canVoid: false }],
  });
  const refused = await admin.ask('Wrong order');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'write_off_used' }]);
  expect(await admin.readOrderList(admin.orderId)).toMatchObject({ money: { due: 0, writtenOff: 1_000 } });
  expect(await admin.findWrongSums()).toEqual([]);
});
