import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listCustomersEndpoint } from '../../../../contract/customers.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { queryLatestOrders } from './list-customers.ts';

async function openList() {
  const admin = await openAdmin();
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk', name: 'Desk' });
  return {
    ...admin,
    takeFor: async (name: string, phone: string, email = '') => {
      admin.clock.pass(1);
      return admin.readOrder(await admin.take({ contact: { name, phone, email } }), 201);
    },
    list: async (query = '') => {
      const answer = await desk.ask(`/api/admin/customers${query}`);
      expect(answer.status).toBe(200);
      return listCustomersEndpoint.answerSchema.parse(await answer.json());
    },
  };
}

test('customers are listed once each, the latest order first, page by page, for the desk alone (P28.83)', {
  tags: 'long',
}, async () => {
  const admin = await openList();
  await admin.takeFor('Ify Eze', '+2348035550117', 'ify@bakery.example');
  await admin.takeFor('Bola Ade', '+2348035550118');
  await admin.takeFor('Chi Obi', '+2348035550119');
  const again = await admin.takeFor('Mrs Ify Eze', '+2348035550117', 'ify@bakery.example');
  const erased = await admin.takeFor('Erased', '+2348035550120');
  await admin.db.update(orders).set({ forgottenAt: new Date() }).where(eq(orders.id, erased.id));

  const all = await admin.list();
  expect(all).toMatchObject({
    data: [
      { name: 'Mrs Ify Eze', phone: '+2348035550117', email: 'ify@bakery.example', orderCount: 2 },
      { name: 'Chi Obi', orderCount: 1 },
      { name: 'Bola Ade', email: '', orderCount: 1 },
    ],
    nextCursor: null,
  });
  expect(all.data[0]?.orderedAt).toBe(again.createdAt);
  const first = await admin.list('?limit=2');
  const second = await admin.list(`?limit=2&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data]).toEqual(all.data);
  expect(second.nextCursor).toBeNull();

  const visitor = await admin.shop.signInUser('ada@bakery.example');
  expect((await visitor.ask('/api/admin/customers')).status).toBe(403);
});

test('the latest customers are found by indexes, however many orders there are (P28.83)', async () => {
  const { db } = await openAdmin();
  const plan = await db.transaction(async (tx) => {
    // With few rows reading or sorting them all is quicker: what counts is that there is another way.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'])
      await tx.execute(sql`select set_config(${`enable_${way}`}, 'off', true)`);
    return tx.execute(sql`explain ${queryLatestOrders(db, undefined, 21).getSQL()}`);
  });
  const lines = plan.rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(lines).toContain('orders_by_age');
  expect(lines).toContain('orders_of_phone');
  expect(lines).not.toContain('Seq Scan');
});
