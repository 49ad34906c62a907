import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderSchema } from '../../../../contract/orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const EMAIL = 'guest@bakery.example';

async function openGuest(options: Parameters<typeof openOrderAdmin>[0] = {}) {
  const admin = await openOrderAdmin(options);
  const place = async (email = EMAIL) =>
    (await admin.placeAsGuest(makeOrderInput({ contact: { ...makeContact(), email } }))).order;
  const askForLinks = async (email: string) => {
    await admin.shop.settle();
    admin.shop.mails.length = 0;
    const answer = await admin.shop.visit().post('/api/tracked-orders/links', { email });
    await admin.shop.settle();
    return [answer.status, await answer.text()];
  };
  return { admin, place, askForLinks };
}

test('open and recent orders are mailed to their own address, each with a link that opens it (P29.437)', {
  tags: 'long',
}, async () => {
  const { admin, place, askForLinks } = await openGuest();
  const [old, recent, open] = [await place(), await place(), await place()];
  const another = await place('another@bakery.example');
  const end = (id: string, createdAt: Date) =>
    admin.db.update(orders).set({ status: 'cancelled', createdAt }).where(eq(orders.id, id));
  const daysAgo = (days: number) => new Date(admin.clock.read().getTime() - days * 86_400_000);
  await end(old.id, daysAgo(61));
  await end(recent.id, daysAgo(59));

  await askForLinks(' Guest@bakery.example');
  const [mail, ...others] = admin.shop.mails;
  expect([mail?.to, others]).toEqual([EMAIL, []]);
  for (const { number } of [recent, open]) expect(mail?.text).toContain(number);
  for (const { number } of [old, another]) expect(mail?.text).not.toContain(number);
  // Nothing that somebody typed with an order.
  expect(mail?.text).not.toContain(makeContact().name);

  const visitor = admin.shop.visit();
  const keys = [...(mail?.text ?? '').matchAll(/\/track#([\w-]+)/g)].map(([, key]) => key);
  const opened = await Promise.all(
    keys.map(async (key) => {
      const answer = await visitor.post('/api/tracked-orders', { key });
      return orderSchema.parse(await answer.json()).id;
    }),
  );
  expect(opened.toSorted()).toEqual([recent.id, open.id].toSorted());
});

test('the answer is the same for an address nobody has ordered with, which is sent nothing, and a few are answered an hour (P29.437)', async () => {
  const { admin, place, askForLinks } = await openGuest({ rateLimitFactor: 1 });
  await place();
  const known = await askForLinks(EMAIL);
  expect(await askForLinks('nobody@bakery.example')).toEqual(known);
  expect(admin.shop.mails).toEqual([]);
  const statuses: unknown[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await askForLinks(EMAIL))[0]);
  expect(statuses.at(-1)).toBe(429);
});
