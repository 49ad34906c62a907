import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sessions, users } from '../../database/schema/identity.ts';
import { startToolkitServer } from '../../testing/identity-toolkit-server.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, type ShopApp } from '../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const WRONG_CREDENTIALS = {
  message:
    'That email and password don’t match. Try again or reset your password. If you’ve just registered, open the link in our email first.',
  code: 'wrong_credentials',
};

async function openFirebaseShop(): Promise<ShopApp> {
  const toolkit = await startToolkitServer();
  onTestFinished(toolkit.stop);
  return openShopApp({ firebase: toolkit.options });
}

const signIn = (shop: ShopApp, password: string, email = EMAIL) =>
  shop.visit().post('/api/auth/sign-in/email', { email, password });
const signInStatus = async (shop: ShopApp, password: string) => (await signIn(shop, password)).status;

/** The secret of the last mail's link. */
async function readLink(shop: ShopApp, page: string): Promise<string> {
  await shop.settle();
  const [, token = ''] = new RegExp(`/${page}#token=(\\S+)`).exec(shop.mails.at(-1)?.text ?? '') ?? [];
  return token;
}

async function register(shop: ShopApp, password: string) {
  const visitor = shop.visit();
  await visitor.post('/api/auth/sign-up/email', { name: 'Ada Obi', email: EMAIL, password });
  const token = await readLink(shop, 'confirmemail');
  return { visitor, confirm: () => visitor.post('/api/auth/verify-email', { token }) };
}

async function reset(shop: ShopApp, newPassword: string): Promise<string> {
  await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
  const token = await readLink(shop, 'resetpassword');
  const answer = await shop.visit().post('/api/auth/reset-password', { token, newPassword });
  expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
  await shop.settle();
  return token;
}

describe.each([
  { choice: 'the shop’s own database', open: () => openShopApp() },
  { choice: 'Firebase Authentication', open: openFirebaseShop },
])('passwords kept by $choice', ({ open }) => {
  /** Somebody whose password is where it belongs. */
  async function openWithAda() {
    const shop = await open();
    const userId = await shop.addUser(EMAIL);
    await shop.identity.hosted?.handOver();
    return { shop, userId };
  }

  test('open the shop to whoever knows them, for a session of the shop’s own (P15.2)', async () => {
    const { shop, userId } = await openWithAda();
    const visitor = shop.visit();
    const answer = await visitor.post('/api/auth/sign-in/email', {
      email: ' ADA@bakery.example',
      password: PASSWORD,
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { user: { id: userId, name: 'Ada Obi', email: EMAIL, image: null } },
    ]);
    await visitor.fetchToken();
    expect((await visitor.patch('/api/account', { name: 'Ada' })).status).toBe(200);
    expect(await shop.db.select().from(sessions)).toMatchObject([{ userId, isRemembered: false }]);
    const remembered = { email: EMAIL, password: PASSWORD, rememberMe: true };
    const cookies = (await shop.visit().post('/api/auth/sign-in/email', remembered)).headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.includes('session_token'))).toMatch(/max-age=2592000/i);
  });

  test('keep everybody else out, in the same words whether the password is wrong or the address unknown (P15.2)', async () => {
    const { shop } = await openWithAda();
    for (const email of [EMAIL, 'nobody@bakery.example']) {
      const answer = await signIn(shop, OTHER_PASSWORD, email);
      expect([answer.status, await answer.json()]).toEqual([401, WRONG_CREDENTIALS]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('do not open a disabled account, which only the right one is told (P15.2)', async () => {
    const { shop } = await openWithAda();
    await shop.db.update(users).set({ disabledAt: new Date() });
    expect(await (await signIn(shop, PASSWORD)).json()).toMatchObject({ code: 'account_disabled' });
    expect(await (await signIn(shop, OTHER_PASSWORD)).json()).toEqual(WRONG_CREDENTIALS);
    expect(await shop.db.select().from(sessions)).toEqual([]);
  });

  test('begin with the mailed link and not before (P15.2)', async () => {
    const shop = await open();
    const { visitor, confirm } = await register(shop, PASSWORD);
    expect(await signInStatus(shop, PASSWORD)).toBe(401);
    expect((await confirm()).status).toBe(200);
    await visitor.fetchToken();
    expect(await signInStatus(shop, PASSWORD)).toBe(200);
    await shop.settle();
    expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([
      200, 401,
    ]);
    expect((await confirm()).status).toBe(400);
  });

  test('are changed by whoever knows the present one, which ends every other session (P15.2)', {
    tags: 'long',
  }, async () => {
    const { shop } = await openWithAda();
    const [here, elsewhere] = [shop.visit(), shop.visit()];
    await here.signIn(EMAIL, PASSWORD);
    await elsewhere.signIn(EMAIL, PASSWORD);
    const change = (currentPassword: string) =>
      here.post('/api/auth/change-password', { currentPassword, newPassword: OTHER_PASSWORD });
    const refused = await change('not the password at all');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'wrong_password', fields: { currentPassword: 'That’s not your current password.' } },
    ]);
    expect(await signInStatus(shop, PASSWORD)).toBe(200);

    expect((await change(PASSWORD)).status).toBe(200);
    await here.fetchToken();
    expect((await here.post('/api/session/extend')).status).toBe(200);
    expect((await elsewhere.post('/api/session/extend')).status).toBe(401);
    expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([
      401, 200,
    ]);
  });

  test('are set anew by a mailed link, once, which ends every session (P15.2)', async () => {
    const { shop } = await openWithAda();
    const ada = shop.visit();
    await ada.signIn(EMAIL, PASSWORD);
    const token = await reset(shop, OTHER_PASSWORD);
    expect(await shop.db.select().from(sessions)).toEqual([]);
    expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([
      401, 200,
    ]);
    const again = await shop
      .visit()
      .post('/api/auth/reset-password', { token, newPassword: 'a third fine password' });
    expect([again.status, await again.json()]).toMatchObject([400, { code: 'link_expired' }]);
    expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
  });

  test('can be set by somebody who had none', async () => {
    const shop = await open();
    const userId = randomUUID();
    await shop.db.insert(users).values({ id: userId, email: EMAIL, name: 'Ada Obi', emailVerified: true });
    const visitor = shop.visit();
    expect(await signInStatus(shop, PASSWORD)).toBe(401);
    await reset(shop, PASSWORD);
    await visitor.signIn(EMAIL, PASSWORD);
    expect(await shop.db.select().from(sessions)).toMatchObject([{ userId }]);
  });

  test('prove who deletes an account, and go with it (P15.2)', { tags: 'long' }, async () => {
    const { shop, userId } = await openWithAda();
    const ada = shop.visit();
    await ada.signIn(EMAIL, PASSWORD);
    const refused = await ada.delete('/api/account', { password: OTHER_PASSWORD });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'wrong_password' }]);
    expect((await ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
    expect(await signInStatus(shop, PASSWORD)).toBe(401);

    const { confirm } = await register(shop, OTHER_PASSWORD);
    expect((await confirm()).status).toBe(200);
    await shop.settle();
    expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([
      401, 200,
    ]);
    const [again] = await shop.db.select().from(users).where(eq(users.email, EMAIL));
    expect(again?.id).not.toBe(userId);
  });

  test('are the same however a keyboard composes their letters', { tags: 'long' }, async () => {
    const shop = await open();
    const { confirm } = await register(shop, 'crème brûlée at dawn'.normalize('NFD'));
    await confirm();
    await shop.settle();
    for (const form of ['NFC', 'NFD']) {
      expect(await signInStatus(shop, 'crème brûlée at dawn'.normalize(form))).toBe(200);
    }
    await reset(shop, 'crème caramel at dusk'.normalize('NFD'));
    expect(await signInStatus(shop, 'crème caramel at dusk'.normalize('NFC'))).toBe(200);
  });
});
