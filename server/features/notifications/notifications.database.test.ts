import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listNotificationsEndpoint } from '../../../contract/notifications.ts';
import { messages } from '../../database/schema/messages.ts';
import { openOrderAdmin } from '../../testing/order-admin.ts';
import type { ShopApp } from '../../testing/shop-app.ts';
import type { Visitor } from '../../testing/visitor.ts';

async function list(visitor: Pick<Visitor, 'ask'>, query = '') {
  const answer = await visitor.ask(`/notifications${query}`);
  expect(answer.status).toBe(200);
  return listNotificationsEndpoint.answerSchema.parse(await answer.json());
}

/** So many rows of one moment: only their ids keep them apart. */
async function notify({ db }: ShopApp, userId: string, count: number, createdAt = new Date()): Promise<void> {
  await db.insert(messages).values(
    Array.from({ length: count }, () => ({
      event: randomUUID(),
      kind: 'order_paid',
      channel: 'in_app' as const,
      recipient: userId,
      userId,
      details: { amount: 100 },
      createdAt,
    })),
  );
}

test('a notification has an id, a text, a date, whether it is read, and where it leads (S3.7, P10.1)', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const ada = await admin.shop.signInUser('ada@bakery.example');
  const { order } = await admin.place(ada);
  await admin.makeStep(order.id, 'in_kitchen');
  await admin.makeStep(order.id, 'ready');
  await admin.makeStep(order.id, 'out_for_delivery');
  const link = `/orders/${order.id}`;
  expect(await list(ada)).toEqual([
    {
      id: expect.any(String),
      text: `Your order ${order.number} is on its way. Please keep your phone close.`,
      date: expect.any(String),
      read: false,
      link,
    },
    {
      id: expect.any(String),
      text: `Oyin Bakes has received your order ${order.number}. Thank you!`,
      date: expect.any(String),
      // Ada’s own doing is no news to her.
      read: true,
      link,
    },
  ]);
});

test('administrators read who ordered, and are led to the desk; without the role they read no name (P10.2, P28.198)', async () => {
  const admin = await openOrderAdmin();
  const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
  const { order } = await admin.placeAsGuest();
  expect(await list(owner)).toMatchObject([
    {
      text: expect.stringMatching(`^${order.contact.name} ordered for .*, ₦`),
      link: `/admin/orders/${order.id}`,
    },
  ]);
  const former = await admin.shop.signInUser('former@bakery.example');
  const toFormer = { recipient: former.userId, userId: former.userId, orderId: order.id };
  await admin.db
    .insert(messages)
    .values({ ...toFormer, event: randomUUID(), kind: 'new_order', channel: 'in_app' });
  expect(await list(former)).toMatchObject([{ text: `Order ${order.number} has been placed.` }]);
});

describe('the list', () => {
  test('holds ten unless the caller says otherwise (S7.5, S9.5)', { tags: 'long' }, async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    await notify(shop, ada.userId, 30);
    expect(await list(ada)).toHaveLength(10);
    expect(await list(ada, '?limit=25')).toHaveLength(25);
    for (const limit of ['0', '51', '1.5', 'many']) {
      expect((await ada.ask(`/notifications?limit=${limit}`)).status).toBe(400);
    }
  });

  test('begins at its beginning with null, or with nothing (S7.5, P17.7)', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    await notify(shop, ada.userId, 12);
    expect(await list(ada, '?lastNotificationId=null&limit=10')).toEqual(await list(ada));
  });

  test('goes on exactly where it ended, whatever has arrived meanwhile (S7.5)', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    await notify(shop, ada.userId, 11);
    await notify(shop, ada.userId, 12, new Date(Date.now() - 60_000));
    const before = await list(ada, '?limit=50');
    const seen: string[] = [];
    for (let last: string | undefined = 'null'; last !== undefined; ) {
      const page = await list(ada, `?lastNotificationId=${last}&limit=5`);
      seen.push(...page.map(({ id }) => id));
      last = page.at(-1)?.id;
      await notify(shop, ada.userId, 3, new Date(Date.now() + 60_000));
    }
    expect(seen).toEqual(before.map(({ id }) => id));
  });

  test('goes on from nothing that is not there, or not the reader’s', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    const bola = await shop.signInUser('bola@bakery.example');
    await notify(shop, ada.userId, 1);
    const [ofAda] = await list(ada);
    for (const id of [ofAda?.id, randomUUID()]) {
      const answer = await bola.ask(`/notifications?lastNotificationId=${id}`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_notification' }]);
    }
    expect((await bola.ask('/notifications?lastNotificationId=12')).status).toBe(400);
  });

  test('is for nobody who is not signed in, and is never kept by anybody in between', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    const answer = await ada.ask('/notifications');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await shop.visit().ask('/notifications')).status).toBe(401);
  });
});

describe('reading', () => {
  const countUnread = async (visitor: Pick<Visitor, 'ask'>) =>
    (await visitor.ask('/notifications/unread')).json();

  test('marks one, however often, and leaves the others (S4.7, S7.6)', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    await notify(shop, ada.userId, 3);
    const [first] = await list(ada);
    expect(await countUnread(ada)).toEqual({ unread: 3 });
    for (const _ of ['once', 'twice']) {
      const answer = await ada.patch(`/notifications/${first?.id}/read`);
      expect([answer.status, await answer.json()]).toEqual([200, { unread: 2 }]);
    }
    expect((await list(ada)).filter(({ read }) => read).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('marks all of one’s own and nobody else’s (S4.7, S7.6)', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    const bola = await shop.signInUser('bola@bakery.example');
    await notify(shop, ada.userId, 12);
    await notify(shop, bola.userId, 2);
    const answer = await ada.patch('/notifications/mark-all-read');
    expect([answer.status, await answer.json()]).toEqual([200, { unread: 0 }]);
    expect((await list(ada, '?limit=50')).every(({ read }) => read)).toBe(true);
    expect(await countUnread(bola)).toEqual({ unread: 2 });
  });

  test('does not reach another’s, nor what was never there', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    const bola = await shop.signInUser('bola@bakery.example');
    await notify(shop, ada.userId, 1);
    const [ofAda] = await list(ada);
    for (const id of [ofAda?.id, randomUUID(), 'mark-all']) {
      const answer = await bola.patch(`/notifications/${id}/read`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_notification' }]);
    }
    expect(await list(ada)).toMatchObject([{ read: false }]);
  });

  test('sees no mail and no push: they are not shown in the shop', async () => {
    const { shop } = await openOrderAdmin();
    const ada = await shop.signInUser('ada@bakery.example');
    await shop.db.insert(messages).values(
      (['email', 'push'] as const).map((channel) => ({
        event: 'order_paid 1',
        kind: 'order_paid',
        channel,
        recipient: ada.userId,
        userId: ada.userId,
      })),
    );
    expect([await list(ada), await countUnread(ada)]).toEqual([[], { unread: 0 }]);
  });
});
