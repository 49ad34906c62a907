import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminOrderDetailsSchema } from '../../../../contract/order-admin.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { forgetOrders } from '../privacy/forget-orders.ts';

const SORRY = 'I am so sorry, Ada.\n\nYour cake comes today.';
const KEY = 'a-key-of-this-message';

const open = async (options?: Parameters<typeof openAdmin>[0]) => {
  const admin = await openAdmin(options);
  const { order, visitor } = await admin.placeAsGuest({ ...makeOrderInput(), contact: makeContact() });
  const write = (text: string, key = KEY) =>
    admin.owner.ask(`/api/admin/orders/${order.id}/messages`, {
      method: 'POST',
      body: { text },
      headers: { 'idempotency-key': key },
    });
  const listMessages = () =>
    admin.db
      .select()
      .from(messages)
      .where(and(eq(messages.orderId, order.id), eq(messages.kind, 'order_status')));
  return { admin, order, visitor, write, listMessages };
};

test('staff write to the customer in their own words: one email, in the history, and a change that was asked for stays open (P28.195)', {
  tags: 'long',
}, async () => {
  const { admin, order, visitor, write, listMessages } = await open();
  await visitor.post(`/api/orders/${order.id}/change-request`, { words: 'Where is my cake?' });
  const answered = await write(`  ${SORRY} `);
  expect(answered.status).toBe(200);
  const shown = adminOrderDetailsSchema.parse(await answered.json());
  expect(shown.changeRequest?.status).toBe('open');
  expect(shown.activity.find(({ action }) => action === 'order.messaged')).toMatchObject({
    action: 'order.messaged',
    by: expect.any(String),
    details: { message: SORRY },
  });
  expect((await write(SORRY)).status).toBe(200);
  // The other one confirms what was asked for.
  const sent = (await listMessages()).filter(({ details }) => details.news !== 'change_asked');
  expect(sent).toMatchObject([
    { channel: 'email', recipient: order.contact.email, details: { message: SORRY } },
  ]);
  for (const text of ['   ', 'x'.repeat(2_001)])
    expect((await write(text, 'another-message')).status).toBe(400);
  expect((await visitor.post(`/api/admin/orders/${order.id}/messages`, { text: SORRY })).status).toBe(401);

  await inTransaction(admin.db, (tx) => forgetOrders(tx, [order.id], new Date()));
  const remaining = await admin.db
    .select({ details: auditEvents.details })
    .from(auditEvents)
    .where(and(eq(auditEvents.orderId, order.id), eq(auditEvents.action, 'order.messaged')));
  expect(remaining).toEqual([{ details: {} }]);
  expect(await listMessages()).toEqual([]);
});

test('a key belongs to its text: what was reworded after a lost answer is sent as another message (P28.226)', async () => {
  const { write, listMessages } = await open();
  const reworded = 'Your cake comes tomorrow instead.';
  for (const text of [SORRY, reworded, reworded]) expect((await write(text)).status).toBe(200);
  const sent = (await listMessages()).map(({ details }) => details.message);
  expect(sent.toSorted()).toEqual([SORRY, reworded].toSorted());
});

test('without an address nobody is written to, and one order not without end (P28.195)', async () => {
  const { admin, order, write } = await open({ rateLimitFactor: 0.2 });
  expect((await write(SORRY, 'the-first-message')).status).toBe(200);
  await admin.db.update(orders).set({ contactEmail: '' }).where(eq(orders.id, order.id));
  const refused = await write(SORRY, 'the-second-message');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'no_email' }]);
  expect((await write(SORRY, 'the-third-message')).status).toBe(429);
});
