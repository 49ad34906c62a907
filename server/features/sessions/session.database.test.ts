import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionSchema } from '../../../contract/sessions.ts';
import { sessions, users } from '../../database/schema/identity.ts';
import { openShopApp, PASSWORD, type ShopApp } from '../../testing/shop-app.ts';
import type { Visitor } from '../../testing/visitor.ts';

const EMAIL = 'ada@bakery.example';
const MINUTE_MS = 60_000;

async function readRow(shop: ShopApp) {
  const [row] = await shop.db.select().from(sessions);
  if (!row) throw new Error('There is no session.');
  return row;
}

/** As if the session had last been extended that long ago. */
async function letTimePass(shop: ShopApp, passedMs: number): Promise<void> {
  const { id, expiresAt, extendedAt } = await readRow(shop);
  const earlier = (date: Date) => new Date(date.getTime() - passedMs);
  await shop.db
    .update(sessions)
    .set({ expiresAt: earlier(expiresAt), extendedAt: earlier(extendedAt) })
    .where(eq(sessions.id, id));
}

const readSession = async (visitor: Pick<Visitor, 'ask'>) =>
  sessionSchema.parse(await (await visitor.ask('/api/session')).json());

const remainingMs = ({ sessionExpiresAt, now }: { sessionExpiresAt: string; now: string }) =>
  Date.parse(sessionExpiresAt) - Date.parse(now);

test('a session tells when it ends and what time it is (S3.6)', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(EMAIL);
  const askedAt = Date.now();
  const session = await readSession(ada);
  expect(session.isRemembered).toBe(false);
  expect(Date.parse(session.sessionExpiresAt)).toBe((await readRow(shop)).expiresAt.getTime());
  expect(Date.parse(session.now)).toBeGreaterThanOrEqual(askedAt);
  expect(Date.parse(session.now)).toBeLessThanOrEqual(Date.now());
  expect(remainingMs(session)).toBeGreaterThan(59 * MINUTE_MS);
});

describe('a session goes on', () => {
  test('for 60 minutes from the moment activity is reported', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await letTimePass(shop, 56 * MINUTE_MS);
    expect(remainingMs(await readSession(ada))).toBeLessThan(5 * MINUTE_MS);

    const askedAt = Date.now();
    const extended = await ada.post('/api/session/extend');
    expect(extended.status).toBe(200);
    expect(remainingMs(sessionSchema.parse(await extended.json()))).toBe(60 * MINUTE_MS);
    expect(extended.headers.getSetCookie()).toEqual([]);
    const [user] = await shop.db.select().from(users);
    expect(user?.lastSeenAt?.getTime()).toBeGreaterThanOrEqual(askedAt);
    expect(user?.lastSeenAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('at most once a minute; in between the answer is what is there (P11.2)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    // The clock stands still, and only what the test lets pass passes.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { extendedAt } = await readRow(shop);
    const passedMs = Date.now() - extendedAt.getTime();
    await letTimePass(shop, MINUTE_MS - 1 - passedMs);
    const { expiresAt } = await readRow(shop);
    const answer = sessionSchema.parse(await (await ada.post('/api/session/extend')).json());
    expect(Date.parse(answer.sessionExpiresAt)).toBe(expiresAt.getTime());
    await letTimePass(shop, 1);
    await ada.post('/api/session/extend');
    expect((await readRow(shop)).expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('once when several tabs report at the same moment', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await letTimePass(shop, 30 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post('/api/session/extend')));
    const ends = await Promise.all(
      answers.map(async (answer) => sessionSchema.parse(await answer.json()).sessionExpiresAt),
    );
    expect(new Set(ends).size).toBe(1);
  });

  test('for 30 days when remembered, and its cookie with it', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const ada = shop.visit();
    await ada.signIn(EMAIL, PASSWORD, true);
    const [cookieBefore] = [...ada.cookies.values()];
    await letTimePass(shop, 20 * 24 * 60 * MINUTE_MS);
    await ada.fetchToken();
    const extended = await ada.post('/api/session/extend');
    expect(remainingMs(sessionSchema.parse(await extended.json()))).toBe(30 * 24 * 60 * MINUTE_MS);
    const [cookie] = extended.headers.getSetCookie();
    expect(cookie).toBe(
      `__Host-oyin.session_token=${cookieBefore}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    expect((await ada.ask('/api/auth/token')).status).toBe(200);
  });

  test('through nothing else (P11.3)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await letTimePass(shop, 50 * MINUTE_MS);
    const { expiresAt } = await readRow(shop);
    await ada.fetchToken();
    await ada.ask('/api/auth/get-session');
    await ada.ask('/api/session');
    await ada.patch('/api/account', { name: 'Ada' });
    expect((await readRow(shop)).expiresAt).toEqual(expiresAt);
  });
});

describe('a session that is over', () => {
  test('is not brought back, and gives no token', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await letTimePass(shop, 60 * MINUTE_MS);
    const extended = await ada.post('/api/session/extend');
    expect([extended.status, await extended.json()]).toEqual([
      401,
      { message: 'Your session has ended. Please sign in again.', code: 'session_ended' },
    ]);
    expect((await ada.ask('/api/session')).status).toBe(401);
    expect((await ada.ask('/api/auth/token')).status).toBe(401);
    expect(await (await ada.ask('/api/auth/get-session')).json()).toBeNull();
  });

  test('is swept out when somebody comes in', async () => {
    const shop = await openShopApp();
    await shop.signInUser(EMAIL);
    await letTimePass(shop, 60 * MINUTE_MS);
    const bola = await shop.signInUser('bola@bakery.example');
    expect(await shop.db.select().from(sessions)).toMatchObject([{ userId: bola.userId }]);
  });

  test('leaves no token that outlives it (P12.1)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await letTimePass(shop, 58 * MINUTE_MS);
    const { exp = 0 } = decodeJwt(await ada.fetchToken());
    expect(exp).toBe(Math.floor((await readRow(shop)).expiresAt.getTime() / 1000));
  });
});
