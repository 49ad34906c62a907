import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { jwks, sessions, users } from '../database/schema/identity.ts';
import { openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../testing/shop-app.ts';

const ADA = 'ada@bakery.example';
const BOLA = 'bola@bakery.example';

const askWith = (shop: ShopApp, token: string, path = '/api/session') =>
  shop.app.request(path, { headers: { authorization: `Bearer ${token}` } });

/** Signs as somebody would who knows how our tokens look, but not our key. */
function forge(token: string, changes: Record<string, unknown>) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { kid = '' } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), ...changes })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(privateKey);
}

describe('a token is refused', () => {
  test('when its contents were changed', async () => {
    const shop = await openShopApp();
    const token = await (await shop.signInUser(ADA)).fetchToken();
    expect((await askWith(shop, token)).status).toBe(200);
    const [head, , signature] = token.split('.');
    const contents = Buffer.from(JSON.stringify({ ...decodeJwt(token), admin: true })).toString('base64url');
    const answer = await askWith(shop, `${head}.${contents}.${signature}`);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'Your session is no longer valid. Please sign in again.', code: 'invalid_token' },
    ]);
  });

  test('when another key signed it', async () => {
    const shop = await openShopApp();
    const token = await (await shop.signInUser(ADA)).fetchToken();
    expect((await askWith(shop, await forge(token, {}))).status).toBe(401);
    expect((await askWith(shop, await forge(token, { admin: true }))).status).toBe(401);
  });

  test('when nobody signed it (alg: none)', async () => {
    const shop = await openShopApp();
    const token = await (await shop.signInUser(ADA)).fetchToken();
    const { kid } = decodeProtectedHeader(token);
    const unsigned = new UnsecuredJWT(decodeJwt(token)).encode();
    const [, contents] = token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const head = Buffer.from(JSON.stringify({ alg, kid })).toString('base64url');
      expect((await askWith(shop, `${head}.${contents}.`)).status).toBe(401);
    }
    expect((await askWith(shop, unsigned)).status).toBe(401);
  });

  test('when it is signed with our public key as if that were a shared secret', async () => {
    const shop = await openShopApp();
    const token = await (await shop.signInUser(ADA)).fetchToken();
    const [key] = (await shop.identity.readKeySet()).keys;
    const secret = await exportSPKI(await importPublicKey(key ?? {}));
    const { kid = '' } = decodeProtectedHeader(token);
    const confused = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(secret));
    expect((await askWith(shop, confused)).status).toBe(401);
  });

  test('when it has expired, was meant for another shop, or comes from another', async () => {
    const shop = await openShopApp();
    const token = await (await shop.signInUser(ADA)).fetchToken();
    const sign = await signWithOwnKey(shop);
    const now = Math.floor(Date.now() / 1000);
    const statusOf = async (changes: Record<string, unknown>) =>
      (await askWith(shop, await sign({ ...decodeJwt(token), ...changes }))).status;

    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ exp: now - 1 })).toBe(401);
    expect(await statusOf({ exp: undefined })).toBe(401);
    expect(await statusOf({ nbf: now + 60 })).toBe(401);
    expect(await statusOf({ aud: 'https://other.example' })).toBe(401);
    expect(await statusOf({ iss: 'https://other.example' })).toBe(401);
    expect(await statusOf({ sid: undefined })).toBe(401);
    expect(await statusOf({ admin: 'yes' })).toBe(401);
  });

  test('when it is none', async () => {
    const shop = await openShopApp();
    for (const token of ['', 'x', 'a.b.c', 'Bearer', '..']) {
      expect((await askWith(shop, token)).status).toBe(401);
    }
  });

  test('also where none is needed', async () => {
    const shop = await openShopApp();
    expect((await shop.app.request('/api/shop')).status).toBe(200);
    expect((await askWith(shop, 'a.b.c', '/api/shop')).status).toBe(401);
  });
});

test('without a token the answer is that the user is not authenticated (S6.4)', async () => {
  const shop = await openShopApp();
  for (const [method, path] of [
    ['GET', '/api/account'],
    ['POST', '/api/admin/users/00000000-0000-4000-8000-000000000000/disable'],
  ] as const) {
    const answer = await shop.visit().ask(path, { method });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'User not authenticated', code: 'unauthenticated' },
    ]);
  }
});

test('a key that another node made a moment ago is found', { tags: 'long' }, async () => {
  const first = await openShopApp();
  const second = await openShopApp({ database: first.database });
  const ada = await first.signInUser(ADA);
  expect((await askWith(second, await ada.fetchToken())).status).toBe(200);

  await first.db.delete(jwks);
  const token = await ada.fetchToken();
  await expect.poll(async () => (await askWith(second, token)).status).toBe(200);
});

describe('the cookie', () => {
  test('alone opens nothing that a token should (P12.3)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(ADA);
    ada.setToken(undefined);
    expect((await ada.ask('/api/account')).status).toBe(401);
    expect((await ada.patch('/api/account', { name: 'Mallory' })).status).toBe(401);
    expect((await ada.post('/api/session/extend')).status).toBe(401);
  });

  test('of somebody else makes the token useless, for reads and for writes (P12.6)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(ADA);
    const token = await ada.fetchToken();
    await shop.addUser(BOLA);
    await ada.signIn(BOLA, PASSWORD);
    ada.setToken(token);
    expect((await ada.ask('/api/account')).status).toBe(401);
    expect((await ada.patch('/api/account', { name: 'Mixed up' })).status).toBe(401);
  });

  test('of another session of the same user does not', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(ADA);
    const token = await ada.fetchToken();
    await ada.signIn(ADA, PASSWORD);
    ada.setToken(token);
    expect((await ada.ask('/api/account')).status).toBe(200);
  });

  test('of a session that is gone does not either, because it is nobody’s', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(ADA);
    for (const name of ada.cookies.keys()) ada.cookies.set(name, 'x'.repeat(32));
    expect((await ada.ask('/api/account')).status).toBe(200);
  });
});

describe('what is revoked on one node', () => {
  test('is over at once on the other: writes end with the session', async () => {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database });
    const ada = await first.signInUser(ADA);
    const token = await ada.fetchToken();
    const patch = () =>
      second.app.request('/api/account', {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, origin: SHOP_URL, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada' }),
      });
    expect((await patch()).status).toBe(200);
    await first.db.delete(sessions);
    const refused = await patch();
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'session_ended' }]);
  });

  test('is over at once on the other: every admin call ends with the role, the account or the session (P12.4)', {
    tags: 'long',
  }, async () => {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database });
    const owner = await first.signInUser(ADA, { isAdmin: true });
    const token = await owner.fetchToken();
    const statusOf = async () => (await askWith(second, token, '/api/admin/users')).status;

    expect(await statusOf()).toBe(200);
    await first.db.update(users).set({ role: null });
    expect(await statusOf()).toBe(403);
    await first.db.update(users).set({ role: 'owner', disabledAt: new Date() });
    expect(await statusOf()).toBe(401);
    await first.db.update(users).set({ disabledAt: null });
    expect(await statusOf()).toBe(200);
    await first.db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, owner.userId));
    expect(await statusOf()).toBe(401);
  });
});

async function importPublicKey(key: Record<string, unknown>) {
  const imported = await importJWK({ ...key, kty: 'OKP' }, 'EdDSA', { extractable: true });
  if (imported instanceof Uint8Array) throw new Error('That is a shared secret.');
  return imported;
}

/** The shop's real key, to make tokens that are wrong in one respect only. */
async function signWithOwnKey(shop: ShopApp) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const [row] = await shop.db
    .insert(jwks)
    .values({
      publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })),
      privateKey: '"never used"',
      alg: 'EdDSA',
      crv: 'Ed25519',
      createdAt: new Date(0),
    })
    .returning();
  return (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: row?.id ?? '' }).sign(privateKey);
}
