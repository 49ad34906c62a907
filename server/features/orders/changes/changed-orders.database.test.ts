import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { playChangedOrders } from '../../../testing/changed-orders.ts';
import { FIXED_SEED } from '../../../testing/seeds.ts';

const ACT_COUNT = 100;

test(
  'however changes, payments, refunds, cancellations and expiries follow each other over days, owed, paid, refunded, due and VAT agree to the kobo (P37.9, P37.17)',
  { tags: 'long' },
  () => playChangedOrders(FIXED_SEED, ACT_COUNT),
);

test('what goes back of an order that is not paid yet is asked for again, and what goes back of a paid one is not (P37.27)', async () => {
  const admin = await openAdmin();
  const { id } = await admin.readOrder(await admin.take(), 201);
  const move = async (path: 'payments' | 'refunds', amount: number) => {
    const body = { way: 'cash', amount, note: '', reason: 'Late' };
    const headers = { 'idempotency-key': randomUUID() };
    await admin.owner.ask(`/api/admin/orders/${id}/${path}`, { method: 'POST', body, headers });
    return (await admin.read(id)).money.due;
  };
  expect(await move('payments', 4_000)).toBe(4_000);
  expect(await move('refunds', 4_000)).toBe(8_000);
  expect(await move('payments', 4_000)).toBe(4_000);
  expect(await move('payments', 4_000)).toBe(0);
  expect(await move('refunds', 1_000)).toBe(0);
});
