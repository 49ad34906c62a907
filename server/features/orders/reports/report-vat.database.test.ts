import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { reportSchema } from '../../../../contract/reports.ts';
import { findCharged } from '../../../../domain/payments/money-sums.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';

async function openWithOrder() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const { order } = await admin.placeAsGuest();
  const post = async (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await owner.ask(`/api/admin/orders/${order.id}/${path}`, {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(200);
  };
  const readTotals = async () => {
    const answer = await owner.ask('/api/admin/reports?from=2026-11-16&to=2026-11-16');
    return reportSchema.parse(await answer.json()).totals;
  };
  return { db: admin.db, owner, id: order.id, post, readTotals };
}

test('the tax of an order that is paid in parts comes to the tax of the order (P28.32)', async () => {
  const { db, id, post, readTotals } = await openWithOrder();
  // Half a kobo of tax in each half.
  await db.update(orders).set({ includedVatInKobo: 55_815 }).where(eq(orders.id, id));
  for (let part = 0; part < 2; part += 1) await post('payments', { way: 'transfer', amount: 4_000 });
  expect(await readTotals()).toMatchObject({ taken: 8_000, includedVat: 558.15 });
});

test('the VAT of an order with goodwill is the same on the receipt, in the report and in the table of orders (P28.310)', {
  tags: 'long',
}, async () => {
  const { owner, id, post, readTotals } = await openWithOrder();
  await post('payments', { way: 'cash', amount: 8_000 });
  // In proportion to the order's VAT, which is rounded itself, it would be a kobo more.
  await post('refunds', { way: 'cash', amount: 969, reason: 'Arrived late' });
  const answer = await owner.ask(`/api/admin/orders/${id}`);
  const shown = readAdminOrderEndpoint.answerSchema.parse(await answer.json());
  expect(findCharged(shown)).toEqual({ total: 7_031, includedVat: 490.53 });
  expect((await readTotals()).includedVat).toBe(490.53);
  const table = await (await owner.ask('/api/admin/orders/export')).text();
  expect(table).toContain(',8000,969,490.53,8000,969,');
});

test('the VAT of an order that was partly refunded, expired and was reinstated comes to that of its total (P28.357)', async () => {
  const admin = await openPaymentAdmin();
  const { order } = await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
  const readVat = async (from: string, to = from) => {
    const answer = await admin.owner.ask(`/api/admin/reports?from=${from}&to=${to}`);
    return reportSchema.parse(await answer.json()).totals.includedVat;
  };
  // Of 3,010.21 and of 4,989.79 each a little less than half a kobo is left out, and of 8,000 nothing.
  await admin.settleByHand(order.id, 'payments', { way: 'transfer', amount: 5_010.21 });
  await admin.settleByHand(order.id, 'refunds', { way: 'cash', amount: 2_000, reason: 'Too much' });
  expect(await readVat('2026-11-16')).toBe(210.01);
  await admin.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, order.id));
  await admin.pass(24 * 60);
  const successor = await admin.settleByHand(order.id, 'reinstate', {});
  expect([await readVat('2026-11-16'), await readVat('2026-11-17')]).toEqual([210.01, 0]);
  await admin.settleByHand(successor.id, 'payments', { way: 'transfer', amount: successor.money.due });
  expect(await readVat('2026-11-16', '2026-11-17')).toBe(successor.includedVat);
});
