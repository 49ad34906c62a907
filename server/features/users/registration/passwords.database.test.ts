import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { accounts, sessions, verifications } from '../../../database/schema/identity.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';

const signInStatus = async (shop: ShopApp, password: string) =>
  (await shop.visit().post('/api/auth/sign-in/email', { email: EMAIL, password })).status;

async function requestLink(shop: ShopApp): Promise<string> {
  shop.mails.length = 0;
  await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
  await shop.settle();
  const [, token = ''] = /\/resetpassword#token=(\w+)/.exec(shop.mails[0]?.text ?? '') ?? [];
  return token;
}

const reset = (shop: ShopApp, token: string, newPassword = OTHER_PASSWORD) =>
  shop.visit().post('/api/auth/reset-password', { token, newPassword });

describe('a forgotten password', () => {
  test('is changed by the mailed link, which ends every session and keeps its secret behind the # (S7.7, P26.12)', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const token = await requestLink(shop);
    expect(shop.mails[0]).toMatchObject({
      to: EMAIL,
      messageId: expect.stringMatching(/^<password-reset\.\d+@shop\.example>$/),
    });
    expect(shop.mails[0]?.html).toContain(`${SHOP_URL}/resetpassword#token=${token}`);

    const answer = await reset(shop, token);
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    expect(await shop.db.select().from(sessions)).toEqual([]);
    expect((await ada.post('/api/session/extend')).status).toBe(401);
    expect(await signInStatus(shop, PASSWORD)).toBe(401);
    expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
    const actions = (await shop.db.select().from(auditEvents)).map(({ action }) => action);
    expect(actions).toEqual(['user.password_reset']);
  });

  test('is changed once by each link, and one link ends the others', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const [first, second] = [await requestLink(shop), await requestLink(shop)];
    expect((await reset(shop, second)).status).toBe(200);
    for (const token of [second, first]) {
      const answer = await reset(shop, token, 'yet another fine password');
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          message: 'This link has already been used or has expired. Request a new one.',
          code: 'link_expired',
        },
      ]);
    }
    expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
  });

  test('is changed by one of two who follow the same link at the same moment', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const token = await requestLink(shop);
    const answers = await Promise.all([reset(shop, token), reset(shop, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is not changed by a link that is an hour old, or made up', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const begunAt = Date.now();
    const token = await requestLink(shop);
    const [stored] = await shop.db.select().from(verifications);
    expect(stored?.expiresAt.getTime()).toBeGreaterThanOrEqual(begunAt + 3_600_000);
    expect(stored?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
    await shop.db.update(verifications).set({ expiresAt: new Date() });
    expect((await reset(shop, token)).status).toBe(400);
    expect((await reset(shop, 'made-up')).status).toBe(400);
    expect(await signInStatus(shop, PASSWORD)).toBe(200);
  });

  test('leaves nothing in the database by which somebody who reads it could use the link', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const token = await requestLink(shop);
    expect(token).not.toBe('');
    const { rows: jobs } = await shop.db.execute(sql`select * from graphile_worker._private_jobs`);
    expect(JSON.stringify([await shop.db.select().from(verifications), jobs])).not.toContain(token);
  });

  test('is changed for a good one only, and the link stays good meanwhile', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL, { name: 'Adaobi Okeke' });
    const token = await requestLink(shop);
    for (const bad of ['short', 'password123', 'OyinBakes1', 'Adaobi2019']) {
      const answer = await reset(shop, token, bad);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'invalid_input', fields: { newPassword: expect.any(String) } },
      ]);
    }
    expect((await reset(shop, token)).status).toBe(200);
  });

  test('of somebody unknown is answered alike, and mails nobody', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const ask = (email: string) => shop.visit().post('/api/auth/request-password-reset', { email });
    const [known, unknown] = [await ask(EMAIL), await ask('nobody@bakery.example')];
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await shop.settle();
    expect(shop.mails.map((mail) => mail.to)).toEqual([EMAIL]);
  });

  test('needs an address that is one', async () => {
    const shop = await openShopApp();
    const answer = await shop.visit().post('/api/auth/request-password-reset', { email: 'ada' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { email: expect.any(String) } },
    ]);
  });
});

describe('changing the password', () => {
  test('ends all other sessions; this one goes on under a new id', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const elsewhere = shop.visit();
    await elsewhere.signIn(EMAIL, PASSWORD);
    const answer = await ada.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: OTHER_PASSWORD,
    });
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);

    expect((await elsewhere.post('/api/session/extend')).status).toBe(401);
    expect((await elsewhere.ask('/api/auth/token')).status).toBe(401);
    expect((await ada.post('/api/session/extend')).status).toBe(401);
    await ada.fetchToken();
    expect((await ada.post('/api/session/extend')).status).toBe(200);
    expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
    const actions = (await shop.db.select().from(auditEvents)).map(({ action }) => action);
    expect(actions).toEqual(['user.password_changed']);
  });

  test('keeps a remembered session remembered, and no other', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    for (const isRemembered of [true, false]) {
      const ada = shop.visit();
      const [from, to] = isRemembered ? [PASSWORD, OTHER_PASSWORD] : [OTHER_PASSWORD, PASSWORD];
      await ada.signIn(EMAIL, from, isRemembered);
      await ada.post('/api/auth/change-password', { currentPassword: from, newPassword: to });
      expect(await shop.db.select().from(sessions)).toMatchObject([{ isRemembered }]);
    }
  });

  test('needs the present one, and allows ten guesses', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const change = () =>
      ada.post('/api/auth/change-password', {
        currentPassword: 'not mine at all',
        newPassword: OTHER_PASSWORD,
      });
    const answer = await change();
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'wrong_password', fields: { currentPassword: 'That’s not your current password.' } },
    ]);
    for (let attempt = 1; attempt < 10; attempt++) expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(429);
    expect(await signInStatus(shop, PASSWORD)).toBe(200);
  });

  test('is not for who has none', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await shop.db.delete(accounts);
    const answer = await ada.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: OTHER_PASSWORD,
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'no_password' }]);
  });

  test('refuses a bad new one, such as one made of the person’s name', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL, { name: 'Adaobi Okeke' });
    for (const newPassword of ['iloveyou123', 'Adaobi2019']) {
      const answer = await ada.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { fields: { newPassword: expect.any(String) } },
      ]);
    }
  });
});
