import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { placedOrderSchema } from '../../../../contract/orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

type Asker = { readonly ask: (path: string, options: object) => Promise<Response> };

const ask = (visitor: Asker, input: unknown, key: string) =>
  visitor.ask('/api/placed-orders', { method: 'POST', body: input, headers: { 'idempotency-key': key } });

test('what became of an order whose answer was lost is told to whoever sent it, and nothing is placed (P29.173)', async () => {
  const admin = await openOrderAdmin();
  const [input, key] = [makeOrderInput(), randomUUID()];
  const visitor = admin.shop.visit();
  const none = await ask(visitor, input, key);
  expect([none.status, await none.json()]).toEqual([200, null]);
  expect(await admin.db.$count(orders)).toBe(0);

  const lost = placedOrderSchema.parse(await (await admin.send(admin.shop.visit(), input, key)).json());
  const found = await ask(visitor, input, key);
  expect(found.status).toBe(200);
  const { order, trackingKey } = placedOrderSchema.parse(await found.json());
  expect([order.id, trackingKey]).toEqual([lost.order.id, lost.trackingKey]);
  // The answer that was lost had brought what opens it.
  expect((await visitor.ask(`/api/orders/${order.id}`)).status).toBe(200);
  expect(await admin.db.$count(orders)).toBe(1);
});

test('other contents, or another person, are told no more than that the key is taken (P29.173)', async () => {
  const admin = await openOrderAdmin();
  const [input, key] = [makeOrderInput(), randomUUID()];
  await admin.send(admin.shop.visit(), input, key);
  const ada = await admin.shop.signInUser('ada@bakery.example');
  const answers = [
    await ask(admin.shop.visit(), { ...input, note: 'Ring twice' }, key),
    await ask(ada, input, key),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ code: 'key_reused', message: expect.any(String) });
  }
});
