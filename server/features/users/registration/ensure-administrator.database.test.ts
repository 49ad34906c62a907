import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { users } from '../../../database/schema/identity.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD } from '../../../testing/shop-app.ts';
import { ensureAdministrator } from './ensure-administrator.ts';

const OWNER = 'owner@bakery.example';

const named = (password?: string) => ({
  named: { email: 'Owner@Bakery.Example', password },
  fallbackEmail: undefined,
});
const fallback = { named: undefined, fallbackEmail: OWNER };

describe('who is named', () => {
  test('becomes an administrator with the given password', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    expect(await ensureAdministrator(shop, named(PASSWORD))).toEqual({ email: OWNER });
    const owner = shop.visit();
    await owner.signIn(OWNER, PASSWORD);
    expect((await owner.ask('/api/admin/users')).status).toBe(200);
    expect(await shop.db.select().from(auditEvents)).toMatchObject([
      { action: 'user.role_changed', actorId: null },
    ]);
  });

  test('gets a readable password that works and is told once, when none is given (P16.2)', async () => {
    const shop = await openShopApp();
    const made = await ensureAdministrator(shop, named());
    expect(made).toEqual({ email: OWNER, password: expect.stringMatching(/^([a-z]{4}-){4}[a-z]{4}$/) });
    const password = typeof made === 'object' ? made.password : undefined;
    await shop.visit().signIn(OWNER, password ?? '');
    expect(await ensureAdministrator(shop, named())).toEqual({ email: OWNER });
  });

  test('keeps their own password when they were here before, and gets back role and account', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    await shop.addUser(OWNER);
    await shop.db.update(users).set({ disabledAt: new Date() });
    expect(await ensureAdministrator(shop, named(OTHER_PASSWORD))).toEqual({ email: OWNER });
    await shop.visit().signIn(OWNER, PASSWORD);
    expect(await shop.db.select().from(users)).toMatchObject([{ isAdmin: true, disabledAt: null }]);
  });

  test('is not the stranger who registered with that address and never confirmed it', async () => {
    const shop = await openShopApp();
    const registration = { name: 'Stranger', email: OWNER, password: PASSWORD };
    await shop.visit().post('/api/auth/sign-up/email', registration);
    expect(await ensureAdministrator(shop, named(OTHER_PASSWORD))).toEqual({ email: OWNER });
    const asStranger = await shop.visit().post('/api/auth/sign-in/email', registration);
    expect(asStranger.status).toBe(401);
    await shop.visit().signIn(OWNER, OTHER_PASSWORD);
  });
});

describe('the demo’s own administrator', () => {
  test('is made while there is none, and named after that', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    // Where nobody is to be made, one is missing.
    expect(await ensureAdministrator(shop, { named: undefined, fallbackEmail: undefined })).toBe('missing');
    expect(await ensureAdministrator(shop, fallback)).toMatchObject({
      email: OWNER,
      password: expect.any(String),
    });
    expect(await ensureAdministrator(shop, fallback)).toEqual({ email: OWNER });
  });

  test('is not made beside another one', async () => {
    const shop = await openShopApp();
    await shop.addUser('ada@bakery.example', { isAdmin: true });
    expect(await ensureAdministrator(shop, fallback)).toBe('present');
    expect(await shop.db.select().from(users)).toHaveLength(1);
  });

  test('is made once by two nodes that start together', async () => {
    const first = await openShopApp();
    const second = await openShopApp({ database: first.database });
    const made = await Promise.all([
      ensureAdministrator(first, fallback),
      ensureAdministrator(second, fallback),
    ]);
    expect(made.filter((one) => typeof one === 'object' && one.password)).toHaveLength(1);
    expect(await first.db.select().from(users)).toMatchObject([{ email: OWNER, isAdmin: true }]);
  });
});
