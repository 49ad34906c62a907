import { describe, expect, test } from 'vitest';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { OTHER_PASSWORD, openShopApp, PASSWORD, SHOP_URL, type ShopApp } from '../testing/shop-app.ts';
import { countNetwork, createRateLimiter } from './rate-limit.ts';

const EMAIL = 'ada@bakery.example';

function post(shop: ShopApp, path: string, body: unknown, address = '203.0.113.5') {
  return shop.app.request(path, {
    method: 'POST',
    headers: { origin: SHOP_URL, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

async function openTwoNodes(rateLimitFactor = 1) {
  const first = await openShopApp({ rateLimitFactor });
  const second = await openShopApp({ database: first.database, rateLimitFactor });
  return [first, second] as const;
}

const guess = (shop: ShopApp, address?: string) =>
  post(shop, '/api/auth/sign-in/email', { email: EMAIL, password: 'not the password' }, address);

async function signInOnce(shop: ShopApp, email: string) {
  await shop.addUser(email);
  const visitor = shop.visit();
  await visitor.signIn(email, PASSWORD);
  return visitor;
}

describe('guessing a password', () => {
  test('ends after ten attempts, wherever they were made, with the time to wait', async () => {
    const nodes = await openTwoNodes();
    await nodes[0].addUser(EMAIL);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await guess(nodes[attempt % 2 === 0 ? 0 : 1])).status).toBe(401);
    }
    for (const node of nodes) {
      const refused = await guess(node);
      expect(refused.status).toBe(429);
      const waitSeconds = Number(refused.headers.get('retry-after'));
      expect(waitSeconds).toBeGreaterThan(14 * 60);
      expect(waitSeconds).toBeLessThanOrEqual(15 * 60);
      expect(await refused.json()).toEqual({
        message: 'Too many attempts. Please wait 15 minutes and try again.',
        code: 'too_many_attempts',
      });
    }
  });

  test('does not keep the owner out who comes from elsewhere', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    for (let attempt = 0; attempt < 11; attempt++) await guess(shop);
    expect((await guess(shop)).status).toBe(429);
    const owner = await post(
      shop,
      '/api/auth/sign-in/email',
      { email: EMAIL, password: PASSWORD },
      '198.51.100.7',
    );
    expect(owner.status).toBe(200);
  });

  describe('from many places', () => {
    const PLACES = Array.from({ length: 51 }, (_, number) => `203.0.113.${number}`);
    const guessEverywhere = async (shop: ShopApp) => {
      for (const place of PLACES) await guess(shop, place);
    };

    test('keeps nobody out of a browser they have signed in with before (P21.1)', {
      tags: 'long',
    }, async () => {
      const shop = await openShopApp();
      const owner = await signInOnce(shop, EMAIL);
      const signIn = (password: string) => owner.post('/api/auth/sign-in/email', { email: EMAIL, password });
      await guessEverywhere(shop);
      const elsewhere = await post(shop, '/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
      expect(elsewhere.status).toBe(429);
      expect((await signIn(PASSWORD)).status).toBe(200);
      // Such a browser is no place to guess from either.
      for (let attempt = 0; attempt < 10; attempt++) expect((await signIn('not it')).status).toBe(401);
      expect((await signIn(PASSWORD)).status).toBe(429);
    });

    test('gets no further with the browser of somebody else (P21.1)', async () => {
      const shop = await openShopApp();
      await shop.addUser(EMAIL);
      const rival = await signInOnce(shop, 'rival@bakery.example');
      await guessEverywhere(shop);
      const answer = await rival.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
      expect(answer.status).toBe(429);
    });

    test('is over for whoever sets a new password (P21.2)', { tags: 'long' }, async () => {
      const shop = await openShopApp();
      const owner = shop.visit();
      await shop.addUser(EMAIL);
      await owner.post('/api/auth/request-password-reset', { email: EMAIL });
      await shop.settle();
      const [, token] = /token=(\w+)/.exec(shop.mails[0]?.text ?? '') ?? [];
      await guessEverywhere(shop);
      const reset = await owner.post('/api/auth/reset-password', { token, newPassword: OTHER_PASSWORD });
      expect(reset.status).toBe(200);
      await guessEverywhere(shop);
      await owner.signIn(EMAIL, OTHER_PASSWORD);
    });
  });

  test('begins anew after getting in', { tags: 'long' }, async () => {
    const shop = await openShopApp();
    await shop.addUser(EMAIL);
    for (let attempt = 0; attempt < 9; attempt++) await guess(shop);
    expect((await post(shop, '/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })).status).toBe(
      200,
    );
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(shop)).status).toBe(401);
    expect((await guess(shop)).status).toBe(429);
  });

  test('is not helped by a forwarded address that the client made up', async () => {
    const shop = await openShopApp();
    for (let attempt = 0; attempt < 10; attempt++) await guess(shop, `10.1.1.${attempt}, 203.0.113.5`);
    expect((await guess(shop, '10.1.1.99, 203.0.113.5')).status).toBe(429);
  });

  test('leaves no address behind that somebody could read', async () => {
    const shop = await openShopApp();
    await guess(shop);
    const cached = JSON.stringify(await shop.db.select().from(rateLimits));
    expect(cached).toContain('sign-in-email');
    expect(cached).not.toContain('bakery.example');
    expect(cached).not.toContain('203.0.113.5');
  });
});

test('a new password can be asked for five times an hour for one address, also across nodes', async () => {
  const nodes = await openTwoNodes();
  const [path, body] = ['/api/auth/request-password-reset', { email: EMAIL }];
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await post(nodes[attempt % 2 === 0 ? 0 : 1], path, body)).status).toBe(200);
  }
  for (const node of nodes) {
    const refused = await post(node, path, body, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  }
});

test('strangers who ask for a new password do not keep its owner from asking (P21.2)', async () => {
  const shop = await openShopApp();
  const owner = await signInOnce(shop, EMAIL);
  const path = '/api/auth/request-password-reset';
  for (let attempt = 0; attempt < 6; attempt++) await post(shop, path, { email: EMAIL });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    statuses.push((await owner.post(path, { email: EMAIL })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('registering the same address again and again ends after five times, also across nodes', async () => {
  const nodes = await openTwoNodes();
  const body = { name: 'Ada', email: EMAIL, password: PASSWORD };
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await post(nodes[attempt % 2 === 0 ? 0 : 1], '/api/auth/sign-up/email', body)).status).toBe(200);
  }
  expect((await post(nodes[1], '/api/auth/sign-up/email', body)).status).toBe(429);
});

test('one network can ask for links for many addresses, but not without end', async () => {
  const shop = await openShopApp();
  const ask = (number: number) =>
    post(shop, '/api/auth/request-password-reset', { email: `person-${number}@bakery.example` });
  for (let number = 0; number < 60; number++) expect((await ask(number)).status).toBe(200);
  expect((await ask(60)).status).toBe(429);
});

test('whoever holds a wide IPv6 network has no limit of their own in every corner of it (P21.4)', async () => {
  const { database } = await openShopApp();
  const limiter = createRateLimiter(database.pool, 1);
  const limit = { name: 'once-a-minute', attempts: 1, perMinutes: 1 };
  const isRefused = async (corner: number, household: number) =>
    (await limiter.countAll(countNetwork(limit, `2001:db8:1:${corner}0${household}::1`))) !== undefined;
  for (const corner of [1, 2, 3, 4]) {
    for (const household of [1, 2, 3, 4]) expect(await isRefused(corner, household)).toBe(false);
    expect(await isRefused(corner, 5)).toBe(true);
  }
  expect(await isRefused(5, 1)).toBe(true);
  expect(await limiter.countAll(countNetwork(limit, '2001:db8:2:101::1'))).toBeUndefined();
});

test('a session gets at most sixty tokens a minute, also across nodes', { tags: 'long' }, async () => {
  const nodes = await openTwoNodes();
  const ada = await nodes[0].signInUser(EMAIL);
  const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ');
  const askToken = (shop: ShopApp) => shop.app.request('/api/auth/token', { headers: { cookie } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 60; attempt++) {
    statuses.push((await askToken(nodes[attempt % 2 === 0 ? 0 : 1])).status);
  }
  // Signing in took the first one.
  expect(statuses.filter((status) => status === 200)).toHaveLength(59);
  expect(statuses.at(-1)).toBe(429);
});

test('people without a session are told so, however many of them ask for a token', async () => {
  const shop = await openShopApp();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 61; attempt++) {
    statuses.push((await shop.app.request('/api/auth/token')).status);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('RATE_LIMIT_FACTOR multiplies every limit (P16.6)', async () => {
  const shop = await openShopApp({ rateLimitFactor: 2 });
  const ask = () => post(shop, '/api/auth/request-password-reset', { email: EMAIL });
  for (let attempt = 0; attempt < 10; attempt++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
