import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessions, users, verifications } from '../../database/schema/identity.ts';
import { securityEvents } from '../../database/schema/security-events.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD } from '../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const HOUR_MS = 3_600_000;

function holdClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('an administrator’s session ends after twelve hours, though they were active and wished to be remembered (P26.6)', {
  tags: 'long',
}, async () => {
  holdClock();
  const shop = await openShopApp();
  await shop.addUser(EMAIL, { isAdmin: true });
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD, true);
  const begin = Date.now();
  for (const hours of [1, 6, 11.9]) {
    vi.setSystemTime(begin + hours * HOUR_MS);
    await ada.fetchToken();
    expect((await ada.post('/api/session/extend')).status).toBe(200);
  }
  expect((await ada.ask('/api/admin/users')).status).toBe(200);
  vi.setSystemTime(begin + 12 * HOUR_MS + 1000);
  expect((await ada.ask('/api/auth/token')).status).toBe(401);
  expect((await ada.ask('/api/admin/users')).status).toBe(401);
});

test('a long session ends for whoever becomes an administrator in the middle of it (P26.6)', async () => {
  holdClock();
  const shop = await openShopApp();
  const userId = await shop.addUser(EMAIL);
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD, true);
  vi.setSystemTime(Date.now() + 13 * HOUR_MS);
  await ada.fetchToken();
  await shop.db.update(users).set({ role: 'owner' }).where(eq(users.id, userId));
  expect((await ada.ask('/api/admin/users')).status).toBe(401);
});

test('signing in again in the same browser ends the session it replaces (P26.7)', async () => {
  const shop = await openShopApp();
  await shop.addUser(EMAIL);
  const elsewhere = shop.visit();
  await elsewhere.signIn(EMAIL, PASSWORD);
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  const [before] = ada.cookies.values();
  const cookies = [...ada.cookies];
  await ada.signIn(EMAIL, PASSWORD);
  expect(before).toBeDefined();
  expect(await shop.db.select().from(sessions)).toHaveLength(2);
  const thief = shop.visit();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  expect((await thief.ask('/api/auth/token')).status).toBe(401);
  await elsewhere.fetchToken();
});

test('a changed password ends the links to a new one that are out, and its owner hears of it (P26.5, P26.7)', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(EMAIL);
  await ada.post('/api/auth/request-password-reset', { email: EMAIL });
  await shop.settle();
  expect(await shop.db.select().from(verifications)).toHaveLength(1);
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  expect((await ada.post('/api/auth/change-password', change)).status).toBe(200);
  expect(await shop.db.select().from(verifications)).toEqual([]);
  await shop.settle();
  expect(shop.mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your password was changed – Oyin Bakes' });
});

test('a sign-in with a new browser is told to its owner, and one with a known browser is not (P26.5)', async () => {
  const shop = await openShopApp();
  await shop.addUser(EMAIL);
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  await ada.signIn(EMAIL, PASSWORD);
  await shop.settle();
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, 'New sign-in to your account – Oyin Bakes'],
  ]);
});

test('sign-ins and refusals are on record, with nothing in them that names a person or a network (P26.8)', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const userId = await shop.addUser(EMAIL);
  const ada = shop.visit();
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const attempt = (password: string) =>
    ada.ask('/api/auth/sign-in/email', { method: 'POST', body: { email: EMAIL, password }, headers });
  await attempt('wrong');
  await attempt(PASSWORD);
  await ada.fetchToken();
  await ada.ask('/api/admin/users', { headers });
  const events = await shop.db.select().from(securityEvents).orderBy(securityEvents.at);
  expect(events.map(({ kind, userId: whose, details }) => [kind, whose, details])).toEqual([
    ['sign_in_refused', null, { why: 'wrong_credentials' }],
    ['sign_in', userId, { way: 'password' }],
    ['new_device', userId, {}],
    ['permission_refused', userId, { path: '/api/admin/users' }],
  ]);
  expect(new Set(events.map(({ networkHash }) => networkHash)).size).toBe(1);
  expect(events[0]?.accountHash).toBe(events[1]?.accountHash);
  expect(JSON.stringify(events)).not.toMatch(/ada@|bakery|198\.51/);
});
