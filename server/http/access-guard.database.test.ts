import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listOwnSessionsEndpoint, savedAddressSchema } from '../../contract/account.ts';
import { customOrderSchema } from '../../contract/custom-orders.ts';
import type { Access } from '../../contract/endpoint.ts';
import { listNotificationsEndpoint } from '../../contract/notifications.ts';
import { isStaffAccess, STAFF_ROLES, type StaffAccess, type StaffRole } from '../../domain/users/roles.ts';
import { passkeys } from '../database/schema/second-factors.ts';
import { vouchers } from '../database/schema/vouchers.ts';
import { listEndpoints } from '../features/api-docs/list-endpoints.ts';
import { makeCustomRequest, sendCustomRequest } from '../testing/custom-order-admin.ts';
import { openOrderAdmin } from '../testing/order-admin.ts';
import { SATURDAY } from '../testing/order-inputs.ts';
import { pairTablet } from '../testing/pair-tablet.ts';
import { publishProducts } from '../testing/publish-products.ts';
import { openShopApp, SHOP_URL, type ShopApp } from '../testing/shop-app.ts';
import { buyVoucher, switchVouchersOn } from '../testing/voucher-sales.ts';
import { createGuardFinder } from './access-guard.ts';

const ENDPOINTS = await listEndpoints();
const GUARDED = /^\/(?:api|notifications)(?:\/|$)/;

/** The handlers that are really there, without the middleware around them and the catch-all behind them. */
function listRoutes(shop: ShopApp): string[] {
  const handlers = shop.app.routes.filter(({ path, method }) => {
    return GUARDED.test(path) && !path.includes('*') && method !== 'ALL';
  });
  return [...new Set(handlers.map(({ method, path }) => `${method} ${path}`))].sort();
}

type Outcome = number | 'admitted';
const PEOPLE = ['nobody', 'cookie alone', 'customer', ...STAFF_ROLES, 'paired tablet'] as const;
type Person = (typeof PEOPLE)[number];

/** What the guard says to each; the handlers behind it have their own words for what is wrong with an empty request. */
function expectOutcome(access: Access, who: Person): Outcome {
  // What is signed is its handler's word, which is not the guard's.
  if (access === 'anyone' || access === 'identity' || access === 'signed') return 'admitted';
  if (who === 'paired tablet') return access === 'kitchen' ? 'admitted' : 401;
  if (who === 'nobody') return 401;
  if (access === 'cookie') return 'admitted';
  if (who === 'cookie alone') return 401;
  if (access === 'customer') return 'admitted';
  return ADMITTED[access].some((admitted) => admitted === who) ? 'admitted' : 403;
}

/** Said once more than in the rules, so that a change of them is seen. */
const ADMITTED: Readonly<Record<StaffAccess, readonly Person[]>> = {
  owner: ['owner'],
  administrator: ['owner', 'manager'],
  desk: ['owner', 'manager', 'desk'],
  kitchen: ['owner', 'manager', 'desk', 'kitchen'],
  deliveries: ['owner', 'manager', 'desk', 'rider'],
  staff: ['owner', 'manager', 'desk', 'kitchen', 'rider'],
};

const GUARD_CODES = [
  'unauthenticated',
  'invalid_token',
  'session_ended',
  'pin_required',
  'role_required',
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

test('every route is an endpoint of the contract, and every endpoint is a route', async () => {
  const shop = await openShopApp();
  const declared = ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort();
  expect(listRoutes(shop)).toEqual(declared);
});

// Almost three thousand requests: on a busy machine they take minutes.
test('every route lets in exactly whom its endpoint says (S6.4, P12.3, P35.1, P35.14)', {
  timeout: 300_000,
}, async () => {
  const shop = await openShopApp();
  const signIn = (role?: StaffRole) =>
    shop.signInUser(`${randomUUID()}@bakery.example`, { ...(role && { role }) });
  const arrive = async (who: Person) => {
    if (who === 'nobody') return { ...shop.visit(), headers: {} };
    if (who === 'paired tablet') return pairTablet(shop);
    const visitor = await signIn(who === 'customer' ? undefined : who === 'cookie alone' ? 'owner' : who);
    if (who === 'cookie alone') visitor.setToken(undefined);
    return { ...visitor, headers: {} };
  };
  const about = await shop.addUser('bola@bakery.example');

  const outcomes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const who of PEOPLE) {
    let visitor = await arrive(who);
    for (const { method, path, access } of ENDPOINTS) {
      const body = method === 'GET' ? undefined : {};
      // The tablet stays who it is.
      if (who === 'paired tablet' && path === '/api/kitchen-device' && method === 'POST') continue;
      const answer = await visitor.ask(path.replace(':id', about), {
        method,
        body,
        headers: visitor.headers,
      });
      outcomes[`${method} ${path} by ${who}`] = await readOutcome(answer);
      expected[`${method} ${path} by ${who}`] = expectOutcome(access, who);
      if (path.endsWith('/sign-out')) visitor = await arrive(who);
    }
  }
  expect(outcomes).toEqual(expected);
});

/** Names of fields, and the street that orders of these tests go to. */
const NOT_FOR_THE_KITCHEN = /customerName|phone|email|address|due|deposit|price|kobo|discount|Admiralty/i;

test('nothing that the kitchen or its tablet can read holds money or a customer (P35.7)', {
  tags: 'long',
}, async () => {
  const admin = await openOrderAdmin();
  const { order } = await admin.placeAsGuest();
  const tablet = await pairTablet(admin.shop);
  const readable = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'kitchen');
  expect(readable.length).toBeGreaterThan(3);
  for (const { path } of readable) {
    for (const reader of [tablet, tablet.baker]) {
      const answer = await reader.ask(path.replace(':id', order.id));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text(), path).not.toMatch(NOT_FOR_THE_KITCHEN);
    }
  }
});

test('every write from another site is refused, whoever sends it (P12.3)', async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  for (const { method, path, access } of ENDPOINTS) {
    // What is signed comes from no browser: its signature is looked at, and no cookie is.
    if (method === 'GET' || access === 'signed') continue;
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

describe('what is not declared', () => {
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
          message: 'There’s nothing at this address.',
          code: 'no_such_address',
        });
      }
    }
  });

  test('is found by no other method than the declared ones, and by HEAD wherever by GET', () => {
    const findGuarded = createGuardFinder([{ method: 'GET', path: '/api/things/:id', access: 'anyone' }]);
    expect(findGuarded('GET', '/api/things/7')?.access).toBe('anyone');
    expect(findGuarded('HEAD', '/api/things/7')?.access).toBe('anyone');
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(findGuarded(method, '/api/things/7')).toBeUndefined();
    }
    expect(findGuarded('GET', '/api/things/7/more')).toBeUndefined();
    expect(findGuarded('GET', '/api/things')).toBeUndefined();
  });
});

/** Every other address with an id leads to what belongs to one customer. */
const EVERYBODYS = [
  'GET /api/products/:id',
  'GET /api/products/:id/reviews',
  'POST /api/reviews/:id/report',
  // The browser makes the id up, and what was written under it is read with a key from the mail alone.
  'PUT /api/cart-reminders/:id',
  'DELETE /api/cart-reminders/:id',
  'GET /api/cart-reminders/:id',
];

const KEYED = { 'idempotency-key': 'a-key-of-a-stranger' };

test('what belongs to a customer is there for no stranger: not to be read, changed or taken away', async () => {
  const admin = await openOrderAdmin();
  const ada = await admin.shop.signInUser('ada@bakery.example');
  const place = { state: 'Lagos', lga: 'Surulere', area: 'Aguda', street: '3 Bode Thomas' };
  const added = savedAddressSchema.parse(await (await ada.post('/api/account/addresses', place)).json());
  const { order } = await admin.place(ada);
  await publishProducts(admin.db, ['custom-cake'], { isCustom: true });
  const asked = await sendCustomRequest(ada, makeCustomRequest());
  const customOrder = customOrderSchema.parse(await asked.json());
  await switchVouchersOn(admin.db);
  await buyVoucher(ada, ada.email);
  const [voucher] = await admin.db.select().from(vouchers);
  const read = async (path: string): Promise<unknown> => (await ada.ask(path)).json();
  const { data: sessions } = listOwnSessionsEndpoint.answerSchema.parse(await read('/api/account/sessions'));
  const notifications = listNotificationsEndpoint.answerSchema.parse(await read('/notifications'));
  const [passkey] = await admin.db
    .insert(passkeys)
    .values({ userId: ada.userId, credentialId: 'key', publicKey: '', counter: 0, name: 'Phone' })
    .returning();
  const readAll = () =>
    Promise.all(
      [
        '/api/account/addresses',
        '/api/account/sessions',
        '/api/account/security',
        '/api/account/vouchers',
        '/notifications',
        `/api/orders/${order.id}`,
        `/api/custom-orders/${customOrder.id}`,
      ].map(read),
    );
  const before = await readAll();
  const things = {
    '/api/account/addresses/:id': added.id,
    '/api/account/security/passkeys/:id': passkey?.id ?? '',
    '/api/account/sessions/:id': sessions[0]?.id ?? '',
    '/api/account/vouchers/:id': voucher?.id ?? '',
    '/api/orders/:id': order.id,
    '/api/custom-orders/:id': customOrder.id,
    '/notifications/:id': notifications[0]?.id ?? '',
    '/api/tracked-orders/:id': order.id,
  };
  const strangers = {
    nobody: admin.shop.visit(),
    'another customer': await admin.shop.signInUser('bola@bakery.example'),
    administrator: await admin.shop.signInUser('owner@bakery.example', { isAdmin: true }),
  };
  const slot = { day: SATURDAY, windowId: 'morning' };
  const contact = { name: 'Ada Obi', phone: '08031234567' };
  const change = {
    version: 1,
    contact,
    address: null,
    note: 'Not mine',
    words: 'Not mine',
    inscriptions: [],
  };
  const paying = {
    channel: 'card',
    payment: 'transfer',
    email: 'bola@bakery.example',
    code: 'AAAA-BBBB-CCCC-DDDD',
    amount: 5_000,
  };
  const body = { ...place, ...change, ...paying, slot, key: 'a key that confirms nothing' };

  const outcomes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const { method, path, access } of ENDPOINTS) {
    const isOwned = path.includes(':id') && !isStaffAccess(access);
    if (!isOwned || EVERYBODYS.includes(`${method} ${path}`)) continue;
    const [, id] = Object.entries(things).find(([start]) => path.startsWith(start)) ?? [];
    if (id === undefined) throw new Error(`Nobody has anything at ${path} yet.`);
    for (const [who, stranger] of Object.entries(strangers)) {
      const address = path.replace(':id', id);
      const answer = await stranger.ask(address, {
        method,
        ...(method !== 'GET' && { body, headers: KEYED }),
      });
      outcomes[`${method} ${path} by ${who}`] = answer.status;
      expected[`${method} ${path} by ${who}`] = who === 'nobody' && access === 'customer' ? 401 : 404;
    }
  }
  expect(outcomes).toEqual(expected);
  expect(await readAll()).toEqual(before);
});
