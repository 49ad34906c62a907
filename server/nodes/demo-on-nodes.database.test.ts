import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { placedOrderSchema } from '../../contract/orders.ts';
import { pictureSchema } from '../../contract/pictures.ts';
import { productListSchema } from '../../contract/products.ts';
import { addresses } from '../database/schema/account.ts';
import { contentEntries } from '../database/schema/content.ts';
import { users } from '../database/schema/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { readDeliveryTerms } from '../features/orders/delivery/delivery-plan.store.ts';
import { makePicture } from '../features/pictures/testing/made-up-pictures.ts';
import { keepShopProfile } from '../features/shop/keep-shop-profile.ts';
import { lookAround, orderFrom } from '../testing/shopper.ts';
import { OWNER, shareNodes, signInOwner } from '../testing/start-nodes.ts';

/** Setting the demo out takes longer than all that these tests do with it. */
const readNodes = shareNodes(2);
const read = async (url: string, path: string) => (await fetch(url + path)).text();
const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

/** What the owner's browser does to write through one node. */
async function openAdmin(url: string) {
  const signedIn = await signInOwner(url);
  return async (method: string, path: string, body: object) => {
    const written = await fetch(`${url}/api/admin/content${path}`, {
      method,
      headers: { ...signedIn, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const text = await written.text();
    if (!written.ok) throw new Error(`${written.status}: ${text}`);
    return JSON.parse(text) as { readonly id: string; readonly version: number };
  };
}

/** What it does to add a picture. */
async function uploadThrough(url: string, bytes: Uint8Array): Promise<Response> {
  return fetch(`${url}/api/admin/pictures`, {
    method: 'POST',
    headers: { ...(await signInOwner(url)), 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
}

/** Nothing is written of what has not happened yet. */
async function countCached(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/cached_answers_total\{kind="picture"\} (\d+)/.exec(figures)?.[1] ?? 0);
}

test('two nodes that start together set the demo out once: catalogue, posts, zones and customers, and each shows its pictures (P16.3)', async () => {
  const { urls, db } = readNodes();
  expect(await db.$count(contentEntries)).toBeGreaterThanOrEqual(6);
  expect((await readDeliveryTerms(db)).zones.length).toBeGreaterThanOrEqual(3);
  const people = await db.select({ email: users.email }).from(users);
  expect(people.map(({ email }) => email).sort()).toEqual([
    'adaeze@oyinbakes.example',
    OWNER.email,
    'tunde@oyinbakes.example',
  ]);
  expect(await db.$count(addresses)).toBe(2);
  for (const url of urls) {
    expect(await statusOf(url, '/dev/mail')).toBe(200);
    const { data } = productListSchema.parse(await (await fetch(`${url}/api/products`)).json());
    expect(data.length).toBeGreaterThanOrEqual(40);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    const picture = data.find(({ id }) => id === 'puff-puff')?.pictures[0];
    const answer = await fetch(`${url}/pictures/${picture?.id}/160.avif`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
});

test('a picture uploaded through one node is shown by the other, the second time straight from memory', {
  tags: 'long',
}, async () => {
  const { urls } = readNodes();
  const [one = '', other = ''] = urls;
  const uploaded = await uploadThrough(one, await makePicture({ width: 400, height: 300, format: 'jpeg' }));
  expect(uploaded.status).toBe(201);
  const { id } = pictureSchema.parse(await uploaded.json());
  const first = await fetch(`${other}/pictures/${id}/320.avif`);
  expect(first.status).toBe(200);
  expect(await countCached(other)).toBe(0);
  const second = await fetch(`${other}/pictures/${id}/320.avif`);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await countCached(other)).toBe(1);
});

test('whoever sends too much gets to read why', { tags: 'long' }, async () => {
  const { urls } = readNodes();
  const answer = await uploadThrough(urls[0] ?? '', new Uint8Array(16 * 1024 * 1024));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'picture_too_large' });
});

test('what the owner writes through one node is on the pages of both within seconds (P1.14)', {
  tags: 'long',
}, async () => {
  const { urls } = readNodes();
  for (const url of urls) expect(await read(url, '/returns')).toContain('Returns and refunds');
  const write = await openAdmin(urls[0] ?? '');
  await write('PUT', '/pages/returns', {
    title: 'Returns',
    summary: 'Short.',
    body: '# Bring it back\n\n## How\n\nTo {{shop.name}}.',
    version: 0,
  });
  for (const url of urls) {
    await expect.poll(() => read(url, '/returns')).toContain('Bring it back');
    expect(await read(url, '/returns')).toContain('To Oyin Bakes.');
  }
});

test('a post appears on both nodes by itself at its moment, and its old address leads to the new one for good (P1.13)', {
  tags: 'long',
}, async () => {
  const { urls } = readNodes();
  const write = await openAdmin(urls[0] ?? '');
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const written = await write('POST', '/posts', {
    title: 'Harmattan bread',
    slug: 'harmattan',
    summary: 'Dry air and dough.',
    body: 'Cover it.',
    status: 'published',
    publishedAt: inMs(3_600_000),
  });
  for (const url of urls) {
    expect(await statusOf(url, '/blog/harmattan')).toBe(404);
    expect(await read(url, '/blog')).not.toContain('Harmattan bread');
  }
  const post = await write('PUT', `/posts/${written.id}`, {
    publishedAt: inMs(2_000),
    version: written.version,
  });
  for (const url of urls) {
    await expect.poll(() => read(url, '/blog')).toContain('Harmattan bread');
    expect(await statusOf(url, '/blog/harmattan')).toBe(200);
  }
  await write('PUT', `/posts/${post.id}`, { slug: 'harmattan-bread', version: post.version });
  for (const url of urls) {
    const ask = () => fetch(`${url}/blog/harmattan`, { redirect: 'manual' });
    await expect.poll(async () => (await ask()).status).toBe(301);
    expect((await ask()).headers.get('location')).toBe('/blog/harmattan-bread');
    expect(await statusOf(url, '/blog/harmattan-bread')).toBe(200);
  }
});

test('a node answers with whole pages under a strict policy, and with 404 for what is not there', {
  tags: 'long',
}, async () => {
  const { urls } = readNodes();
  const url = urls[0] ?? '';
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const again = await fetch(url, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);

  // The page's own scripts are allowed, and nothing inline besides.
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/);
  expect(policy).toMatch(/style-src 'self';/);
  expect(policy).not.toContain('unsafe');
  expect(await page.text()).not.toMatch(/ style="/);

  expect((await fetch(`${url}/no/such/page`)).status).toBe(404);
  const api = await fetch(`${url}/api/no-such-thing`);
  expect(api.status).toBe(404);
  expect(await api.json()).toEqual({
    message: 'There’s nothing at this address.',
    code: 'no_such_address',
  });
});

test('two nodes are ready, and the shop’s own name changed in the database they share is on the pages of both, which were kept before', {
  tags: 'long',
}, async () => {
  const { urls, db } = readNodes();
  for (const url of urls) {
    expect(await statusOf(url, '/readyz')).toBe(200);
    expect(await read(url, '/')).toContain('Oyin Bakes');
    expect(await read(url, '/')).toContain('Oyin Bakes');
  }
  await inTransaction(db, (tx) => keepShopProfile(tx, { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' }));
  for (const url of urls) {
    await expect.poll(() => read(url, '/')).toContain('Ṣadé’s Oven');
    await expect.poll(() => read(url, '/api/shop')).toContain('Ṣadé’s Oven');
  }
});

// The last one: it stops a node.
test('a guest’s stream at one node hears of what happens at the other, and ends when its node stops', {
  tags: 'long',
}, async () => {
  const { urls, stopNode } = readNodes();
  const [here = '', there = ''] = urls;
  const { freeSlots, makePickup } = await lookAround(here);
  const [slot, otherSlot] = freeSlots;
  if (!slot || !otherSlot) throw new Error('The demo has no free slots.');
  const placed = await orderFrom(there, makePickup(slot), randomUUID());
  const { order } = placedOrderSchema.parse(await placed.json());
  const cookie = placed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  const stream = await fetch(`${here}/api/events`, { headers: { cookie } });
  const chunks: string[] = [];
  const reading = (async () => {
    if (!stream.body) throw new Error('There is no stream.');
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
  })();
  await expect.poll(() => chunks.join('')).toContain('{"kind":"reload"}');

  const moved = await fetch(`${there}/api/orders/${order.id}/move`, {
    method: 'POST',
    headers: { origin: there, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ slot: otherSlot }),
  });
  expect(moved.status).toBe(200);
  await expect.poll(() => chunks.join('')).toContain(`{"kind":"order","id":"${order.id}"}`);

  const stopping = stopNode(0);
  // It ends as it should: one that the node gave up on would break off, and reading it would fail.
  await reading;
  await stopping;
});
