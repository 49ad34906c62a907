import { UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accounts, sessions, users } from '../../database/schema/identity.ts';
import { authenticators } from '../../database/schema/second-factors.ts';
import { openShopApp, SHOP_URL, type ShopApp } from '../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const google = { clientId: 'client-1', clientSecret: 'secret-1' };

afterEach(() => vi.unstubAllGlobals());

/** Google's side of the exchange: the code is good, and this is who it stands for. */
function standInForGoogle(profile: Record<string, unknown>) {
  const idToken = new UnsecuredJWT({
    iss: 'https://accounts.google.com',
    aud: google.clientId,
    sub: 'google-1',
    name: 'Ada Obi',
    email: EMAIL,
    email_verified: true,
    picture: 'https://pictures.example/ada.png',
    ...profile,
  }).encode();
  const answer = vi.fn(async (_address: string | URL, _init?: RequestInit) =>
    Response.json({ access_token: 'access-1', id_token: idToken, token_type: 'Bearer', expires_in: 3600 }),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

async function begin(shop: ShopApp, callbackURL = '/orders') {
  const visitor = shop.visit();
  const answer = await visitor.post('/api/auth/sign-in/social', { provider: 'google', callbackURL });
  const { url } = (await answer.json()) as { url: string };
  return { visitor, url: new URL(url) };
}

async function comeBack(shop: ShopApp, callbackURL?: string) {
  const { visitor, url } = await begin(shop, callbackURL);
  const state = url.searchParams.get('state') ?? '';
  const answer = await visitor.ask(`/api/auth/callback/google?code=code-1&state=${state}`);
  return { visitor, status: answer.status, location: answer.headers.get('location') };
}

test('the way to Google names the shop, the way back, and a secret for each attempt', async () => {
  const shop = await openShopApp({ google });
  expect(await (await shop.visit().ask('/api/session/options')).json()).toEqual({
    google: true,
    demoMail: false,
  });
  const { url } = await begin(shop);
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client-1',
    redirect_uri: `${SHOP_URL}/api/auth/callback/google`,
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{20}/),
  });
  expect((await begin(shop)).url.searchParams.get('state')).not.toBe(url.searchParams.get('state'));
  expect(url.href).not.toContain('secret-1');
});

test('a new person is registered, confirmed and signed in, as a customer and nothing more', async () => {
  const shop = await openShopApp({ google });
  const answer = standInForGoogle({ isAdmin: true, admin: true, disabledAt: null, name: '  ' });
  const { visitor, status, location } = await comeBack(shop);
  expect([status, location]).toEqual([302, '/orders']);
  expect(String(answer.mock.calls[0]?.[0])).toBe('https://oauth2.googleapis.com/token');
  expect(await shop.db.select().from(users)).toMatchObject([
    { email: EMAIL, name: 'ada', emailVerified: true, isAdmin: false, disabledAt: null },
  ]);
  expect(await shop.db.select().from(sessions)).toMatchObject([{ isRemembered: false }]);
  await visitor.fetchToken();
  expect((await visitor.ask('/api/account')).status).toBe(200);

  const [account] = await shop.db.select().from(accounts);
  expect(account).toMatchObject({ providerId: 'google', accountId: 'google-1' });
  expect([account?.accessToken, account?.refreshToken, account?.idToken]).toEqual([null, null, null]);
});

test('a new person whose address Google has not confirmed gets no account', async () => {
  const shop = await openShopApp({ google });
  standInForGoogle({ email_verified: false });
  const { location } = await comeBack(shop);
  expect(location).toContain('/login?problem=google');
  expect(await shop.db.select().from(users)).toEqual([]);
});

test('a token that was made for another site, or by another issuer, opens nothing (P30.11)', async () => {
  const shop = await openShopApp({ google });
  for (const stranger of [{ aud: 'client-2' }, { aud: undefined }, { iss: 'https://elsewhere.example' }]) {
    standInForGoogle(stranger);
    expect((await comeBack(shop)).location).toContain('/login?problem=google');
  }
  expect(await shop.db.select().from(users)).toEqual([]);
});

describe('somebody who has an account already', () => {
  test('gets into it when Google has confirmed the address', async () => {
    const shop = await openShopApp({ google });
    const userId = await shop.addUser(EMAIL);
    standInForGoogle({});
    expect((await comeBack(shop)).location).toBe('/orders');
    expect(await shop.db.select().from(users)).toHaveLength(1);
    expect(await shop.db.select().from(sessions)).toMatchObject([{ userId }]);
  });

  test('does not get into it when Google has not confirmed the address', async () => {
    const shop = await openShopApp({ google });
    await shop.addUser(EMAIL);
    standInForGoogle({ email_verified: false });
    const { location } = await comeBack(shop);
    expect(location).toContain('/login?problem=google');
    expect(await shop.db.select().from(sessions)).toEqual([]);
  });

  test('does not get into it when it is disabled', async () => {
    const shop = await openShopApp({ google });
    await shop.addUser(EMAIL);
    await shop.db.update(users).set({ disabledAt: new Date() });
    standInForGoogle({});
    const { location, visitor } = await comeBack(shop);
    expect(location).toContain('/login?problem=google');
    expect((await visitor.ask('/api/auth/token')).status).toBe(401);
  });

  test('does not get past its second factor (P26.1)', async () => {
    const shop = await openShopApp({ google });
    const userId = await shop.addUser(EMAIL);
    await shop.db.insert(authenticators).values({ userId, secret: 'sealed', confirmedAt: new Date() });
    standInForGoogle({});
    const { location } = await comeBack(shop);
    expect(location).toContain('/login?problem=google');
    expect(await shop.db.select().from(sessions)).toEqual([]);
  });
});

test('a way back that nobody set out on leads to the login page', async () => {
  const shop = await openShopApp({ google });
  standInForGoogle({});
  const { url } = await begin(shop);
  const state = url.searchParams.get('state') ?? '';
  for (const query of [
    '',
    '?code=code-1',
    '?code=code-1&state=made-up',
    `?code=code-1&state=${state}`,
    '?error=access_denied',
  ]) {
    // Another browser than the one that set out.
    const answer = await shop.visit().ask(`/api/auth/callback/google${query}`);
    expect([query, answer.status]).toEqual([query, 302]);
    expect(answer.headers.get('location')).toContain('/login?problem=google');
  }
  expect(await shop.db.select().from(sessions)).toEqual([]);
});

test('the way back never leads to another site', async () => {
  const shop = await openShopApp({ google });
  for (const callbackURL of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const answer = await shop.visit().post('/api/auth/sign-in/social', { provider: 'google', callbackURL });
    expect([callbackURL, answer.status]).toEqual([callbackURL, 400]);
  }
});

test('without an agreement with Google there is no way there, and none back', async () => {
  const shop = await openShopApp();
  expect(await (await shop.visit().ask('/api/session/options')).json()).toEqual({
    google: false,
    demoMail: false,
  });
  const answer = await shop.visit().post('/api/auth/sign-in/social', { provider: 'google' });
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_google' }]);
  const back = await shop.visit().ask('/api/auth/callback/google?code=x&state=y');
  expect([back.status, back.headers.get('location')]).toEqual([302, '/login?problem=google']);
});
