import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { accounts, sessions, users } from '../../../database/schema/identity.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';
const person = { name: 'Ada Obi', email: EMAIL, password: PASSWORD };

const register = (shop: ShopApp, body: unknown) => shop.visit().post('/api/auth/sign-up/email', body);

test('a new customer gets a mail to confirm the address with, and is on record (S7.7)', async () => {
  const shop = await openShopApp();
  expect((await register(shop, person)).status).toBe(200);
  await shop.settle();
  expect(shop.mails).toHaveLength(1);
  expect(shop.mails[0]?.to).toBe(EMAIL);
  expect(shop.mails[0]?.text).toContain(`${SHOP_URL}/api/auth/verify-email?token=`);
  const [user] = await shop.db.select().from(users);
  expect(user).toMatchObject({
    name: 'Ada Obi',
    email: EMAIL,
    emailVerified: false,
    phone: null,
    isAdmin: false,
  });
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    { action: 'user.registered', actorId: user?.id, subjectId: user?.id },
  ]);
});

test('the password is kept as a salted scrypt hash of 64 bytes and nowhere else', async () => {
  const shop = await openShopApp();
  await register(shop, person);
  const [account] = await shop.db.select().from(accounts);
  expect(account?.password).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  const everything = JSON.stringify([await shop.db.select().from(users), account]);
  expect(everything).not.toContain(PASSWORD);
});

test('role fields in the body change nothing', async () => {
  const shop = await openShopApp();
  const wishes = {
    isAdmin: true,
    admin: true,
    role: 'admin',
    emailVerified: true,
    disabledAt: '2020-01-01T00:00:00.000Z',
    id: '00000000-0000-4000-8000-000000000000',
    image: 'https://evil.example/x.png',
  };
  expect((await register(shop, { ...person, ...wishes })).status).toBe(200);
  const [user] = await shop.db.select().from(users);
  expect(user).toMatchObject({ isAdmin: false, emailVerified: false, disabledAt: null, image: null });
  expect(user?.id).not.toBe(wishes.id);

  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  await ada.patch('/api/account', { name: 'Ada', ...wishes });
  await ada.put('/api/account/notification-choices', { choices: {}, ...wishes });
  const [after] = await shop.db.select().from(users);
  expect(after).toMatchObject({ isAdmin: false, emailVerified: false, disabledAt: null, email: EMAIL });
});

describe('an address that is known', () => {
  test('is answered like a new one, and its owner gets a mail instead', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const known = await register(shop, { ...person, password: OTHER_PASSWORD });
    const fresh = await register(shop, { ...person, email: 'bola@bakery.example' });
    const describeAnswer = async (answer: Response) => ({
      status: answer.status,
      body: await answer.text(),
      headers: [...answer.headers.keys()].sort(),
    });
    expect(await describeAnswer(known)).toEqual(await describeAnswer(fresh));
    await shop.settle();
    const toOwner = shop.mails.filter((mail) => mail.to === EMAIL);
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.subject).toContain('already have an account');
    expect(toOwner[0]?.text).toContain(`${SHOP_URL}/login`);
    expect(await shop.db.select().from(users)).toHaveLength(2);

    expect(
      (await shop.visit().post('/api/auth/sign-in/email', { email: EMAIL, password: OTHER_PASSWORD })).status,
    ).toBe(401);
    expect(
      (await shop.visit().post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })).status,
    ).toBe(200);
  });

  test('is answered no sooner, and costs a hash as well', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    const measure = async (email: string) => {
      const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
      await register(shop, { ...person, email });
      return { ms: performance.now() - startedAt, cpu: process.cpuUsage(cpuBefore).user };
    };
    await measure('warm-up@bakery.example');
    const fresh = await measure('bola@bakery.example');
    const known = await measure(EMAIL);
    // The answer waits longer than either takes, unless the machine is very busy.
    expect(Math.min(known.ms, fresh.ms)).toBeGreaterThan(690);
    expect(known.cpu).toBeGreaterThan(fresh.cpu / 2);
  });

  test('is one account, even when the button is pressed twice', async () => {
    const shop = await openShopApp();
    const answers = await Promise.all([register(shop, person), register(shop, person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.db.select().from(users)).toHaveLength(1);
  });
});

test('what is wrong is told field by field', async () => {
  const shop = await openShopApp();
  const cases: [Record<string, unknown>, Record<string, unknown>][] = [
    [{ name: ' ' }, { name: 'Enter your name.' }],
    [{ name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
    [{ email: 'ada' }, { email: 'Enter an e-mail address such as ada@example.com.' }],
    [{ phone: '12345' }, { phone: expect.stringContaining('too short') }],
    [{ password: 'short' }, { password: 'Use at least 10 characters.' }],
    [{ password: 'x1'.repeat(65) }, { password: 'Use at most 128 characters.' }],
    [{ password: 'password123' }, { password: expect.stringContaining('easy to guess') }],
    [{ password: 'OyinBakes1' }, { password: expect.stringContaining('shop’s name') }],
    [
      { email: 'adaobi.okeke@bakery.example', password: 'adaobi2019' },
      { password: expect.stringContaining('e-mail') },
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
  expect(await shop.db.select().from(users)).toEqual([]);
});

describe('confirming the address', () => {
  async function registerAndFindLink(shop: ShopApp): Promise<string> {
    await register(shop, person);
    await shop.settle();
    const [link = ''] =
      /https:\/\/shop\.example\/api\/auth\/verify-email\S+/.exec(shop.mails[0]?.text ?? '') ?? [];
    return link.replace(SHOP_URL, '');
  }

  test('works by the mailed link, signed in or not, and signs nobody in', async () => {
    const shop = await openShopApp();
    const link = await registerAndFindLink(shop);
    const answer = await shop.visit().ask(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account?email=confirmed']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await shop.db.select().from(users)).toMatchObject([{ emailVerified: true }]);
    expect(await shop.db.select().from(sessions)).toEqual([]);
    const actions = (await shop.db.select().from(auditEvents)).map(({ action }) => action);
    expect(actions).toContain('user.email_confirmed');
  });

  test('does not work by a made-up link', async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    for (const query of ['', '?token=', '?token=abc', '?token=a.b.c']) {
      const answer = await shop.visit().ask(`/api/auth/verify-email${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account?email=link_expired']);
    }
  });

  test('is not needed to sign in and to use the account', async () => {
    const shop = await openShopApp();
    await register(shop, person);
    const ada = shop.visit();
    await ada.signIn(EMAIL, PASSWORD);
    expect((await ada.patch('/api/account', { phone: '0803 123 4567' })).status).toBe(200);
  });

  test('can be asked for again; who has confirmed, and who is unknown, gets no mail and the same answer', async () => {
    const shop = await openShopApp();
    await register(shop, person);
    await shop.addUser('bola@bakery.example');
    await shop.settle();
    shop.mails.length = 0;
    for (const email of [EMAIL, 'bola@bakery.example', 'nobody@bakery.example']) {
      const answer = await shop.visit().post('/api/auth/send-verification-email', { email });
      expect([answer.status, await answer.json()]).toEqual([200, { status: true }]);
    }
    await shop.settle();
    expect(shop.mails.map((mail) => mail.to)).toEqual([EMAIL]);
  });
});
