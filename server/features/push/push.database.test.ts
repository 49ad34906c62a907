import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readPushTermsEndpoint } from '../../../contract/notifications.ts';
import { notificationChoices } from '../../database/schema/account.ts';
import { messages } from '../../database/schema/messages.ts';
import { pushSubscriptions } from '../../database/schema/push-subscriptions.ts';
import { openPushAdmin, SUBSCRIPTION_PATH } from '../../testing/push/push-admin.ts';

type Admin = Awaited<ReturnType<typeof openPushAdmin>>;
const listPushRows = ({ db }: Admin) => db.select().from(messages).where(eq(messages.channel, 'push'));
const countDevices = ({ db }: Admin) => db.$count(pushSubscriptions);

describe('a push', () => {
  test('reaches every device of the person, with the row’s id as its tag (P10.1, P10.4)', {
    tags: 'long',
  }, async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const browsers = [await admin.subscribe(ada), await admin.subscribe(ada)];
    const { order } = await admin.place(ada);
    await admin.shop.settle();
    const [row, ...others] = await listPushRows(admin);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'order_placed', recipient: ada.userId, sentAt: admin.clock.read() });
    const payload = {
      title: 'Order received',
      body: `Oyin Bakes has received your order ${order.number}. Thank you!`,
      tag: row?.id,
      link: `/orders/${order.id}`,
    };
    for (const { received } of browsers) expect(received.map((each) => each.payload)).toEqual([payload]);
  });

  test('tells an administrator of a new order (P10.2)', { tags: 'long' }, async () => {
    const admin = await openPushAdmin();
    const owner = await admin.shop.signInUser('owner@bakery.example', { isAdmin: true });
    const browser = await admin.subscribe(owner);
    const { order } = await admin.placeAsGuest();
    await admin.shop.settle();
    expect(browser.received).toMatchObject([{ payload: { link: `/admin/orders/${order.id}` } }]);
  });

  test('is not even written down for who has no device, or wants none', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.place(ada);
    await admin.subscribe(ada);
    const off = { userId: ada.userId, kind: 'order_placed', channel: 'push', isOn: false };
    await admin.db.insert(notificationChoices).values(off);
    await admin.place(ada);
    expect(await listPushRows(admin)).toEqual([]);
  });

  test.each([404, 410])(
    'finds that a browser has left (%i), forgets it and reaches the others',
    async (status) => {
      const admin = await openPushAdmin();
      const ada = await admin.shop.signInUser('ada@bakery.example');
      const gone = await admin.subscribe(ada);
      const there = await admin.subscribe(ada);
      admin.service.answerWith((path) => (gone.address.target.endsWith(path) ? status : 201));
      await admin.place(ada);
      await admin.shop.settle();
      expect(there.received).toHaveLength(1);
      expect(await admin.db.select().from(pushSubscriptions)).toMatchObject([
        { target: there.address.target, lastReachedAt: admin.clock.read() },
      ]);
      expect(await admin.listWaiting()).toEqual([]);
    },
  );

  test('to a service that fails is tried again after pauses that grow, and holds up neither order nor other devices', {
    tags: 'long',
  }, async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const [broken, fine] = [await admin.subscribe(ada), await admin.subscribe(ada)];
    admin.service.answerWith((path) => (broken.address.target.endsWith(path) ? 503 : 201));
    await admin.place(ada);
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3, 4]) {
      await admin.settleAgain();
      const [job, ...others] = await admin.listWaiting();
      expect([job?.attempts, others]).toEqual([attempts, []]);
      pauses.push(job?.pauseInSeconds ?? 0);
    }
    for (const [index, pause] of pauses.slice(1).entries()) expect(pause).toBeGreaterThan(pauses[index] ?? 0);
    expect(fine.received).toHaveLength(1);

    const { order } = await admin.place(ada);
    expect(order.status).toBe('confirmed');

    admin.service.answerWith(201);
    await admin.settleAgain();
    expect(broken.received).toHaveLength(2);
    expect(await admin.listWaiting()).toEqual([]);
  });

  test('that a service never answers leaves the order as quick as ever', { tags: 'long' }, async () => {
    const admin = await openPushAdmin({ timeLimitMs: 3_000 });
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.subscribe(ada);
    admin.service.answerWith('silent');
    await admin.place(ada);
    const settling = admin.shop.settle();
    await expect.poll(() => admin.service.attempts.length).toBe(1);
    expect((await admin.place(ada)).order.status).toBe('confirmed');
    await settling;
    expect(await admin.listWaiting()).toHaveLength(2);
  });

  test('that can never be taken is given up at once', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    await admin.subscribe(ada);
    admin.service.answerWith(413);
    await admin.place(ada);
    await admin.shop.settle();
    expect([await admin.listWaiting(), await countDevices(admin)]).toEqual([[], 1]);
  });
});

describe('quiet hours', () => {
  test('hold a push back until they end, and the list in the shop does not wait', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const browser = await admin.subscribe(ada);
    const quietHours = { begin: '11:00', end: '13:30' };
    const saved = await ada.put('/api/account/quiet-hours', { quietHours });
    expect([saved.status, await saved.json()]).toEqual([200, { quietHours }]);
    await admin.place(ada);
    // The queue goes by the database's clock, for which this noon is still to come.
    admin.clock.set('2126-11-16T11:00:00Z');
    await admin.shop.settle();
    expect(browser.received).toEqual([]);
    const [waiting, ...others] = await admin.listWaiting();
    expect(others).toEqual([]);
    expect(new Date(waiting?.runAt ?? '')).toEqual(new Date('2126-11-16T12:30:00Z'));
    expect(await (await ada.ask('/notifications')).json()).toHaveLength(1);

    admin.clock.pass(90);
    await admin.settleAgain();
    expect(browser.received).toHaveLength(1);
  });

  test('are everybody’s own, can be taken away, and are times of the day', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const path = '/api/account/quiet-hours';
    await ada.put(path, { quietHours: { begin: '22:00', end: '07:00' } });
    expect(await (await bola.ask(path)).json()).toEqual({ quietHours: null });
    expect(await (await ada.ask(path)).json()).toEqual({ quietHours: { begin: '22:00', end: '07:00' } });
    const exported = await (await ada.post('/api/account/export')).json();
    expect(exported).toMatchObject({ quietHours: { begin: '22:00', end: '07:00' }, pushDevices: [] });
    await ada.put(path, { quietHours: null });
    expect(await (await ada.ask(path)).json()).toEqual({ quietHours: null });
    const refused = await ada.put(path, { quietHours: { begin: '25:00', end: '7' } });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { 'quietHours.begin': 'Enter a time such as 22:00.' } },
    ]);
  });
});

describe('subscribing', () => {
  test('needs what anybody may know, and somebody who is signed in', async () => {
    const admin = await openPushAdmin();
    const terms = await (await admin.shop.visit().ask('/api/push')).json();
    expect(readPushTermsEndpoint.answerSchema.parse(terms)).toEqual(admin.push.terms);
    const { address } = admin.service.openBrowser();
    expect((await admin.shop.visit().put(SUBSCRIPTION_PATH, address)).status).toBe(401);
  });

  test('is refused to what cannot be a browser', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const { address } = admin.service.openBrowser();
    for (const odd of [{ target: 'http://127.0.0.1/' }, { publicKey: 'a' }, { authSecret: '' }]) {
      const answer = await ada.put(SUBSCRIPTION_PATH, { ...address, ...odd });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unreachable_browser' }]);
    }
    expect(await countDevices(admin)).toBe(0);
  });

  test('again in the same browser changes its keys; a browser belongs to whoever subscribed there last', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const browser = await admin.subscribe(ada);
    await admin.place(ada);
    await admin.subscribe(bola, browser);
    // Ada's push was on its way already, and is not for Bola's eyes.
    await admin.place(ada);
    await admin.shop.settle();
    expect(browser.received).toEqual([]);
    await admin.place(bola);
    await admin.shop.settle();
    expect(browser.received).toHaveLength(1);
    expect(await countDevices(admin)).toBe(1);
  });

  test('a thirteenth browser lets the oldest go', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const browsers = [];
    for (let count = 0; count < 13; count += 1) {
      browsers.push(await admin.subscribe(ada));
      admin.clock.pass(1);
    }
    const stored = await admin.db.select().from(pushSubscriptions);
    expect(stored.map(({ target }) => target).sort()).toEqual(
      browsers
        .slice(1)
        .map(({ address }) => address.target)
        .sort(),
    );
  });

  test('ends where the person says so, and nowhere else', async () => {
    const admin = await openPushAdmin();
    const ada = await admin.shop.signInUser('ada@bakery.example');
    const bola = await admin.shop.signInUser('bola@bakery.example');
    const [browser] = [await admin.subscribe(ada), await admin.subscribe(ada)];
    const { target } = browser.address;
    expect((await bola.delete(SUBSCRIPTION_PATH, { target })).status).toBe(204);
    expect(await countDevices(admin)).toBe(2);
    expect((await ada.delete(SUBSCRIPTION_PATH, { target })).status).toBe(204);
    expect(await countDevices(admin)).toBe(1);
  });
});
