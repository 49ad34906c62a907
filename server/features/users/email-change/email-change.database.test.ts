import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { contactMessages } from '../../../database/schema/contact-messages.ts';
import { sessions, users } from '../../../database/schema/identity.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';

const OLD = 'ada@bakery.example';
const NEW = 'ada.obi@bakery.example';

const findMail = (shop: ShopApp, subject: string) =>
  shop.mails.find((mail) => mail.subject.includes(subject));

/** The secret of the last link to a new address. */
function readToken({ mails }: ShopApp): string {
  const linked = mails.findLast(({ text }) => text.includes('/newemail#'));
  const [, token = ''] = /\/newemail#token=(\S+)/.exec(linked?.text ?? '') ?? [];
  return token;
}

const confirm = (shop: ShopApp, token: string) => shop.visit().post('/api/auth/confirm-new-email', { token });

test('another address counts once its link is followed: the old one is told, other sessions end (P29.360, P29.361)', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(OLD);
  const phone = shop.visit();
  await phone.signIn(OLD, PASSWORD);
  await shop.settle();
  shop.mails.length = 0;

  const asked = await ada.post('/api/account/email', { email: ' Ada.Obi@bakery.example' });
  expect([asked.status, await asked.json()]).toMatchObject([200, { email: OLD, pendingEmail: NEW }]);
  await shop.settle();
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [NEW, 'Confirm your new email address for Oyin Bakes'],
      [OLD, 'Someone asked to change your email address – Oyin Bakes'],
    ]),
  );
  await phone.signIn(OLD, PASSWORD);

  const token = readToken(shop);
  const confirmed = await confirm(shop, token);
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: NEW }]);
  expect((await confirm(shop, token)).status).toBe(400);
  expect(await (await ada.ask('/api/account')).json()).toMatchObject({ email: NEW, pendingEmail: null });
  expect((await phone.post('/api/session/extend')).status).toBe(401);
  expect((await ada.post('/api/session/extend')).status).toBe(200);
  const signIn = async (email: string) =>
    (await shop.visit().post('/api/auth/sign-in/email', { email, password: PASSWORD })).status;
  expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
  await shop.settle();
  const notice = findMail(shop, 'The email address of your account was changed');
  expect(notice?.to).toBe(OLD);
  expect(notice?.text).toContain('https://shop.example/contact');
  expect(notice?.text).not.toContain(NEW);
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'user.email_changed'));
  expect(events).toMatchObject([{ actorId: ada.userId, subjectId: ada.userId }]);
  expect(JSON.stringify(events)).not.toContain('@');
});

test('two presses at once ask for one change, and the later link counts (P29.360)', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(OLD);
  const ask = async () => (await ada.post('/api/account/email', { email: NEW })).status;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  await shop.settle();
  expect((await confirm(shop, readToken(shop))).status).toBe(200);
});

test('a change of the address needs a fresh proof, and is asked for a few times an hour (P29.360)', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(OLD);
  const ask = async (email: string) => (await ada.post('/api/account/email', { email })).status;
  expect(await ask(OLD)).toBe(400);
  for (const number of [1, 2, 3, 4]) expect(await ask(`ada${number}@bakery.example`)).toBe(200);
  expect(await ask('ada5@bakery.example')).toBe(429);
  await shop.db.update(sessions).set({ provenAt: new Date(Date.now() - 11 * 60_000) });
  expect(await ask(NEW)).toBe(403);
});

test('nothing tells that an address has an account but the mail to its owner (P29.362)', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(OLD);
  await shop.signInUser('bola@bakery.example', { name: 'Bola Eze' });
  shop.mails.length = 0;
  const asked = await ada.post('/api/account/email', { email: 'bola@bakery.example' });
  expect([asked.status, await asked.json()]).toMatchObject([200, { pendingEmail: 'bola@bakery.example' }]);
  await shop.settle();
  expect(await (await ada.ask('/api/account')).json()).toMatchObject({ pendingEmail: 'bola@bakery.example' });
  const notified = findMail(shop, 'You already have an account');
  expect([notified?.to, readToken(shop)]).toEqual(['bola@bakery.example', '']);
});

test('of two who prove the same address the first has it, and the second keeps their own (P29.362)', async () => {
  const shop = await openShopApp();
  const [ada, bola] = [await shop.signInUser(OLD), await shop.signInUser('bola@bakery.example')];
  await ada.post('/api/account/email', { email: NEW });
  await shop.settle();
  const first = readToken(shop);
  await bola.post('/api/account/email', { email: NEW });
  await shop.settle();
  expect((await confirm(shop, readToken(shop))).status).toBe(200);
  expect((await confirm(shop, first)).status).toBe(400);
  expect(await (await ada.ask('/api/account')).json()).toMatchObject({ email: OLD });
});

test.each([
  ['taken back', async (ada) => ada.delete('/api/account/email')],
  ['replaced', async (ada) => ada.post('/api/account/email', { email: 'third@bakery.example' })],
  [
    'followed by a new password',
    async (ada) =>
      ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }),
  ],
  [
    'asked for on a device that is signed out from another one',
    async (_ada, shop) => {
      const phone = shop.visit();
      await phone.signIn(OLD, PASSWORD);
      return phone.delete('/api/account/sessions');
    },
  ],
] satisfies readonly (readonly [
  string,
  (ada: Awaited<ReturnType<ShopApp['signInUser']>>, shop: ShopApp) => Promise<Response>,
])[])('a change that was %s has a link no longer (P29.361)', async (_, end) => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(OLD);
  await ada.post('/api/account/email', { email: NEW });
  await shop.settle();
  const token = readToken(shop);
  expect(token).not.toBe('');
  expect((await end(ada, shop)).ok).toBe(true);
  expect((await confirm(shop, token)).status).toBe(400);
  const [user] = await shop.db.select().from(users).where(eq(users.id, ada.userId));
  expect(user?.email).toBe(OLD);
});

test('orders and messages go along to the new address, are in the copy of the data, and are erased with it (P29.363)', async () => {
  const admin = await openOrderAdmin();
  const { shop } = admin;
  const ada = await shop.signInUser(OLD);
  const { order } = await admin.place(ada, makeOrderInput({ contact: { ...makeContact(), email: OLD } }));
  const guestOrder = await admin.placeAsGuest(makeOrderInput({ contact: { ...makeContact(), email: NEW } }));
  await shop.db.insert(contactMessages).values({
    name: 'Ada Obi',
    email: OLD,
    phone: '',
    topic: 'other',
    text: 'Do you bake without eggs?',
    key: 'k1',
  });
  await ada.post('/api/account/email', { email: NEW });
  await shop.settle();
  await confirm(shop, readToken(shop));

  const listed = await (await ada.ask('/api/orders')).json();
  expect(listed).toMatchObject({ data: [{ id: order.id }], guestOrderCount: 1 });
  expect(await (await ada.ask(`/api/orders/${order.id}`)).json()).toMatchObject({ contact: { email: NEW } });
  expect(await (await ada.post('/api/account/export')).json()).toMatchObject({
    account: { email: NEW },
    contactMessages: [{ text: 'Do you bake without eggs?' }],
  });
  expect(guestOrder.order.id).not.toBe(order.id);
  expect((await ada.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } })).status).toBe(
    204,
  );
  expect(await shop.db.select().from(contactMessages)).toEqual([]);
});
