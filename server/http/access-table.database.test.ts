import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openShopApp, SHOP_URL, type ShopApp } from '../testing/shop-app.ts';
import { ACCESS_TABLE, type Access, createAccessFinder } from './access-table.ts';

const GUARDED = /^\/api\//;

/** The handlers that are really there, without the middleware around them and the catch-all behind them. */
function listRoutes(shop: ShopApp): string[] {
  const handlers = shop.app.routes.filter(({ path, method }) => {
    return GUARDED.test(path) && !path.includes('*') && method !== 'ALL';
  });
  return [...new Set(handlers.map(({ method, path }) => `${method} ${path}`))].sort();
}

type Outcome = number | 'admitted';
type Person = 'nobody' | 'customer' | 'administrator';

/** What the guard says to each; the handlers behind it have their own words for what is wrong with an empty request. */
const EXPECTED: Readonly<Record<Access, Readonly<Record<Person, Outcome>>>> = {
  anyone: { nobody: 'admitted', customer: 'admitted', administrator: 'admitted' },
  identity: { nobody: 'admitted', customer: 'admitted', administrator: 'admitted' },
  cookie: { nobody: 401, customer: 'admitted', administrator: 'admitted' },
  customer: { nobody: 401, customer: 'admitted', administrator: 'admitted' },
  administrator: { nobody: 401, customer: 403, administrator: 'admitted' },
};

const GUARD_CODES = [
  'unauthenticated',
  'invalid_token',
  'session_ended',
  'administrators_only',
  'cross_site',
  'no_such_address',
];

async function readOutcome(answer: Response): Promise<Outcome> {
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body?.cancel();
    return 'admitted';
  }
  const text = await answer.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  expect(answer.status, text).toBeLessThan(500);
  return GUARD_CODES.includes(code) ? answer.status : 'admitted';
}

test('every route is in the table, and every row of the table is a route', async () => {
  const shop = await openShopApp();
  const listed = ACCESS_TABLE.map(([method, path]) => `${method} ${path}`).sort();
  expect(listRoutes(shop)).toEqual(listed);
});

test('every route lets in exactly whom the table says (S6.4)', async () => {
  const shop = await openShopApp();
  const arrive = {
    nobody: async () => shop.visit(),
    customer: () => shop.signInUser(`${randomUUID()}@bakery.example`),
    administrator: () => shop.signInUser(`${randomUUID()}@bakery.example`, { isAdmin: true }),
  };
  const people = ['nobody', 'customer', 'administrator'] as const;
  const about = await shop.addUser('bola@bakery.example');

  const outcomes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const who of people) {
    let visitor = await arrive[who]();
    for (const [method, path, access] of ACCESS_TABLE) {
      const body = method === 'GET' ? undefined : {};
      const answer = await visitor.ask(path.replace(':id', about), { method, body });
      outcomes[`${method} ${path} by ${who}`] = await readOutcome(answer);
      expected[`${method} ${path} by ${who}`] = EXPECTED[access][who];
      if (path.endsWith('/sign-out')) visitor = await arrive[who]();
    }
  }
  expect(outcomes).toEqual(expected);
});

test('every write from another site is refused, whoever sends it (P12.3)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  for (const [method, path] of ACCESS_TABLE) {
    if (method === 'GET') continue;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: SHOP_URL, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await owner.ask(path.replace(':id', owner.userId), { method, body: {}, headers });
      expect([`${method} ${path}`, answer.status]).toEqual([`${method} ${path}`, 403]);
      expect(await answer.json()).toMatchObject({ code: 'cross_site' });
    }
  }
});

describe('what is not listed', () => {
  test('does not exist, even for an administrator', async () => {
    const shop = await openShopApp();
    const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
    for (const path of [
      '/api/admin',
      '/api/admin/users/',
      '/api/auth/update-user',
      '/api/auth/delete-user',
      '/api/auth/list-sessions',
      '/api/auth/error',
      '/api/auth/ok',
      '/api/auth/callback/github',
      '/api//shop',
      '/api/Shop',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await owner.ask(path, { method });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.json()).toEqual({
          message: 'There is nothing at this address.',
          code: 'no_such_address',
        });
      }
    }
  });

  test('is found by no other method than the listed ones, and by HEAD wherever by GET', () => {
    const findAccess = createAccessFinder([['GET', '/api/things/:id', 'anyone']]);
    expect(findAccess('GET', '/api/things/7')).toBe('anyone');
    expect(findAccess('HEAD', '/api/things/7')).toBe('anyone');
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(findAccess(method, '/api/things/7')).toBeUndefined();
    }
    expect(findAccess('GET', '/api/things/7/more')).toBeUndefined();
    expect(findAccess('GET', '/api/things')).toBeUndefined();
  });
});

test('another customer’s things are not there: neither read, changed nor taken away', async () => {
  const shop = await openShopApp();
  const ada = await shop.signInUser('ada@bakery.example');
  const bola = await shop.signInUser('bola@bakery.example');
  const address = { state: 'Lagos', lga: 'Surulere', street: '3 Bode Thomas' };
  const added = (await (await ada.post('/api/account/addresses', address)).json()) as { id: string };
  const { data } = (await (await ada.ask('/api/account/sessions')).json()) as { data: { id: string }[] };

  expect((await bola.put(`/api/account/addresses/${added.id}`, address)).status).toBe(404);
  expect((await bola.delete(`/api/account/addresses/${added.id}`)).status).toBe(404);
  expect((await bola.delete(`/api/account/sessions/${data[0]?.id}`)).status).toBe(404);
  expect(await (await bola.ask('/api/account/addresses')).json()).toEqual({ data: [] });
  expect(await (await ada.ask('/api/account/addresses')).json()).toMatchObject({ data: [{ id: added.id }] });
  expect((await ada.ask('/api/session')).status).toBe(200);
});
