import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusalSchema } from '../../../contract/refusal.ts';
import { accounts, sessions, users } from '../../database/schema/identity.ts';
import { openIdentity } from '../../start/open-identity.ts';
import { REMEMBERED_PASSWORDS } from '../../testing/remembered-passwords.ts';
import { openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const signIn = (shop: ShopApp, body: Record<string, unknown>) =>
  shop.visit().post('/api/auth/sign-in/email', body);

test('a customer signs in, gets a token, and signs out (S7.7, P17.2)', async () => {
  const shop = await openShopApp();
  const visitor = shop.visit();
  await shop.addUser(EMAIL);
  const credentials = { email: ' ADA@bakery.example ', password: PASSWORD };
  const signedIn = await visitor.post('/api/auth/sign-in/email', credentials);
  expect([signedIn.status, await signedIn.json()]).toEqual([
    200,
    { user: { id: expect.any(String), name: 'Ada Obi', email: EMAIL, image: null } },
  ]);

  const claims = decodeJwt(await visitor.fetchToken());
  const [user] = await shop.db.select().from(users);
  expect(user).toMatchObject({ id: claims.sub, isAdmin: false, disabledAt: null });

  expect((await visitor.ask('/api/session')).status).toBe(200);
  expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
  expect([...visitor.cookies.keys()]).toEqual(['__Host-oyin.browser']);
  expect(await shop.db.select().from(sessions)).toEqual([]);
  expect(await (await visitor.ask('/api/auth/get-session')).json()).toBeNull();
  expect((await visitor.ask('/api/auth/token')).status).toBe(401);
});

test('the token tells uid, email, name, picture and the admin flag (S3.4)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser(EMAIL, { isAdmin: true });
  await shop.db.update(users).set({ image: 'https://pictures.example/ada.png' });
  const claims = decodeJwt(await owner.fetchToken());
  expect(claims).toMatchObject({
    sub: owner.userId,
    email: EMAIL,
    email_verified: true,
    name: 'Ada Obi',
    picture: 'https://pictures.example/ada.png',
    admin: true,
    iss: SHOP_URL,
    aud: SHOP_URL,
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
});

test('a fresh token shows a role given a moment ago (S6.5)', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(EMAIL);
  const first = await ada.fetchToken();
  await shop.db.update(users).set({ role: 'owner' });
  expect(decodeJwt(first).admin).toBe(false);
  expect(decodeJwt(await ada.fetchToken()).admin).toBe(true);
});

test('nothing that is answered holds the session’s secret', async () => {
  const shop = await openShopApp();
  const visitor = shop.visit();
  await shop.addUser(EMAIL);
  const answers = [
    await visitor.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }),
    await visitor.ask('/api/auth/get-session'),
    await visitor.ask('/api/auth/token'),
    await visitor.ask('/api/account/sessions'),
  ];
  const [session] = await shop.db.select().from(sessions);
  for (const answer of answers) expect(await answer.text()).not.toContain(session?.token);
});

describe('cookies', () => {
  const cookiesOf = async (shop: ShopApp, rememberMe: boolean) => {
    const answer = await signIn(shop, { email: EMAIL, password: PASSWORD, rememberMe });
    return answer.headers.getSetCookie();
  };

  test('are HttpOnly, SameSite and Secure, and no other host can set them (P30.5)', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const cookies = [...(await cookiesOf(shop, true)), ...(await cookiesOf(shop, false))];
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-oyin\./);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test('work without https on this machine alone', async () => {
    const shop = await openShopApp({ publicUrl: 'http://localhost:3000' });
    await shop.addUser(EMAIL);
    for (const cookie of await cookiesOf(shop, false)) {
      expect(cookie).toMatch(/^oyin\./);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).not.toMatch(/secure/i);
    }
  });

  test('end with the browser, or with “Keep me signed in” after 30 days', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const sessionCookie = (cookies: string[]) => cookies.find((cookie) => cookie.includes('session_token'));
    expect(sessionCookie(await cookiesOf(shop, false))).not.toMatch(/max-age|expires/i);
    expect(sessionCookie(await cookiesOf(shop, true))).toMatch(/max-age=2592000/i);
  });
});

test('a session lasts 60 minutes, with “Keep me signed in” 30 days (P11.1)', async () => {
  const shop = await openShopApp();
  await shop.addUser(EMAIL);
  const lengths = [
    { rememberMe: undefined, lengthMs: 60 * MINUTE_MS },
    { rememberMe: false, lengthMs: 60 * MINUTE_MS },
    { rememberMe: true, lengthMs: 30 * DAY_MS },
  ];
  for (const { rememberMe, lengthMs } of lengths) {
    await shop.db.delete(sessions);
    const begunAt = Date.now();
    await signIn(shop, { email: EMAIL, password: PASSWORD, rememberMe });
    const [session] = await shop.db.select().from(sessions);
    expect(session?.isRemembered).toBe(rememberMe === true);
    expect(session?.expiresAt.getTime()).toBeGreaterThanOrEqual(begunAt + lengthMs);
    expect(session?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + lengthMs);
  }
});

describe('who does not get in', () => {
  test('hears the same whether the password is wrong or the address unknown', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const answers = [
      await signIn(shop, { email: EMAIL, password: 'not the password at all' }),
      await signIn(shop, { email: 'nobody@bakery.example', password: 'not the password at all' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.json()).toEqual({
        message:
          'That email and password don’t match. Try again or reset your password. If you’ve just registered, open the link in our email first.',
        code: 'wrong_credentials',
      });
    }
  });

  test('costs the same work whether the password is wrong or the address unknown', {
    tags: 'long',
  }, async () => {
    // A hash is nearly all of an attempt, and checking a password is making one.
    const hashing = (['hash', 'verify'] as const).map((work) => vi.spyOn(REMEMBERED_PASSWORDS, work));
    onTestFinished(() => {
      for (const work of hashing) work.mockRestore();
    });
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    for (const email of [EMAIL, 'nobody@bakery.example']) {
      for (const work of hashing) work.mockClear();
      expect((await signIn(shop, { email, password: 'not the password' })).status).toBe(401);
      const hashes = hashing.flatMap(({ mock }) => mock.calls);
      expect([email, hashes.length]).toEqual([email, 1]);
    }
  });

  test('is told when the account has been closed, but only with the right password', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    await shop.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, EMAIL));
    const right = await signIn(shop, { email: EMAIL, password: PASSWORD });
    expect([right.status, await right.json()]).toEqual([
      403,
      {
        message: 'This account has been closed. Contact us if you think that’s a mistake.',
        code: 'account_disabled',
      },
    ]);
    expect(await shop.db.select().from(sessions)).toEqual([]);
    expect((await signIn(shop, { email: EMAIL, password: 'not the password' })).status).toBe(401);
  });

  test('hears which fields are wrong', async () => {
    const shop = await openShopApp();
    const cases: [object, string[]][] = [
      [{}, ['email', 'password']],
      [{ email: 'ada', password: 'x' }, ['email']],
      [{ email: EMAIL, password: '' }, ['password']],
      [{ email: EMAIL, password: 'x'.repeat(129) }, ['password']],
      [{ email: [EMAIL], password: { $ne: '' } }, ['email', 'password']],
      [{ email: EMAIL, password: PASSWORD, rememberMe: 'yes' }, ['rememberMe']],
    ];
    for (const [body, fields] of cases) {
      const answer = await shop.visit().post('/api/auth/sign-in/email', body);
      const refusal = refusalSchema.parse(await answer.json());
      expect([answer.status, refusal.code]).toEqual([400, 'invalid_input']);
      expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(fields);
    }
  });

  test('hears that the request is no JSON', async () => {
    const shop = await openShopApp();
    const answer = await shop.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { origin: SHOP_URL, 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_json' }]);
  });

  test('cannot be a form, whose sender needs no leave', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const body = new URLSearchParams({ email: EMAIL, password: PASSWORD }).toString();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await shop.app.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { origin: SHOP_URL, 'content-type': type },
        body,
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

test('a password that was hashed at a lower cost is hashed anew when its owner signs in (P26.13)', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const userId = await shop.addUser(EMAIL);
  const identity = await openIdentity({
    db: shop.db,
    publicUrl: SHOP_URL,
    ownOrigins: [SHOP_URL],
    google: undefined,
    firebase: undefined,
    log: pino({ level: 'silent' }),
  });
  const request = { headers: new Headers({ origin: SHOP_URL }), clientAddress: '127.0.0.1' };
  const readHash = async () => (await shop.db.select().from(accounts))[0]?.password;
  const credentials = { email: EMAIL, isRemembered: false };
  expect((await identity.signIn({ ...credentials, password: 'wrong' }, request)).ok).toBe(false);
  expect(await readHash()).not.toMatch(/^scrypt/);
  expect((await identity.signIn({ ...credentials, password: PASSWORD }, request)).ok).toBe(true);
  expect(await readHash()).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await identity.checkPassword(userId, PASSWORD)).toBe(true);
});

test('strangers who have passwords checked by the dozen keep no known browser waiting in their line (P30.3)', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp({ rateLimitFactor: 1_000 });
  await shop.addUser(EMAIL);
  const credentials = { email: EMAIL, password: PASSWORD };
  const known = shop.visit();
  expect((await known.post('/api/auth/sign-in/email', credentials)).status).toBe(200);

  const strangers = Array.from({ length: 80 }, (_, number) =>
    signIn(shop, { email: `stranger-${number}@bakery.example`, password: PASSWORD }),
  );
  expect((await known.post('/api/auth/sign-in/email', credentials)).status).toBe(200);
  const answers = await Promise.all(strangers);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
});
