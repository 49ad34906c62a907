import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reportSchema } from '../../../../contract/reports.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';

const DAY = '2026-11-16';

async function openDay() {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true, name: 'Oyin Bello' });
  const post = (path: string, body: object, key: string = randomUUID()) =>
    owner.ask(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  const { order } = await admin.placeAsGuest();
  await post(`/api/admin/orders/${order.id}/payments`, { way: 'cash', amount: 8_000 });
  await post(`/api/admin/orders/${order.id}/refunds`, { way: 'cash', amount: 500, reason: 'Late' });
  const count = (differences: object = {}, key?: string) =>
    post(
      '/api/admin/cash-counts',
      { day: DAY, opening: 10_000, counted: 17_500, taken: 7_500, note: '', ...differences },
      key,
    );
  const readReport = async () =>
    reportSchema.parse(await (await owner.ask(`/api/admin/reports?from=${DAY}&to=${DAY}`)).json());
  return { ...admin, owner, count, readReport };
}

test('a day is counted once for each key and can be counted again: the last count is in its report and table (P28.289)', async () => {
  const { owner, count, readReport } = await openDay();
  expect(await readReport()).toMatchObject({ cash: 7_500, cashCount: null });
  const key = randomUUID();
  const both = await Promise.all([count({}, key), count({}, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readReport()).cashCount).toMatchObject({ expected: 17_500, difference: 0, by: 'Oyin Bello' });
  expect((await count({ counted: 1 }, key)).status).toBe(409);
  expect((await count({ counted: 17_000, note: 'Ice for ₦500' })).status).toBe(200);
  expect((await readReport()).cashCount).toMatchObject({
    ...{ opening: 10_000, taken: 7_500, counted: 17_000, difference: -500, note: 'Ice for ₦500' },
  });
  const table = await (await owner.ask(`/api/admin/reports/export?from=${DAY}&to=${DAY}`)).text();
  expect(table).toContain('Cash count,Difference,,-500,');
  const log = await (await owner.ask('/api/admin/audit?topic=shop')).text();
  expect(log.match(/shop\.cash_counted/g)).toHaveLength(2);
});

test('a difference without a note, a day ahead, and cash that has moved on are refused (P28.289)', async () => {
  const { count, readReport } = await openDay();
  const refusals = [
    [{ counted: 17_000 }, 'cash_count_unexplained'],
    [{ day: '2026-11-17', taken: 0, counted: 10_000 }, 'cash_count_ahead'],
    [{ taken: 8_000, counted: 18_000 }, 'cash_moved_on'],
    [{ counted: -1 }, 'invalid'],
  ] as const;
  for (const [differences, code] of refusals) {
    const refused = await count(differences);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    if (code !== 'invalid') expect(await refused.json()).toMatchObject({ code });
  }
  expect((await readReport()).cashCount).toBeNull();
});
