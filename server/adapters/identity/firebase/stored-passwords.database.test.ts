import { expect, onTestFinished, test } from 'vitest';
import { sessions } from '../../../database/schema/identity.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { startToolkitServer } from '../../../testing/identity-toolkit-server.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';
import { takePasswordsBack } from './stored-passwords.store.ts';

const EMAIL = 'ada@bakery.example';

/** Ada's password has been handed over, and nobody has signed in with it there. */
async function openWithAda() {
  const toolkit = await startToolkitServer();
  onTestFinished(toolkit.stop);
  const shop = await openShopApp({ firebase: toolkit.options });
  const handOver = async () => shop.identity.hosted?.handOver();
  const userId = await shop.addUser(EMAIL);
  await handOver();
  return { toolkit, shop, handOver, userId };
}

const signIn = (shop: ShopApp, password: string, email = EMAIL) =>
  shop.visit().post('/api/auth/sign-in/email', { email, password });
const signInStatus = async (shop: ShopApp, password: string) => (await signIn(shop, password)).status;

async function resetPassword(shop: ShopApp): Promise<number> {
  await shop.visit().post('/api/auth/request-password-reset', { email: EMAIL });
  await shop.settle();
  const [, token = ''] = /\/resetpassword#token=(\w+)/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
  return (await shop.visit().post('/api/auth/reset-password', { token, newPassword: OTHER_PASSWORD })).status;
}

test('a password that Firebase was handed and does not know opens the account still, and is set there once more (P32.14)', {
  tags: 'long',
}, async () => {
  const { toolkit, shop, userId } = await openWithAda();
  const spoil = () =>
    toolkit.accounts.add({ localId: userId, email: EMAIL, password: 'not understood', isConfirmed: true });
  spoil();
  expect([await signInStatus(shop, OTHER_PASSWORD), await signInStatus(shop, PASSWORD)]).toEqual([401, 200]);
  expect(toolkit.accounts.findByEmail(EMAIL)?.isRight(PASSWORD)).toBe(true);
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
  // From now on Firebase's word alone counts.
  spoil();
  expect(await signInStatus(shop, PASSWORD)).toBe(401);
});

test('nobody gets in by a kept hash whose account was closed there (P32.14)', async () => {
  const { toolkit, shop } = await openWithAda();
  const account = toolkit.accounts.findByEmail(EMAIL);
  if (account) account.disabled = true;
  expect(await signInStatus(shop, PASSWORD)).toBe(401);
});

test('who was disabled or deleted there loses the session here with the next look, and nobody else does (P32.15)', async () => {
  const { toolkit, shop, handOver } = await openWithAda();
  const emails = [EMAIL, 'bisi@bakery.example', 'chidi@bakery.example'];
  for (const email of emails.slice(1)) await shop.addUser(email);
  await handOver();
  for (const email of emails) await shop.visit().signIn(email, PASSWORD);
  const [ada, bisi] = emails.map((email) => toolkit.accounts.findByEmail(email));
  if (ada) ada.disabled = true;
  toolkit.accounts.all.delete(bisi?.localId ?? '');
  await shop.identity.hosted?.endClosedSessions();
  const left = await shop.db.select({ userId: sessions.userId }).from(sessions);
  expect(left.map(({ userId }) => userId)).toEqual([
    toolkit.accounts.findByEmail('chidi@bakery.example')?.localId,
  ]);
});

test('the way back gives every password that is known here to the shop again, and names the others (P32.14)', {
  tags: 'long',
}, async () => {
  const { shop, handOver } = await openWithAda();
  await shop.addUser('bisi@bakery.example');
  await handOver();
  expect(await signInStatus(shop, PASSWORD)).toBe(200);
  const taken = await inTransaction(shop.db, takePasswordsBack);
  expect(taken).toEqual({ back: 1, lost: [EMAIL] });
  const builtIn = await openShopApp({ database: shop.database });
  expect((await signIn(builtIn, PASSWORD, 'bisi@bakery.example')).status).toBe(200);
  expect((await signIn(builtIn, PASSWORD)).status).toBe(401);
  expect(await resetPassword(builtIn)).toBe(200);
  expect((await signIn(builtIn, OTHER_PASSWORD)).status).toBe(200);
});
