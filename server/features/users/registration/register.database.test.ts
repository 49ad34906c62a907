import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, users, verifications } from '../../../database/schema/identity.ts';
import { pendingRegistrations } from '../../../database/schema/pending-registrations.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const person = { name: 'Ada Obi', email: EMAIL, password: PASSWORD };

const register = (shop: ShopApp, body: unknown) => shop.visit().post('/api/auth/sign-up/email', body);

async function describeAnswer(answer: Response) {
  return {
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers.keys()].sort(),
  };
}

test('a new customer gets a mail to confirm the address with, and no account until then (S7.7, P1.15)', async () => {
  const shop = await openShopApp();
  const registered = await register(shop, { ...person, phone: '0803 123 4567' });
  expect([registered.status, await registered.json()]).toEqual([200, { status: true }]);
  expect(registered.headers.getSetCookie()).toEqual([]);
  await shop.settle();
  const [registration] = await shop.db.select().from(pendingRegistrations);
  expect(registration).toMatchObject({ name: 'Ada Obi', email: EMAIL, phone: '+2348031234567' });
  expect(shop.mails).toMatchObject([
    { to: EMAIL, messageId: `<registration.${registration?.id}@shop.example>` },
  ]);
  for (const form of [shop.mails[0]?.text, shop.mails[0]?.html]) {
    expect(form).toContain(`${SHOP_URL}/confirmemail#token=${registration?.id}.`);
  }
  expect(await shop.db.select().from(users)).toEqual([]);
});

test('a registration waits for 24 hours and is swept out by the next one', async () => {
  const shop = await openShopApp();
  const begunAt = Date.now();
  await register(shop, person);
  const [first] = await shop.db.select().from(pendingRegistrations);
  expect(first?.expiresAt.getTime()).toBeGreaterThanOrEqual(begunAt + 24 * 3_600_000);
  expect(first?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  await shop.db.update(pendingRegistrations).set({ expiresAt: new Date() });
  await register(shop, { ...person, email: 'bola@bakery.example' });
  expect(await shop.db.select().from(pendingRegistrations)).toMatchObject([{ email: 'bola@bakery.example' }]);
  // The mail of the first was still to be written, and has nothing to say any more.
  await shop.settle();
  expect(shop.mails.map(({ to }) => to)).toEqual(['bola@bakery.example']);
});

test('the password is kept as a salted scrypt hash of 64 bytes and nowhere else, the link’s secret nowhere', async () => {
  const shop = await openShopApp();
  await register(shop, person);
  const waiting = await shop.db.select().from(pendingRegistrations);
  const { rows: jobs } = await shop.db.execute(sql`select payload from graphile_worker._private_jobs`);
  expect(waiting[0]?.passwordHash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  expect(jobs).toEqual([{ payload: { registrationId: waiting[0]?.id } }]);
  await shop.settle();
  const [, signature = ''] = /token=[^.]+\.([\w-]+)/.exec(shop.mails[0]?.text ?? '') ?? [];
  expect(signature).toHaveLength(43);
  expect(JSON.stringify([waiting, jobs])).not.toMatch(new RegExp(`${PASSWORD}|${signature}`));
});

describe('an address that is known', () => {
  test('is answered like a new one, and its owner gets a mail instead', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL, { name: 'Adaobi Okeke' });
    const known = await register(shop, { ...person, password: OTHER_PASSWORD });
    const fresh = await register(shop, { ...person, email: 'bola@bakery.example' });
    expect(await describeAnswer(known)).toEqual(await describeAnswer(fresh));
    await shop.settle();
    const toOwner = shop.mails.filter((mail) => mail.to === EMAIL);
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.subject).toContain('already have an account');
    expect(toOwner[0]?.text).toContain('Hello Adaobi Okeke,');
    expect(toOwner[0]?.text).toContain(`${SHOP_URL}/login`);
    expect(toOwner[0]?.text).toContain(`${SHOP_URL}/forgotpassword`);
    expect(toOwner[0]?.text).not.toContain('token');
    expect(await shop.db.select().from(pendingRegistrations)).toMatchObject([
      { email: 'bola@bakery.example' },
    ]);

    const signIn = async (password: string) =>
      (await shop.visit().post('/api/auth/sign-in/email', { email: EMAIL, password })).status;
    expect([await signIn(OTHER_PASSWORD), await signIn(PASSWORD)]).toEqual([401, 200]);
  });

  test('cannot be told by the time either, because nobody looks for it before the answer', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    await shop.db.execute(sql`alter table users rename to users_out_of_sight`);
    await shop.db.execute(sql`alter table accounts rename to accounts_out_of_sight`);
    expect((await register(shop, person)).status).toBe(200);
  });

  test('cannot be told by signing in afterwards: a registration that waits is like a wrong password', async () => {
    const shop = await openShopApp();
    await shop.addUser('known@bakery.example');
    const answers = [];
    for (const email of [EMAIL, 'known@bakery.example']) {
      await register(shop, { ...person, email, password: OTHER_PASSWORD });
      await shop.settle();
      const credentials = { email, password: OTHER_PASSWORD };
      answers.push(await describeAnswer(await shop.visit().post('/api/auth/sign-in/email', credentials)));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 401,
      body: expect.stringContaining('If you’ve just registered, open the link in our email first.'),
    });
  });
});

test('asking for a new password does nothing for a registration that waits', async () => {
  const shop = await openShopApp();
  await register(shop, person);
  await shop.settle();
  shop.mails.length = 0;
  const answer = await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
  expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
  await shop.settle();
  expect(shop.mails).toEqual([]);
  expect(await shop.db.select().from(verifications)).toEqual([]);
  expect(await shop.db.select().from(accounts)).toEqual([]);
});

test('pressing the button twice makes two registrations side by side, each with a link of its own', async () => {
  const shop = await openShopApp();
  const answers = await Promise.all([register(shop, person), register(shop, person)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await shop.settle();
  expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test('a sixth mail within the hour to the same address is not sent', async () => {
  const shop = await openShopApp();
  for (let attempt = 1; attempt <= 5; attempt++) expect((await register(shop, person)).status).toBe(200);
  const refused = await register(shop, person);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await shop.settle();
  expect(shop.mails).toHaveLength(5);
});

test('what is wrong is told field by field', async () => {
  const shop = await openShopApp();
  const cases: [Record<string, unknown>, Record<string, unknown>][] = [
    [{ name: ' ' }, { name: 'Enter your name.' }],
    [{ name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
    [{ email: 'ada' }, { email: 'Enter an email address such as ada@example.com.' }],
    [{ phone: '12345' }, { phone: expect.stringContaining('too short') }],
    [{ password: 'short' }, { password: 'Use at least 10 characters.' }],
    [{ password: 'x1'.repeat(65) }, { password: 'Use at most 128 characters.' }],
    [{ password: 'password123' }, { password: expect.stringContaining('easy to guess') }],
    [{ password: 'OyinBakes1' }, { password: expect.stringContaining('shop’s name') }],
    [
      { email: 'adaobi.okeke@bakery.example', password: 'adaobi2019' },
      { password: expect.stringContaining('email') },
    ],
    [
      { name: undefined, email: 7, password: null },
      { name: 'Fill this in.', email: 'Fill this in.', password: 'Fill this in.' },
    ],
  ];
  for (const [changes, fields] of cases) {
    const answer = await register(shop, { ...person, ...changes });
    expect([answer.status, await answer.json()], JSON.stringify(changes)).toEqual([
      400,
      { message: expect.any(String), code: 'invalid_input', fields },
    ]);
  }
  expect(await shop.db.select().from(pendingRegistrations)).toEqual([]);
});
