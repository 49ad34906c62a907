import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { sessions, users } from '../../../database/schema/identity.ts';
import { pendingRegistrations } from '../../../database/schema/pending-registrations.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const person = { name: 'Ada Obi', email: EMAIL, password: PASSWORD, phone: '0803 123 4567' };

const LINK_EXPIRED = {
  message:
    'This link has already been used or has expired. If you’ve already confirmed, sign in; if not, register again.',
  code: 'link_expired',
};

/** The token of the mail that follows. */
async function register(shop: ShopApp, body: Record<string, unknown> = person): Promise<string> {
  await shop.visit().post('/api/auth/sign-up/email', body);
  await shop.settle();
  const [, token = ''] = /\/confirmemail#token=(\S+)/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
  return token;
}

const confirm = (shop: ShopApp, token: unknown) => shop.visit().post('/api/auth/verify-email', { token });

const signInStatus = async (shop: ShopApp, password: string) =>
  (await shop.visit().post('/api/auth/sign-in/email', { email: EMAIL, password })).status;

test('following the link makes the account and signs in, for an hour and not remembered (S7.7)', async () => {
  const shop = await openShopApp();
  const token = await register(shop);
  const visitor = shop.visit();
  const begunAt = Date.now();
  const answer = await visitor.post('/api/auth/verify-email', { token });
  const [user] = await shop.db.select().from(users);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { user: { id: user?.id, name: 'Ada Obi', email: EMAIL, image: null } },
  ]);
  expect(user).toMatchObject({ emailVerified: true, phone: '+2348031234567', isAdmin: false });

  const [session] = await shop.db.select().from(sessions);
  expect(session).toMatchObject({ userId: user?.id, isRemembered: false });
  expect(session?.expiresAt.getTime()).toBeGreaterThanOrEqual(begunAt + 3_600_000);
  expect(session?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  const cookies = answer.headers.getSetCookie();
  for (const cookie of cookies) expect(cookie).toMatch(/^__(Secure|Host)-oyin\..*HttpOnly.*SameSite=Lax/i);
  expect(cookies.find((cookie) => cookie.includes('session_token'))).not.toMatch(/max-age|expires/i);
  await visitor.fetchToken();
  expect((await visitor.patch('/api/account', { name: 'Ada' })).status).toBe(200);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);

  expect(await shop.db.select().from(pendingRegistrations)).toEqual([]);
  const events = await shop.db.select().from(auditEvents).orderBy(auditEvents.at);
  expect(events.map(({ action }) => action)).toEqual(['user.registered', 'user.email_confirmed']);
  for (const event of events) expect(event).toMatchObject({ actorId: user?.id, subjectId: user?.id });
});

test('role fields make nobody more than a customer', async () => {
  const shop = await openShopApp();
  const instructions = {
    isAdmin: true,
    admin: true,
    role: 'admin',
    disabledAt: '2020-01-01T00:00:00.000Z',
    id: '00000000-0000-4000-8000-000000000000',
    image: 'https://evil.example/x.png',
  };
  const token = await register(shop, { ...person, ...instructions });
  const ada = shop.visit();
  await ada.post('/api/auth/verify-email', { token, ...instructions });
  await ada.fetchToken();
  await ada.patch('/api/account', { name: 'Ada', ...instructions });
  await ada.put('/api/account/notification-choices', { choices: {}, ...instructions });
  const [user] = await shop.db.select().from(users);
  expect(user).toMatchObject({ isAdmin: false, disabledAt: null, image: null, email: EMAIL });
  expect(user?.id).not.toBe(instructions.id);
});

describe('a link that opens nothing', () => {
  test('is one that was used', async () => {
    const shop = await openShopApp();
    const token = await register(shop);
    await confirm(shop, token);
    const again = await confirm(shop, token);
    expect([again.status, await again.json()]).toEqual([400, LINK_EXPIRED]);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test('is one that is 24 hours old', async () => {
    const shop = await openShopApp();
    const token = await register(shop);
    await shop.db.update(pendingRegistrations).set({ expiresAt: new Date() });
    expect((await confirm(shop, token)).status).toBe(400);
    expect(await shop.db.select().from(users)).toEqual([]);
  });

  test('is one for an address that has an account by now', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const token = await register(shop, { ...person, password: OTHER_PASSWORD });
    await shop.addUser(EMAIL);
    const answer = await confirm(shop, token);
    expect([answer.status, await answer.json()]).toEqual([400, LINK_EXPIRED]);
    expect([await signInStatus(shop, OTHER_PASSWORD), await signInStatus(shop, PASSWORD)]).toEqual([
      401, 200,
    ]);
  });

  test('is a made-up one', async () => {
    const shop = await openShopApp();
    const [registrationId] = (await register(shop)).split('.');
    for (const token of ['abc', `${registrationId}.${'A'.repeat(43)}`, '.', 'a.b.c']) {
      expect((await confirm(shop, token)).status).toBe(400);
    }
    for (const token of ['', undefined, 7, 'x'.repeat(201)]) {
      expect(await (await confirm(shop, token)).json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await shop.db.select().from(users)).toEqual([]);
  });

  test('may be tried sixty times an hour from one place', async () => {
    const shop = await openShopApp({ rateLimitFactor: 0.05 });
    for (let attempt = 1; attempt <= 3; attempt++) expect((await confirm(shop, 'abc')).status).toBe(400);
    expect((await confirm(shop, 'abc')).status).toBe(429);
  });
});

test('opening the address of the call changes nothing: programs that look through mails open links', async () => {
  const shop = await openShopApp();
  const token = await register(shop);
  expect((await shop.visit().ask(`/api/auth/verify-email?token=${token}`)).status).toBe(404);
  expect(await shop.db.select().from(users)).toEqual([]);
});

describe('of two who are at it in the same moment, on two nodes,', () => {
  async function race(tokens: (shop: ShopApp) => Promise<[string, string]>) {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database });
    const [one, other] = await tokens(first);
    const answers = await Promise.all([confirm(first, one), confirm(second, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await first.db.select().from(users)).toHaveLength(1);
    expect(await first.db.select().from(sessions)).toHaveLength(1);
    expect(await first.db.select().from(pendingRegistrations)).toEqual([]);
    return { first, answers };
  }

  test('with the same link, one makes the account', async () => {
    const { answers } = await race(async (shop) => {
      const token = await register(shop);
      return [token, token];
    });
    const late = answers.find(({ status }) => status === 400);
    expect(await late?.json()).toEqual(LINK_EXPIRED);
  });

  test('with links of two registrations, one makes the account, with their own password', async () => {
    const { first, answers } = await race(async (shop) => [
      await register(shop),
      await register(shop, { ...person, password: OTHER_PASSWORD }),
    ]);
    const [wonPassword, lostPassword] =
      answers[0]?.status === 200 ? [PASSWORD, OTHER_PASSWORD] : [OTHER_PASSWORD, PASSWORD];
    expect([await signInStatus(first, wonPassword), await signInStatus(first, lostPassword)]).toEqual([
      200, 401,
    ]);
  });
});

test('a stranger’s registration with somebody’s address prepares nothing: the owner’s own link and password count', async () => {
  const shop = await openShopApp();
  const strangersToken = await register(shop, { ...person, name: 'Stranger', password: OTHER_PASSWORD });
  const ownToken = await register(shop);
  expect((await confirm(shop, ownToken)).status).toBe(200);
  expect((await confirm(shop, strangersToken)).status).toBe(400);
  expect(await shop.db.select().from(users)).toMatchObject([{ name: 'Ada Obi' }]);
  expect([await signInStatus(shop, OTHER_PASSWORD), await signInStatus(shop, PASSWORD)]).toEqual([401, 200]);
});

test('in a browser where somebody is signed in, it is the new person’s from then on', async () => {
  const shop = await openShopApp();
  const bola = await shop.signInUser('bola@bakery.example');
  const token = await register(shop);
  await bola.post('/api/auth/verify-email', { token });
  await bola.fetchToken();
  expect(await (await bola.ask('/api/account')).json()).toMatchObject({ email: EMAIL });
});
