import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AdminPage, listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { reportSchema, type WaivedWay } from '../../../../contract/reports.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';

test('goodwill and write-offs are lines of their own between sales and payments, open their orders and add up (P28.270)', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const span = 'from=2026-11-16&to=2026-11-16';
  const place = async () => (await admin.placeAsGuest()).order.id;
  const [given, settled, open] = [await place(), await place(), await place()];
  const post = async (id: string, path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await owner.ask(`/api/admin/orders/${id}/${path}`, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
  };
  await post(given, 'payments', { way: 'cash', amount: 8_000 });
  await post(given, 'refunds', { way: 'cash', amount: 500, reason: 'Arrived late' });
  await post(given, 'refunds', { way: 'transfer', amount: 700, reason: 'And cold' });
  await post(settled, 'payments', { way: 'cash', amount: 7_000 });
  await post(settled, 'adjustments', { decision: 'write_off', amount: 1_000, reason: 'A regular' });
  await post(open, 'payments', { way: 'cash', amount: 3_000 });
  const report = reportSchema.parse(await (await owner.ask(`/api/admin/reports?${span}`)).json());
  expect(report.totals.sales).toBe(24_000);
  expect(report.due.value).toBe(5_000);
  expect(report.settled).toEqual({
    goodwill: { orders: 1, value: 1_200 },
    writtenOff: { orders: 1, value: 1_000 },
    ...{ retained: 0, paid: 18_000, refunded: 500, refundDue: 700 },
  });
  const list = async (waived: WaivedWay) => {
    const path = `/api/admin/orders?soldFrom=2026-11-16&soldTo=2026-11-16&waived=${waived}`;
    const found: AdminPage = listAdminOrdersEndpoint.answerSchema.parse(await (await owner.ask(path)).json());
    return found.data.map(({ id }) => id);
  };
  expect(await list('goodwill')).toEqual([given]);
  expect(await list('written_off')).toEqual([settled]);
  const table = (await (await owner.ask(`/api/admin/reports/export?${span}`)).text()).split('\r\n');
  expect(table).toEqual(
    expect.arrayContaining([
      'From sales to payments,Goodwill,1,-1200,',
      'From sales to payments,Written off,1,-1000,',
      'From sales to payments,Net sales,,21800,',
    ]),
  );
});
