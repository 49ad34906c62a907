import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../database/schema/messages.ts';
import { pushSubscriptions } from '../../../database/schema/push-subscriptions.ts';
import { stockAlerts } from '../../../database/schema/shelf.ts';
import { makePieOrder, openShelf, PIE } from '../../../testing/shelf-admin.ts';
import { PASSWORD } from '../../../testing/shop-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { cleanStockAlerts } from './personal-stock-alerts.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';

const GUEST = 'guest@example.com';
const requestStockAlert = (by: Visitor, email?: string, piece: object = PIE) =>
  by.post('/api/stock-alerts', { ...piece, ...(email && { email }) });

test('what is sold out lets people be told once, when it can be ordered for today again (P39.18)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(2);
  const { shop } = shelf;
  const early = await requestStockAlert(shop.visit(), GUEST);
  expect([early.status, await early.json()]).toMatchObject([409, { code: 'not_sold_out' }]);
  await shelf.placeAsGuest(makePieOrder(2));
  const customer = await shop.signInUser('tunde@example.com');
  for (const email of [GUEST, 'GUEST@example.com ']) {
    expect((await requestStockAlert(shop.visit(), email)).status).toBe(204);
  }
  expect((await requestStockAlert(customer)).status).toBe(204);
  expect(await shelf.db.$count(stockAlerts)).toBe(2);
  await shop.settleDelayed();
  shop.mails.length = 0;

  // A wrong tap that is taken back within the minute tells nobody.
  await shelf.put('/day', { items: [{ ...PIE, pieces: 5 }] });
  await shelf.put('/day', { items: [{ ...PIE, pieces: 2 }] });
  await shop.settleDelayed();
  expect(shop.mails).toEqual([]);

  await shelf.put('/day', { items: [{ ...PIE, pieces: 5 }] });
  await Promise.all([sendStockAlerts(shelf.db, shelf.clock.read()), shop.settleDelayed()]);
  await shop.settleDelayed();
  const mails = shop.mails.filter(({ subject }) => subject.startsWith('Meat pie is back today'));
  expect(mails.map(({ to }) => to).sort()).toEqual([GUEST, 'tunde@example.com']);
  expect(mails[0]?.text).toContain('/products/meat-pie');
  expect(await shelf.db.$count(stockAlerts)).toBe(0);

  await shelf.put('/sold-out', { ...PIE, isSoldOut: true });
  await shelf.put('/sold-out', { ...PIE, isSoldOut: false });
  await shop.settleDelayed();
  expect(shop.mails).toHaveLength(2);
});

test('after the last cut-off nobody is told before the next day has pieces (P39.18)', async () => {
  const shelf = await openShelf(0);
  await requestStockAlert(shelf.shop.visit(), GUEST);
  shelf.clock.set('2026-11-16T13:30:00.000Z');
  await shelf.put('/day', { items: [{ ...PIE, pieces: 9 }] });
  await shelf.shop.settleDelayed();
  expect(await shelf.db.$count(stockAlerts)).toBe(1);
  await shelf.put('/day', { day: '2026-11-17', items: [{ ...PIE, pieces: 9 }] });
  shelf.clock.set('2026-11-17T07:00:00.000Z');
  await shelf.shop.settleDelayed();
  expect(shelf.shop.mails.map(({ to }) => to)).toContain(GUEST);
});

test('who has a device that rings is told by push alone, and reads it in the shop (P39.18)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(0);
  const customer = await shelf.shop.signInUser('tunde@example.com');
  const { userId } = customer;
  const device = { kind: 'web_push', target: 'https://push.example/1', sessionId: randomUUID() } as const;
  await shelf.db.insert(pushSubscriptions).values({ ...device, userId });
  await requestStockAlert(customer);
  await shelf.put('/day', { items: [{ ...PIE, pieces: 9 }] });
  await shelf.shop.settleDelayed();
  const rows = await shelf.db.select().from(messages);
  const channels = rows.filter(({ kind }) => kind === 'back_in_stock').map(({ channel }) => channel);
  expect(channels.sort()).toEqual(['in_app', 'push']);
  expect(await (await customer.ask('/notifications')).json()).toMatchObject([
    { text: 'Meat pie is back. You can order it for today.', link: '/products/meat-pie' },
  ]);
});

test('with the shelf switched off, for what is not on it, and without an address nobody can ask (P39.1, P39.18)', async () => {
  const shelf = await openShelf(0);
  const visitor = shelf.shop.visit();
  expect((await requestStockAlert(visitor, GUEST, { productId: 'honey-cake', sizeId: null })).status).toBe(
    404,
  );
  const nameless = await requestStockAlert(visitor);
  expect([nameless.status, await nameless.json()]).toMatchObject([400, { code: 'email_missing' }]);
  await shelf.switchOn({ isOn: false });
  expect((await requestStockAlert(visitor, GUEST)).status).toBe(404);
});

test('a mailbox and a network ask only so often, and nothing of a stranger is in the mail (P39.19)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(0, { rateLimitFactor: 1 });
  const ask = async (email: string, address: string) =>
    (
      await shelf.shop.visit().ask('/api/stock-alerts', {
        method: 'POST',
        body: { ...PIE, email },
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  const ofOneMailbox: number[] = [];
  for (let place = 1; place <= 11; place += 1) ofOneMailbox.push(await ask(GUEST, `203.0.113.${place}`));
  expect(ofOneMailbox).toEqual([...Array(10).fill(204), 429]);
  const ofOneNetwork: number[] = [];
  for (let place = 1; place <= 61; place += 1) {
    ofOneNetwork.push(await ask(`guest-${place}@example.com`, '198.51.100.7'));
  }
  expect(ofOneNetwork.lastIndexOf(204)).toBe(59);
  expect(ofOneNetwork.at(-1)).toBe(429);
});

test('a request is in the copy of one’s data, goes with the person, and after 30 days by itself (P39.19)', {
  tags: 'long',
}, async () => {
  const shelf = await openShelf(0);
  const { shop, owner, db } = shelf;
  await requestStockAlert(shop.visit(), GUEST);
  const copy = await owner.post('/api/admin/people/export', { email: GUEST });
  expect(await copy.json()).toMatchObject({ stockAlerts: [{ productId: 'meat-pie' }] });
  await owner.post('/api/admin/people/erase', { email: GUEST });
  expect(await db.$count(stockAlerts)).toBe(0);

  const customer = await shop.signInUser('tunde@example.com');
  await requestStockAlert(customer);
  await requestStockAlert(shop.visit(), 'tunde@example.com');
  const own = await customer.post('/api/account/export');
  expect(((await own.json()) as { stockAlerts: object[] }).stockAlerts).toHaveLength(2);
  const leaving = { method: 'DELETE', body: { password: PASSWORD } };
  expect((await customer.ask('/api/account', leaving)).status).toBe(204);
  expect(await db.$count(stockAlerts)).toBe(0);

  await requestStockAlert(shop.visit(), GUEST);
  await requestStockAlert(shop.visit(), 'other@example.com');
  await shelf.put('/day', { items: [{ ...PIE, pieces: 1 }] });
  await shop.settleDelayed();
  await shelf.put('/sold-out', { ...PIE, isSoldOut: true });
  await requestStockAlert(shop.visit(), GUEST);
  await db.update(messages).set({ createdAt: shelf.clock.read() });
  const after = (days: number) => new Date(shelf.clock.read().getTime() + days * 86_400_000);
  const isOfGuest = eq(messages.recipient, GUEST);
  await cleanStockAlerts(db, after(29));
  expect([await db.$count(stockAlerts), await db.$count(messages, isOfGuest)]).toEqual([1, 1]);
  await cleanStockAlerts(db, after(31));
  expect([await db.$count(stockAlerts), await db.$count(messages, isOfGuest)]).toEqual([0, 0]);
});
