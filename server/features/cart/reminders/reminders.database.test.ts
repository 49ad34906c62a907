import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readRemindedCartEndpoint } from '../../../../contract/cart-reminders.ts';
import { cartReminders } from '../../../database/schema/cart-reminders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { openOrderAdmin, sendRequest } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { makeLine } from '../testing/cart-calls.ts';
import { remindOfCarts } from './remind-of-carts.ts';

const EMAIL = 'zainab@bakery.example';
const HOUR_MS = 3_600_000;
const PRODUCT = makeOrderInput().lines[0]?.productId ?? '';

async function openReminders(terms: { readonly afterHours: number | null } = { afterHours: 4 }) {
  const admin = await openOrderAdmin({ rateLimitFactor: 1 });
  const { shop } = admin;
  const owner = await shop.signInUser('reminding-owner@bakery.example', { isAdmin: true });
  expect((await owner.put('/api/admin/cart-reminder-settings', terms)).status).toBe(200);
  const begin = admin.clock.read().getTime();
  const visitor = shop.visit();
  return {
    ...admin,
    owner,
    visitor,
    ask: (email = EMAIL, id: string = randomUUID(), lines: readonly unknown[] = [makeLine(PRODUCT, 2)]) =>
      visitor.put(`/api/cart-reminders/${id}`, { email, lines }),
    /** So long after the cart was left. */
    async remind(hours: number) {
      admin.clock.set(new Date(begin + hours * HOUR_MS).toISOString());
      await addJob(admin.db, 'remind-of-carts', {});
      await shop.settle();
      return shop.mails.filter(({ subject }) => subject.startsWith('Your cart at'));
    },
  };
}

describe('a cart left at checkout', () => {
  test('is mailed once, as long after as the owner has decided, and its link fills the cart (P43.4)', {
    tags: 'long',
  }, async () => {
    const shop = await openReminders();
    const id = randomUUID();
    expect((await shop.ask(EMAIL, id)).status).toBe(204);
    expect(await shop.remind(3)).toEqual([]);
    const [mail, ...others] = await shop.remind(5);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(EMAIL);
    expect(mail?.text).toContain('2 × ');
    await shop.ask(EMAIL, id);
    await shop.ask(EMAIL.replace('@', '+cake@'));
    expect(await shop.remind(10)).toHaveLength(1);

    const [, key = ''] = new RegExp(`/cart#left=${id}\\.(\\S+)`).exec(mail?.text ?? '') ?? [];
    const opened = await shop.shop.visit().ask(`/api/cart-reminders/${id}?key=${key}`);
    const { lines } = readRemindedCartEndpoint.answerSchema.parse(await opened.json());
    expect(lines).toMatchObject([{ productId: PRODUCT, quantity: 2 }]);
    expect((await shop.visitor.ask(`/api/cart-reminders/${id}?key=${key}x`)).status).toBe(404);
  });

  test('is not asked for, kept or mailed while the owner has not switched it on (P43.4)', async () => {
    const shop = await openReminders({ afterHours: null });
    expect(await (await shop.visitor.ask('/api/cart-reminders')).json()).toEqual({ isOffered: false });
    await shop.ask();
    expect(await shop.db.$count(cartReminders)).toBe(0);
    expect(await shop.remind(5)).toEqual([]);
  });

  test('is not mailed to who has ordered meanwhile, by account or mailbox, or has changed their mind (P43.5)', {
    tags: 'long',
  }, async () => {
    const shop = await openReminders();
    await shop.ask();
    const id = randomUUID();
    await shop.ask('changed@bakery.example', id);
    expect((await shop.visitor.delete(`/api/cart-reminders/${id}`)).status).toBe(204);
    const contact = { ...makeContact(), email: EMAIL.toUpperCase() };
    expect((await sendRequest(shop.shop.visit(), makeOrderInput({ contact }))).status).toBe(201);
    expect(await shop.remind(5)).toEqual([]);
    expect(await shop.db.$count(cartReminders)).toBe(0);
  });

  test('is not mailed when an order comes between the queue and the sending (P43.5)', async () => {
    const shop = await openReminders();
    await shop.ask();
    shop.clock.pass(5 * 60);
    await remindOfCarts(shop.db, async () => false, shop.clock.read());
    await sendRequest(shop.shop.visit(), makeOrderInput({ contact: { ...makeContact(), email: EMAIL } }));
    await shop.shop.settle();
    expect(await shop.remind(6)).toEqual([]);
  });

  test('says nothing that whoever typed the address has written (P43.6)', async () => {
    const shop = await openReminders();
    const typed = makeLine(PRODUCT, 1, { name: 'Win at evil.example', inscription: 'Call 0800 EVIL' });
    await shop.ask(EMAIL, randomUUID(), [typed, makeLine('evil-product', 1)]);
    const [mail] = await shop.remind(5);
    expect(mail?.text).toContain('1 × ');
    expect(JSON.stringify(mail)).not.toMatch(/evil/i);
    expect(JSON.stringify(await shop.db.select().from(cartReminders))).not.toMatch(/evil/i);
  });

  test('is never mailed again to who has said so with one click, for good (P43.6)', {
    tags: 'long',
  }, async () => {
    const shop = await openReminders();
    await shop.ask();
    const [mail] = await shop.remind(5);
    const [, link = ''] = /<https?:\/\/[^/]+(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    const anybody = shop.shop.visit();
    expect(await (await anybody.ask(link)).json()).toEqual({ kind: 'cart_reminder', isOn: true });
    expect(await (await anybody.post(link)).json()).toMatchObject({ isOn: false });
    await shop.db.delete(cartReminders);
    await shop.ask(EMAIL.replace('@', '+again@'));
    expect(await shop.db.$count(cartReminders)).toBe(0);
    expect(await shop.remind(6)).toHaveLength(1);
  });

  test('is limited by mailbox, whatever network it comes from (P43.6)', async () => {
    const shop = await openReminders();
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time++) statuses.add((await shop.ask()).status);
    expect([...statuses]).toEqual([204, 429]);
    expect((await shop.ask('another@bakery.example')).status).toBe(204);
  });

  test('is forgotten after two weeks, and with whoever asks to be (P43.7)', async () => {
    const shop = await openReminders();
    await shop.ask();
    await shop.remind(5);
    const exported = await shop.owner.post('/api/admin/people/export', { email: EMAIL, phone: '' });
    expect(await exported.json()).toMatchObject({
      cartReminders: [{ email: EMAIL, sentAt: expect.any(String) }],
    });
    await shop.owner.post('/api/admin/people/erase', { email: EMAIL, phone: '' });
    expect([await shop.db.$count(cartReminders), await shop.db.$count(messages)]).toEqual([0, 0]);

    await shop.ask('another@bakery.example');
    await shop.remind(13 * 24);
    expect(await shop.db.$count(cartReminders)).toBe(1);
    await shop.remind(15 * 24);
    expect(await shop.db.$count(cartReminders)).toBe(0);
  });
});
