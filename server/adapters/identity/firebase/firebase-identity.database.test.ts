import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { accounts, sessions } from '../../../database/schema/identity.ts';
import { startToolkitServer } from '../../../testing/identity-toolkit-server.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';

const EMAIL = 'ada@bakery.example';

async function open() {
  const toolkit = await startToolkitServer();
  onTestFinished(toolkit.stop);
  const shop = await openShopApp({ firebase: toolkit.options });
  const handOver = async () => shop.identity.hosted?.handOver();
  return { toolkit, shop, handOver };
}

async function openWithAda() {
  const opened = await open();
  const userId = await opened.shop.addUser(EMAIL);
  await opened.handOver();
  return { ...opened, userId };
}

const signIn = (shop: ShopApp, password: string, email = EMAIL) =>
  shop.visit().post('/api/auth/sign-in/email', { email, password });
const signInStatus = async (shop: ShopApp, password: string) => (await signIn(shop, password)).status;

async function register(shop: ShopApp, password = PASSWORD) {
  await shop.visit().post('/api/auth/sign-up/email', { name: 'Ada Obi', email: EMAIL, password });
  await shop.settle();
  const [, token = ''] = /\/confirmemail#token=(\S+)/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
  return (await shop.visit().post('/api/auth/verify-email', { token })).status;
}

async function requestLink(shop: ShopApp): Promise<string> {
  await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
  await shop.settle();
  const [, token = ''] = /\/resetpassword#token=(\w+)/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
  return token;
}
const reset = async (shop: ShopApp, token: string) =>
  (await shop.visit().post('/api/auth/reset-password', { token, newPassword: OTHER_PASSWORD })).status;

const readStored = async (shop: ShopApp) =>
  (await shop.db.select().from(accounts)).map(({ password }) => password);

/** As if the pauses between its attempts were over. */
const hurryJobs = (shop: ShopApp) =>
  shop.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

test('a password goes to Firebase as the hash that it is, and the shop keeps its hash until somebody has signed in there (P15.2, P32.14)', {
  tags: 'long',
}, async () => {
  const { toolkit, shop } = await open();
  expect(await register(shop)).toBe(200);
  const [hash] = await readStored(shop);
  expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  await shop.settle();

  const account = toolkit.accounts.findByEmail(EMAIL);
  expect(account).toMatchObject({ emailVerified: true });
  expect(await readStored(shop)).toEqual([`firebase:${account?.localId} ${hash}`]);
  expect(account?.isRight(PASSWORD)).toBe(true);
  expect([await signInStatus(shop, OTHER_PASSWORD), (await readStored(shop))[0]?.includes(' ')]).toEqual([
    401,
    true,
  ]);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
  expect(await readStored(shop)).toEqual([`firebase:${account?.localId}`]);
  const otherCalls = toolkit.calls.filter(({ method }) => method !== 'signInWithPassword');
  for (const { text } of otherCalls) expect(text).not.toContain(PASSWORD);
});

test('until it is there, the shop checks it itself', { tags: 'long' }, async () => {
  const { toolkit, shop, handOver } = await open();
  await shop.addUser(EMAIL);
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([200, 401]);
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  const passwords = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  expect((await ada.post('/api/auth/change-password', passwords)).status).toBe(200);
  expect(toolkit.accounts.all.size).toBe(0);
  await handOver();
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([401, 200]);
  expect(toolkit.accounts.findByEmail(EMAIL)?.isRight(OTHER_PASSWORD)).toBe(true);
});

test('every account from before Firebase is taken along, however many nodes begin at once', async () => {
  const { toolkit, shop } = await open();
  const other = await openShopApp({ database: shop.database, firebase: toolkit.options });
  const userIds: string[] = [];
  for (let count = 1; count <= 120; count++) userIds.push(await shop.addUser(`p${count}@bakery.example`));
  await Promise.all([shop, other].map(({ identity }) => identity.hosted?.handOver()));
  expect([...toolkit.accounts.all.keys()].sort()).toEqual(userIds.sort());
  const pointers = (await readStored(shop)).map((stored) => stored?.split(' ')[0]).sort();
  expect(pointers).toEqual(userIds.map((userId) => `firebase:${userId}`));
  expect((await signIn(shop, PASSWORD, 'p120@bakery.example')).status).toBe(200);
});

test('Firebase is asked the same whether the address is known, unknown, waiting or has no password', {
  tags: 'long',
}, async () => {
  const { toolkit, shop, handOver } = await openWithAda();
  await shop.addUser('google@bakery.example');
  await shop.db.execute(sql`delete from accounts where password not like 'firebase:%'`);
  await handOver();
  await shop.addUser('waiting@bakery.example');
  for (const email of [EMAIL, 'nobody@bakery.example', 'google@bakery.example', 'waiting@bakery.example']) {
    toolkit.calls.length = 0;
    expect((await signIn(shop, OTHER_PASSWORD, email)).status).toBe(401);
    expect([email, toolkit.listMethods()]).toEqual([email, ['signInWithPassword']]);
  }
});

test('another address of an account is its address at Firebase too, whoever has made one there without a proof (P29.364)', async () => {
  const { toolkit, shop, userId } = await openWithAda();
  const newEmail = 'ada.obi@bakery.example';
  toolkit.accounts.add({ localId: 'planted', email: newEmail, password: OTHER_PASSWORD, isConfirmed: false });
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  await ada.post('/api/account/email', { email: newEmail });
  await shop.settle();
  const [, token = ''] = /newemail#token=(\S+)/.exec(shop.mails.map(({ text }) => text).join()) ?? [];
  toolkit.failWith({ status: 503, body: {} });
  const confirm = async () => (await shop.visit().post('/api/auth/confirm-new-email', { token })).status;
  expect(await confirm()).toBe(503);
  toolkit.failWith(undefined);
  expect(await confirm()).toBe(200);
  expect([...toolkit.accounts.all.values()]).toMatchObject([{ localId: userId, email: newEmail }]);
  const statuses = [signIn(shop, PASSWORD, newEmail), signIn(shop, OTHER_PASSWORD, newEmail)];
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 401]);
});

test('who is closed at Firebase hears what everybody hears who does not get in', async () => {
  const { toolkit, shop } = await openWithAda();
  const account = toolkit.accounts.findByEmail(EMAIL);
  if (account) account.disabled = true;
  expect(await (await signIn(shop, PASSWORD)).json()).toMatchObject({ code: 'wrong_credentials' });
});

test('an account that Firebase confirmed before the shop came is entered with its password there', {
  tags: 'long',
}, async () => {
  const { toolkit, shop } = await open();
  toolkit.accounts.add({ localId: 'earlier', email: EMAIL, password: OTHER_PASSWORD, isConfirmed: true });
  // Known at Firebase is not yet known to the shop.
  expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(401);
  expect(await register(shop)).toBe(200);
  await shop.settle();
  expect(await readStored(shop)).toEqual(['firebase:earlier']);
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([401, 200]);
});

test('an account that somebody else prepared at Firebase for the address is swept away', {
  tags: 'long',
}, async () => {
  const { toolkit, shop } = await open();
  toolkit.accounts.add({ localId: 'stranger', email: EMAIL, password: OTHER_PASSWORD, isConfirmed: false });
  expect(await register(shop)).toBe(200);
  await shop.settle();
  expect(toolkit.accounts.all.has('stranger')).toBe(false);
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([200, 401]);
});

test('an account that somebody else makes at Firebase later opens nothing, and a mailed link mends it', {
  tags: 'long',
}, async () => {
  const { toolkit, shop, userId } = await openWithAda();
  toolkit.accounts.all.delete(userId);
  toolkit.accounts.add({
    localId: 'stranger',
    email: EMAIL,
    password: 'strangers own words',
    isConfirmed: false,
  });
  expect([await signInStatus(shop, 'strangers own words'), await signInStatus(shop, PASSWORD)]).toEqual([
    401, 401,
  ]);
  expect(await reset(shop, await requestLink(shop))).toBe(200);
  await shop.settle();
  expect([...toolkit.accounts.all.keys()]).toEqual([userId]);
  expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
});

test('deleting an account deletes it at Firebase, sooner or later (P15.2)', { tags: 'long' }, async () => {
  const { toolkit, shop } = await openWithAda();
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  expect((await ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
  toolkit.failWith({ status: 503, body: {} });
  await shop.settle();
  expect(toolkit.accounts.all.size).toBe(1);
  toolkit.failWith(undefined);
  await hurryJobs(shop);
  await shop.settle();
  expect(toolkit.accounts.all.size).toBe(0);
});

test('who registers again before the old account is gone there gets a new one', {
  tags: 'long',
}, async () => {
  const { toolkit, shop, userId } = await openWithAda();
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  toolkit.failWith({ status: 503, body: {} }, (method) => method === 'batchDelete');
  expect((await ada.delete('/api/account', { password: PASSWORD })).status).toBe(204);
  expect(await register(shop, OTHER_PASSWORD)).toBe(200);
  await shop.settle();
  toolkit.failWith(undefined);
  await hurryJobs(shop);
  await shop.settle();
  expect(toolkit.accounts.all.has(userId)).toBe(false);
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([401, 200]);
});

test.each([
  ['is down', { status: 503, body: {} }],
  ['is slow', 'silent' as const],
  [
    'has had enough',
    { status: 400, body: { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later' } } },
  ],
  ['does not know the key', { status: 400, body: { error: { message: 'API key not valid.' } } }],
  ['hides behind a broken proxy', { status: 502, text: '<h1>Bad gateway</h1>' }],
  ['wants a second factor', { status: 200, body: { localId: 'x', mfaPendingCredential: 'y' } }],
])('while Firebase %s, no password is called wrong, and nothing is lost (P15.2)', async (_, fault) => {
  const { toolkit, shop } = await openWithAda();
  const known = shop.visit();
  await known.signIn(EMAIL, PASSWORD);
  const token = await requestLink(shop);

  // A node that waits for next to nothing, so that the test does not have to.
  const firebase = { ...toolkit.options, timeLimitMs: 100 };
  const impatient = await openShopApp({ database: shop.database, firebase });
  const ada = impatient.visit();
  for (const [name, value] of known.cookies) ada.cookies.set(name, value);
  await ada.fetchToken();
  toolkit.failWith(fault);
  const passwords = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  const answers = [
    await signIn(impatient, PASSWORD),
    await signIn(impatient, OTHER_PASSWORD),
    await signIn(impatient, PASSWORD, 'nobody@bakery.example'),
    await ada.post('/api/auth/change-password', passwords),
    await ada.delete('/api/account', { password: PASSWORD }),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        message: 'We can’t check passwords right now. Please try again in a few minutes.',
        code: 'passwords_unavailable',
      },
    ]);
  }

  toolkit.failWith(undefined);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
  expect(await reset(shop, token)).toBe(200);
  expect(await signInStatus(shop, OTHER_PASSWORD)).toBe(200);
});

test('a link for a new password stays good when Firebase could not take it', { tags: 'long' }, async () => {
  const { toolkit, shop } = await openWithAda();
  const token = await requestLink(shop);
  toolkit.failWith({ status: 503, body: {} });
  expect(await reset(shop, token)).toBe(503);
  toolkit.failWith(undefined);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
  expect(await reset(shop, token)).toBe(200);
  expect([await signInStatus(shop, PASSWORD), await signInStatus(shop, OTHER_PASSWORD)]).toEqual([401, 200]);
});

test('an account begins while Firebase is down, and is handed over when it is back', async () => {
  const { toolkit, shop } = await open();
  toolkit.failWith({ status: 503, body: {} });
  expect(await register(shop)).toBe(200);
  await shop.settle();
  expect(await shop.db.select().from(sessions)).toHaveLength(1);
  toolkit.failWith(undefined);
  await hurryJobs(shop);
  await shop.settle();
  expect(toolkit.accounts.findByEmail(EMAIL)?.isRight(PASSWORD)).toBe(true);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
});

test('a new password that the project’s own rules refuse is refused with its field', async () => {
  const { toolkit, shop } = await openWithAda();
  const ada = shop.visit();
  await ada.signIn(EMAIL, PASSWORD);
  const message = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [a digit]';
  toolkit.failWith({ status: 400, body: { error: { message } } }, (method) => method === 'update');
  const passwords = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  const answer = await ada.post('/api/auth/change-password', passwords);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'weak_password', fields: { newPassword: expect.any(String) } },
  ]);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
});
