import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notificationChoices } from '../../../database/schema/account.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { sendMessage } from '../../../jobs/send-message.ts';
import { type OrderAdmin, openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';
import { expireOrders } from '../expire-orders.ts';

async function listNotified({ db }: OrderAdmin): Promise<string[]> {
  const rows = await db.select().from(messages);
  return rows.map(({ kind, channel, recipient }) => `${kind} ${channel} ${recipient}`).sort();
}

const GUEST = { ...makeContact(), email: 'guest@bakery.example' };

describe('of an order that is placed', () => {
  test('customer and administrators are told, one row per channel and recipient (P10.2, P10.3)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.place(
      ada,
      makeOrderInput({ contact: { ...makeContact(), email: 'ada.work@bakery.example' } }),
    );
    expect(await listNotified(admin)).toEqual([
      `new_order email owner@bakery.example`,
      `new_order in_app ${owner.userId}`,
      `order_placed email ada.work@bakery.example`,
      `order_placed in_app ${ada.userId}`,
    ]);
  });

  test('nobody is told what they have switched off', async () => {
    const admin = await openOrderAdmin();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.db.insert(notificationChoices).values([
      { userId: owner.userId, kind: 'new_order', channel: 'email', isOn: false },
      { userId: owner.userId, kind: 'order_placed', channel: 'in_app', isOn: false },
      { userId: ada.userId, kind: 'order_placed', channel: 'in_app', isOn: false },
      { userId: ada.userId, kind: 'order_placed', channel: 'email', isOn: true },
    ]);
    await admin.place(ada, makeOrderInput({ contact: { ...makeContact(), email: 'ada@bakery.example' } }));
    expect(await listNotified(admin)).toEqual([
      `new_order in_app ${owner.userId}`,
      'order_placed email ada@bakery.example',
    ]);
  });

  test('and that is cancelled by its own customer, is listed for them and not counted (P29.396)', async () => {
    const admin = await openOrderAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { order } = await admin.place(ada);
    await ada.post(`/api/orders/${order.id}/cancel`);
    const list: unknown = await (await ada.ask('/notifications')).json();
    expect(list).toMatchObject([{ read: true }, { read: true }]);
    expect(await (await ada.ask('/notifications/unread')).json()).toEqual({ unread: 0 });
  });

  test('that is refused, or fails at the last moment, nobody is told (P10.3, P4.4)', async () => {
    const admin = await openOrderAdmin();
    await admin.send(admin.shop.visit(), makeOrderInput({ expectedTotal: 1 }));
    await expect(
      inTransaction(admin.db, async (tx) => {
        await queueMessages(tx, [
          { event: 'order_placed 1', kind: 'order_placed', channel: 'email', recipient: GUEST.email },
        ]);
        throw new Error('The last moment');
      }),
    ).rejects.toThrow('The last moment');
    await admin.shop.settle();
    expect(await listNotified(admin)).toEqual([]);
    expect(admin.shop.mails).toEqual([]);
    expect(await admin.db.$count(orders)).toBe(0);
  });
});

test('each step the customer cares about is told once (P10.1)', { tags: 'long' }, async () => {
  const admin = await openOrderAdmin();
  const { order, visitor } = await admin.placeAsGuest(makeOrderInput({ contact: GUEST }));
  await visitor.post(`/api/orders/${order.id}/move`, { slot: { day: SATURDAY, windowId: 'morning' } });
  for (const step of ['in_kitchen', 'ready', 'out_for_delivery', 'delivered'] as const) {
    expect(await admin.makeStep(order.id, step)).toBe(true);
  }
  await admin.shop.settle();
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ to, subject }) => [to, subject])).toEqual(
    [
      `Your order ${order.number} is confirmed`,
      `Your order ${order.number} has a new time`,
      `Your order ${order.number} is on its way`,
      `Your order ${order.number} has been delivered`,
    ].map((subject) => [GUEST.email, subject]),
  );
});

test('an order that ran out is told of, with words for somebody who has paid after all', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  await admin.placeAsGuest(makeOrderInput({ contact: GUEST, payment: 'transfer' }));
  await admin.shop.settle();
  admin.clock.pass(241);
  await expireOrders(admin.db, admin.clock.read());
  await admin.shop.settle();
  expect(admin.shop.mails).toMatchObject([
    { text: expect.stringContaining('Pay to confirm your order') },
    { text: expect.stringContaining('If you’ve already paid, reply to this email') },
  ]);
});

test('an order that is cancelled before the email about paying it has left is not asked to be paid (P28.383)', async () => {
  const admin = await openOrderAdmin();
  const { order, visitor } = await admin.placeAsGuest(
    makeOrderInput({ contact: GUEST, payment: 'transfer' }),
  );
  await visitor.post(`/api/orders/${order.id}/cancel`);
  await admin.shop.settle();
  expect(admin.shop.mails.map(({ subject }) => subject)).toEqual([`Your order ${order.number} is cancelled`]);
});

describe('a mail', () => {
  test('is sent once, under a Message-ID made from its row (P10.4)', async () => {
    const admin = await openOrderAdmin();
    await admin.placeAsGuest(makeOrderInput({ contact: GUEST }));
    await admin.shop.settle();
    const [message] = await admin.db.select().from(messages);
    expect(message).toMatchObject({ attempts: 1, sentAt: admin.clock.read() });
    expect(admin.shop.mails).toMatchObject([
      { to: GUEST.email, messageId: `<order-placed.${message?.id}@shop.example>` },
    ]);
  });

  test('to a guest says nothing that the guest has typed, but where to check it (P21.6, P29.278)', async () => {
    const admin = await openOrderAdmin();
    const words = 'Send your money elsewhere';
    await admin.placeAsGuest(
      makeOrderInput({ contact: { ...GUEST, name: words }, note: words, giftMessage: words }),
    );
    await admin.shop.settle();
    const mail = admin.shop.mails.find(({ to }) => to === GUEST.email);
    expect(mail?.text).toContain('Hello,');
    expect(mail?.text).not.toContain(words);
    expect(mail?.html).not.toContain(words);
    expect(mail?.text).toContain('Please check your gift message on the order page.');
  });

  test('to a mailbox that is not the account’s own is a guest’s: nothing typed, and ten an hour (P21.7)', async () => {
    const admin = await openOrderAdmin({ rateLimitFactor: 1 });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const words = 'Send your money elsewhere';
    const typed = { note: words, giftMessage: words };
    const stranger = { ...makeContact(), name: words, email: 'stranger@bakery.example' };
    const { order } = await admin.place(ada, makeOrderInput({ contact: stranger, ...typed }));
    await admin.place(
      ada,
      makeOrderInput({ contact: { ...makeContact(), email: 'ada@bakery.example' }, ...typed }),
    );
    expect((await ada.post(`/api/orders/${order.id}/change-request`, { words })).status).toBe(200);
    await admin.shop.settle();
    const sayTo = (address: string) =>
      admin.shop.mails.flatMap(({ to, text }) => (to === address ? [text] : [])).join('\n');
    expect(sayTo(stranger.email)).toContain('Hello,');
    expect(sayTo(stranger.email)).toContain('You asked us to change your order.');
    expect(sayTo(stranger.email)).not.toContain(words);
    expect(sayTo('ada@bakery.example')).toContain(words);

    const row = { channel: 'email', kind: 'order_status', orderId: order.id, userId: ada.userId } as const;
    const notified = (recipient: string) =>
      Array.from({ length: 14 }, (_, number) => ({
        ...row,
        recipient,
        event: `${number}`,
        details: { news: 'confirmed' },
      }));
    const rows = [...notified(stranger.email), ...notified('ada@bakery.example')];
    for (const { id } of await admin.db.insert(messages).values(rows).returning()) {
      await addJob(admin.db, 'send-message', { messageId: id });
    }
    await admin.shop.settle();
    const count = (address: string) => admin.shop.mails.filter(({ to }) => to === address).length;
    expect([count(stranger.email), count('ada@bakery.example')]).toEqual([10, 15]);
  });

  test('goes to one mailbox ten times an hour at most, and to the owner always (P21.6)', {
    tags: 'long',
  }, async () => {
    const admin = await openOrderAdmin({ rateLimitFactor: 1 });
    await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const { order } = await admin.placeAsGuest(makeOrderInput({ contact: GUEST }));
    const row = { channel: 'email', orderId: order.id, details: { news: 'ready' } } as const;
    const notified = (kind: string, recipient: string) =>
      Array.from({ length: 14 }, (_, number) => ({ ...row, kind, recipient, event: `${kind}:${number}` }));
    const rows = [...notified('order_status', GUEST.email), ...notified('new_order', 'owner@bakery.example')];
    for (const { id } of await admin.db.insert(messages).values(rows).returning()) {
      await addJob(admin.db, 'send-message', { messageId: id });
    }
    await admin.shop.settle();
    const count = (address: string) => admin.shop.mails.filter(({ to }) => to === address).length;
    expect([count(GUEST.email), count('owner@bakery.example')]).toEqual([10, 15]);
    // What stays unsent is not the owner's to send again.
    const unsettled = and(isNull(messages.sentAt), isNull(messages.readAt), eq(messages.channel, 'email'));
    expect(await admin.db.$count(messages, unsettled)).toBe(0);
  });

  test('whose sending fails is tried again under the same Message-ID, and not after it was sent (P10.4)', async () => {
    const admin = await openOrderAdmin();
    await admin.placeAsGuest(makeOrderInput({ contact: GUEST }));
    const [message] = await admin.db.select().from(messages);
    const messageId = message?.id ?? '';
    const sent: (string | undefined)[] = [];
    let isBroken = true;
    const send = () =>
      sendMessage(
        {
          db: admin.db,
          publicUrl: 'https://shop.example',
          readClock: admin.clock.read,
          rateLimiter: { countAll: async () => undefined },
          log: { warn: () => {} },
          composeMessage: async () => ({ subject: 'Order', html: '<p>Order</p>', text: 'Order' }),
          mail: {
            send: async (mail) => {
              sent.push(mail.messageId);
              if (isBroken) throw new Error('The line was lost.');
            },
          },
        },
        { messageId },
      );
    await expect(send()).rejects.toThrow('The line was lost.');
    isBroken = false;
    await send();
    await send();
    expect(sent).toEqual(Array(2).fill(`<order-placed.${messageId}@shop.example>`));
    expect(await admin.db.select().from(messages)).toMatchObject([{ attempts: 2 }]);
  });

  test('to a guest carries the key behind the #, and the database only its hash (P1.11)', async () => {
    const admin = await openOrderAdmin();
    const { trackingKey } = await admin.placeAsGuest(makeOrderInput({ contact: GUEST }));
    await admin.shop.settle();
    expect(admin.shop.mails[0]?.text).toContain(`https://shop.example/track#${trackingKey}`);
    const rows = await admin.db.execute<{ text: string }>(
      `select (select string_agg(o::text, '') from orders o) || (select string_agg(m::text, '') from messages m) as text`,
    );
    expect(rows.rows[0]?.text).toContain(GUEST.email);
    expect(rows.rows[0]?.text).not.toContain(trackingKey);
  });

  test('to a customer leads to the order’s page, and one to the owner to the owner’s', async () => {
    const admin = await openOrderAdmin();
    await admin.shop.addUser('owner@bakery.example', { isAdmin: true });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { order } = await admin.place(ada);
    await admin.shop.settle();
    const links = admin.shop.mails.map(({ text }) => /https:\S+/.exec(text)?.[0]).sort();
    expect(links).toEqual([
      `https://shop.example/admin/orders/${order.id}`,
      `https://shop.example/orders/${order.id}`,
    ]);
  });

  test('about an order that is gone is not sent', async () => {
    const admin = await openOrderAdmin();
    await inTransaction(admin.db, (tx) =>
      queueMessages(tx, [
        { event: randomUUID(), kind: 'order_status', channel: 'email', recipient: GUEST.email },
      ]),
    );
    await admin.shop.settle();
    expect(admin.shop.mails).toEqual([]);
    const [message] = await admin.db.select().from(messages).where(eq(messages.recipient, GUEST.email));
    expect(message?.sentAt).not.toBeNull();
  });
});
