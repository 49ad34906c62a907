import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSchema, listOwnSessionsEndpoint } from '../../../../contract/account.ts';
import type { Database } from '../../../database/database.ts';
import { notificationChoices } from '../../../database/schema/account.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { carts, mergedCarts } from '../../../database/schema/carts.ts';
import { accounts, sessions, users, verifications } from '../../../database/schema/identity.ts';
import { messages } from '../../../database/schema/messages.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

describe('the account', () => {
  test('tells what the shop knows of a person', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    expect(accountSchema.parse(await (await ada.ask('/api/account')).json())).toEqual({
      id: ada.userId,
      name: 'Ada Obi',
      email: EMAIL,
      pendingEmail: null,
      phone: null,
      image: null,
      role: null,
      hasPassword: true,
      hasSecondFactor: false,
      createdAt: expect.any(String),
    });
  });

  test('changes by what is sent, and in nothing else', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const change = async (body: object) => (await (await ada.patch('/api/account', body)).json()) as object;
    expect(await change({ phone: '0803-123-4567' })).toMatchObject({
      name: 'Ada Obi',
      phone: '+2348031234567',
    });
    expect(await change({ name: ' Ada  Eze ' })).toMatchObject({ name: 'Ada Eze', phone: '+2348031234567' });
    expect(await change({ phone: '' })).toMatchObject({ phone: null });
    expect(await change({ email: 'other@bakery.example' })).toMatchObject({ email: EMAIL });
    expect(await change({})).toMatchObject({ name: 'Ada Eze' });
  });

  test('takes no name and no number that is none', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const answer = await ada.patch('/api/account', { name: ' ', phone: '07700 900123' });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: { name: 'Enter your name.', phone: expect.any(String) } },
    ]);
    expect((await ada.patch('/api/account', 'text')).status).toBe(400);
  });
});

describe('sessions', () => {
  test('are listed with the device and where it was, the present one marked', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await shop.visit().ask('/api/auth/sign-in/email', {
      method: 'POST',
      body: { email: EMAIL, password: PASSWORD, rememberMe: true },
      headers: { 'user-agent': CHROME_ON_ANDROID, 'x-forwarded-for': '203.0.113.5' },
    });
    const { data } = listOwnSessionsEndpoint.answerSchema.parse(
      await (await ada.ask('/api/account/sessions')).json(),
    );
    expect(data).toHaveLength(2);
    expect(data.find(({ isCurrent }) => isCurrent)).toMatchObject({ isRemembered: false });
    expect(data.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      isRemembered: true,
      device: 'Chrome on Android',
      address: '203.0.113.5',
    });
  });

  test('are ended one by one, or all but the present one', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const [phone, tablet] = [shop.visit(), shop.visit()];
    await phone.signIn(EMAIL, PASSWORD);
    const { data } = listOwnSessionsEndpoint.answerSchema.parse(
      await (await ada.ask('/api/account/sessions')).json(),
    );
    const other = data.find(({ isCurrent }) => !isCurrent);
    expect((await ada.delete(`/api/account/sessions/${other?.id}`)).status).toBe(204);
    expect((await phone.post('/api/session/extend')).status).toBe(401);
    expect((await ada.delete(`/api/account/sessions/${other?.id}`)).status).toBe(404);
    expect((await ada.delete('/api/account/sessions/x')).status).toBe(404);

    await phone.signIn(EMAIL, PASSWORD);
    await tablet.signIn(EMAIL, PASSWORD);
    expect((await ada.delete('/api/account/sessions')).status).toBe(204);
    for (const device of [phone, tablet]) expect((await device.post('/api/session/extend')).status).toBe(401);
    expect((await ada.post('/api/session/extend')).status).toBe(200);
  });
});

describe('notification choices', () => {
  const on = { in_app: true, push: true, email: true };

  test('are all on, and stay as they were chosen', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const read = async () => (await (await ada.ask('/api/account/notification-choices')).json()) as object;
    expect(await read()).toEqual({
      choices: {
        order_placed: on,
        order_paid: on,
        order_status: on,
        quote: on,
        message: on,
        refund: on,
        review_request: on,
      },
    });
    const quiet = { in_app: true, push: false, email: false };
    const saved = await ada.put('/api/account/notification-choices', {
      choices: { order_status: quiet, new_order: quiet },
    });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ choices: { order_status: quiet, quote: on } });
    await ada.put('/api/account/notification-choices', { choices: { order_status: on } });
    expect(await read()).toMatchObject({ choices: { order_status: on } });
    const kinds = (await shop.db.select().from(notificationChoices)).map(({ kind }) => kind);
    expect(kinds).not.toContain('new_order');
  });

  test('of administrators cover what happens in the shop', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const owner = await shop.signInUser(EMAIL, { isAdmin: true });
    expect(await (await owner.ask('/api/account/notification-choices')).json()).toMatchObject({
      choices: { order_placed: on, new_order: on, new_custom_order: on, payment_problem: on },
    });
  });

  test('that are none are refused', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    for (const body of [
      {},
      { choices: [] },
      { choices: { quote: { email: true } } },
      { choices: { horoscope: on } },
    ]) {
      expect((await ada.put('/api/account/notification-choices', body)).status).toBe(400);
    }
  });
});

test('the export is a file with everything about the person and no secret', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser(EMAIL);
  await ada.post('/api/account/addresses', {
    state: 'Oyo',
    lga: 'Ibadan North',
    area: 'Bodija',
    street: '5 Bodija Road',
  });
  await shop.db.insert(messages).values(makeMessages(ada.userId));
  const answer = await ada.post('/api/account/export');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: EMAIL },
    addresses: [{ street: '5 Bodija Road' }],
    sessions: [{ isCurrent: true }],
    notificationChoices: { quote: { email: true } },
    messages: [
      { kind: 'order_placed', channel: 'in_app' },
      { kind: 'order_placed', channel: 'email', recipient: 'ada@office.example' },
      { kind: 'order_status', channel: 'email' },
    ],
    history: [],
  });
  const [session] = await shop.db.select().from(sessions);
  const [account] = await shop.db.select().from(accounts);
  for (const secret of [session?.token, account?.password]) expect(text).not.toContain(secret);
  expect(await shop.db.select().from(auditEvents)).toMatchObject([{ action: 'user.exported' }]);
});

/** Whatever would go with the row itself, if that went: tables that are still to come are among them. */
async function listPersonalTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select conrelid::regclass::text as name from pg_constraint
    where confrelid = 'users'::regclass and confdeltype = 'c'
  `);
  return rows.map(({ name }) => name);
}

/** About an order that goes on, to the address that was given with it. */
const WAITING = { event: 'order_status 2', channel: 'email', recipient: 'ada@office.example' } as const;

/** Told in the shop and by mail, and a mail that is still to go out. */
function makeMessages(userId: string) {
  const placed = { userId, kind: 'order_placed', event: 'order_placed 1' };
  return [
    { ...placed, channel: 'in_app' as const, recipient: userId, createdAt: new Date(1) },
    { ...WAITING, ...placed, createdAt: new Date(2), sentAt: new Date() },
    { ...WAITING, userId, kind: 'order_status', createdAt: new Date(3) },
  ];
}

describe('leaving', () => {
  test('takes everything personal along and leaves a row without a name', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await ada.patch('/api/account', { phone: '0803 123 4567' });
    await ada.post('/api/account/addresses', {
      state: 'Oyo',
      lga: 'Ibadan North',
      area: 'Bodija',
      street: '5 Bodija Road',
    });
    await ada.put('/api/account/notification-choices', {
      choices: { quote: { in_app: true, push: false, email: false } },
    });
    await shop.db.insert(carts).values({ userId: ada.userId, version: 1, lines: [] });
    await shop.db.insert(mergedCarts).values({ userId: ada.userId, guestCartId: randomUUID() });
    await shop.db.insert(messages).values(makeMessages(ada.userId));
    await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
    await shop.settle();

    const left = await ada.delete('/api/account', { password: PASSWORD });
    expect(left.status).toBe(204);
    expect(ada.cookies.size).toBe(0);
    expect(await shop.db.select().from(verifications)).toEqual([]);
    for (const table of await listPersonalTables(shop.db)) {
      const { rows } = await shop.db.execute(sql`select * from ${sql.identifier(table)}`);
      expect([table, rows]).toEqual([table, table === 'messages' ? [expect.objectContaining(WAITING)] : []]);
    }
    const [row] = await shop.db.select().from(users);
    expect(row).toMatchObject({
      id: ada.userId,
      name: 'Deleted account',
      email: `${ada.userId}@deleted.invalid`,
      phone: null,
      image: null,
      deletedAt: expect.any(Date),
    });
    expect(JSON.stringify([row, await shop.db.select().from(auditEvents)])).not.toMatch(
      /ada obi|ada@|8031234567/i,
    );
    expect((await ada.ask('/api/account')).status).toBe(401);
    expect((await ada.patch('/api/account', { name: 'Back' })).status).toBe(401);
  });

  test('frees the address for a new account', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await ada.delete('/api/account', { password: PASSWORD });
    const again = { name: 'Ada', email: EMAIL, password: OTHER_PASSWORD };
    await shop.visit().post('/api/auth/sign-up/email', again);
    await shop.settle();
    const [, token] = /token=(\S+)/.exec(shop.mails[0]?.text ?? '') ?? [];
    await shop.visit().post('/api/auth/verify-email', { token });
    await shop.visit().signIn(EMAIL, OTHER_PASSWORD);
    expect(await shop.db.select().from(users)).toHaveLength(2);
  });

  test('needs the password, and allows ten guesses', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    const leave = () => ada.delete('/api/account', { password: 'not mine at all' });
    const refused = await leave();
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        message: 'That’s not your password.',
        code: 'wrong_password',
        fields: { password: 'That’s not your password.' },
      },
    ]);
    for (let attempt = 1; attempt < 10; attempt++) await leave();
    expect((await leave()).status).toBe(429);
    expect(await shop.db.select().from(users)).toMatchObject([{ deletedAt: null }]);
  });

  test('needs a fresh sign-in of somebody without a password', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL);
    await shop.db.delete(accounts);
    await shop.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
    const refused = await ada.delete('/api/account', { password: '' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'sign_in_again' }]);
    await shop.db.update(sessions).set({ createdAt: new Date() });
    expect((await ada.delete('/api/account', { password: '' })).status).toBe(204);
  });
});
