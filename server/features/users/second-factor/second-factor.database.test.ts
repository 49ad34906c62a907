import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { refusalSchema } from '../../../../contract/refusal.ts';
import {
  beginAuthenticatorEndpoint,
  beginProofEndpoint,
  confirmAuthenticatorEndpoint,
  takeSecondStepEndpoint,
} from '../../../../contract/second-factor.ts';
import { signInEndpoint } from '../../../../contract/sessions.ts';
import { sessions, users } from '../../../database/schema/identity.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../database/schema/second-factors.ts';
import { openShopApp, PASSWORD, type ShopApp } from '../../../testing/shop-app.ts';
import { showCode } from './authenticator-code.ts';

const EMAIL = 'ada@bakery.example';
const MINUTE_MS = 60_000;

const read = async <E extends { answerSchema: z.ZodMiniType }>(
  { answerSchema }: E,
  response: Response,
): Promise<z.output<E['answerSchema']>> =>
  answerSchema.parse(await response.json()) as z.output<E['answerSchema']>;
const readCode = async (response: Response) => refusalSchema.parse(await response.json()).code;

/** An administrator with an authenticator app; the clock is held, so that codes can be foreseen. */
async function openProtected(shop: ShopApp) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ada = await shop.signInUser(EMAIL, { isAdmin: true });
  const begun = await read(beginAuthenticatorEndpoint, await ada.post('/api/account/security/authenticator'));
  const { recoveryCodes: codes } = await read(
    confirmAuthenticatorEndpoint,
    await ada.post('/api/account/security/authenticator/confirm', {
      code: showCode(begun.secret, new Date()),
    }),
  );
  return { ada, ...begun, codes };
}

async function beginSignIn(shop: ShopApp, isRemembered = false) {
  const visitor = shop.visit();
  const body = { email: EMAIL, password: PASSWORD, rememberMe: isRemembered };
  const answer = await read(signInEndpoint, await visitor.post('/api/auth/sign-in/email', body));
  return { visitor, answer, challenge: answer.secondStep?.challenge };
}

const passPeriod = () => vi.setSystemTime(Date.now() + MINUTE_MS);

describe('an authenticator app', () => {
  test('is asked for at sign-in, and without its code nobody has a session (P26.1)', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    const { secret, address } = await openProtected(shop);
    expect(address).toContain(`secret=${secret}`);
    await shop.db.delete(sessions);
    const { visitor, answer, challenge } = await beginSignIn(shop, true);
    expect(answer).toEqual({
      user: null,
      secondStep: { challenge: expect.any(String), takesCode: true, passkeyOptions: null },
    });
    expect(await shop.db.select().from(sessions)).toEqual([]);
    expect((await visitor.ask('/api/auth/token')).status).toBe(401);

    passPeriod();
    const wrong = await visitor.post('/api/auth/second-step', { challenge, code: '000000' });
    expect([wrong.status, await readCode(wrong)]).toEqual([400, 'wrong_code']);
    const right = await visitor.post('/api/auth/second-step', {
      challenge,
      code: showCode(secret, new Date()),
    });
    expect([right.status, (await read(takeSecondStepEndpoint, right)).user.email]).toEqual([200, EMAIL]);
    await visitor.fetchToken();
    expect((await visitor.ask('/api/admin/users')).status).toBe(200);
    const [session] = await shop.db.select().from(sessions);
    expect(session?.isRemembered).toBe(true);
  });

  test('takes each code once, even of two who send it at the same moment (P26.1)', async () => {
    const shop = await openShopApp();
    const { secret } = await openProtected(shop);
    passPeriod();
    const code = showCode(secret, new Date());
    const tries = [await beginSignIn(shop), await beginSignIn(shop)];
    const statuses = await Promise.all(
      tries.map(async ({ visitor, challenge }) => {
        return (await visitor.post('/api/auth/second-step', { challenge, code })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 400]);
  });

  test('is not guessed: five attempts for a challenge, ten in a quarter of an hour for an account (P26.1)', {
    tags: 'long',
  }, async () => {
    const shop = await openShopApp();
    await openProtected(shop);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const { visitor, challenge } = await beginSignIn(shop);
      for (let attempt = 0; attempt < 6; attempt++) {
        statuses.push((await visitor.post('/api/auth/second-step', { challenge, code: '000000' })).status);
      }
    }
    const wrong = [400, 400, 400, 400, 400, 410];
    expect(statuses).toEqual([...wrong, ...wrong, 429, 429, 429, 429, 429, 410]);
  });

  test('keeps its secret and its recovery codes unreadable, and is gone when it is turned off (P26.1)', async () => {
    const shop = await openShopApp();
    const { ada, secret, codes } = await openProtected(shop);
    const stored = JSON.stringify([
      await shop.db.select().from(authenticators),
      await shop.db.select().from(recoveryCodes),
    ]);
    expect(codes).toHaveLength(10);
    for (const readable of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(readable);
    }
    expect((await ada.delete('/api/account/security/authenticator')).status).toBe(204);
    expect(await shop.db.select().from(recoveryCodes)).toEqual([]);
    expect((await beginSignIn(shop)).answer.user?.email).toBe(EMAIL);
  });
});

test('a recovery code opens the account once, and its owner is told by email (P26.2, P26.5)', async () => {
  const shop = await openShopApp();
  const { codes } = await openProtected(shop);
  const [code] = codes;
  const first = await beginSignIn(shop);
  const opened = await first.visitor.post('/api/auth/second-step', { challenge: first.challenge, code });
  expect(opened.status).toBe(200);
  const second = await beginSignIn(shop);
  const again = await second.visitor.post('/api/auth/second-step', { challenge: second.challenge, code });
  expect(again.status).toBe(400);
  await shop.settle();
  expect(shop.mails.map(({ subject }) => subject)).toContain('A recovery code was used – Oyin Bakes');
});

describe('a fresh proof', () => {
  test('is the code where there is an authenticator app, and not the password (P26.3)', async () => {
    const shop = await openShopApp();
    const { ada, secret } = await openProtected(shop);
    const other = await shop.addUser('bayo@bakery.example');
    const grant = () => ada.put(`/api/admin/users/${other}/role`, { role: 'manager' });
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
    await ada.fetchToken();
    expect([(await grant()).status, await readCode(await grant())]).toEqual([403, 'fresh_sign_in_required']);

    const asked = await read(beginProofEndpoint, await ada.post('/api/account/proof/begin'));
    expect(asked).toMatchObject({ takesCode: true, takesPassword: false });
    const { challenge } = asked;
    const byPassword = await ada.post('/api/account/proof', { challenge, password: PASSWORD });
    expect(byPassword.status).toBe(400);
    const proven = await ada.post('/api/account/proof', { challenge, code: showCode(secret, new Date()) });
    expect(proven.status).toBe(204);
    expect((await grant()).status).toBe(200);
  });

  test('is the password for whoever has no two-step sign-in, and ten minutes long (P26.3)', {
    tags: 'long',
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL, { isAdmin: true });
    const other = await shop.addUser('bayo@bakery.example');
    const grant = async () => (await ada.put(`/api/admin/users/${other}/role`, { role: 'manager' })).status;
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
    await ada.fetchToken();
    expect(await grant()).toBe(403);
    const { challenge, takesPassword } = await read(
      beginProofEndpoint,
      await ada.post('/api/account/proof/begin'),
    );
    expect(takesPassword).toBe(true);
    const prove = async (password: string) =>
      (await ada.post('/api/account/proof', { challenge, password })).status;
    expect([await prove('wrong password'), await grant()]).toEqual([400, 403]);
    expect([await prove(PASSWORD), await grant()]).toEqual([204, 200]);
    vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
    await ada.fetchToken();
    expect(await grant()).toBe(403);
  });

  test('of one person is no proof of another (P26.3)', async () => {
    const shop = await openShopApp();
    const ada = await shop.signInUser(EMAIL, { isAdmin: true });
    const bayo = await shop.signInUser('bayo@bakery.example');
    const { challenge } = await read(beginProofEndpoint, await ada.post('/api/account/proof/begin'));
    expect((await bayo.post('/api/account/proof', { challenge, password: PASSWORD })).status).toBe(410);
  });
});

test('an account with a second factor is not opened by its first step alone, with its sessions as they were (P26.1)', async () => {
  const shop = await openShopApp();
  const { ada } = await openProtected(shop);
  await beginSignIn(shop);
  const open = await shop.db.select().from(sessions).where(eq(sessions.userId, ada.userId));
  expect(open).toHaveLength(1);
});

test('a passkey alone is a second factor, and is asked for after the password (P26.4)', async () => {
  const shop = await openShopApp();
  const userId = await shop.addUser(EMAIL);
  await shop.db
    .insert(passkeys)
    .values({ userId, credentialId: 'abc', publicKey: '', counter: 0, name: 'My phone' });
  const { answer } = await beginSignIn(shop);
  expect(answer.user).toBeNull();
  expect(answer.secondStep?.passkeyOptions).toMatchObject({
    rpId: 'shop.example',
    userVerification: 'required',
    allowCredentials: [{ id: 'abc' }],
  });
  expect(await shop.db.select().from(sessions)).toEqual([]);
});

test('managers and owners need a second factor: new ones at once, others when their time is over (P35.12)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  const ada = await shop.signInUser('ada@bakery.example');
  await owner.put(`/api/admin/users/${ada.userId}/role`, { role: 'manager' });
  const refused = await ada.ask('/api/admin/users');
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_due' }]);
  // Nobody is locked out of setting one up.
  expect((await ada.ask('/api/account/security')).status).toBe(200);
  await shop.db
    .insert(passkeys)
    .values({ userId: ada.userId, credentialId: 'key', publicKey: '', counter: 0, name: 'Phone' });
  expect((await ada.ask('/api/admin/users')).status).toBe(200);

  const giveUntil = (secondFactorDueAt: Date) =>
    shop.db.update(users).set({ secondFactorDueAt }).where(eq(users.id, owner.userId));
  await giveUntil(new Date(Date.now() + 60_000));
  expect((await owner.post('/api/account/security/authenticator')).status).toBe(200);
  expect((await owner.delete('/api/account/security/authenticator')).status).toBe(204);
  expect((await owner.ask('/api/admin/users')).status).toBe(200);
  await giveUntil(new Date(Date.now() - 60_000));
  expect((await owner.ask('/api/admin/users')).status).toBe(403);

  const [key] = await shop.db.select().from(passkeys);
  expect((await ada.delete(`/api/account/security/passkeys/${key?.id}`)).status).toBe(204);
  expect((await ada.ask('/api/admin/users')).status).toBe(403);
});

test('a demo asks nobody for a second factor (P35.12)', async () => {
  const shop = await openShopApp({ demo: {} });
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  await shop.db.update(users).set({ secondFactorDueAt: new Date(0) });
  expect((await owner.ask('/api/admin/users')).status).toBe(200);
});
