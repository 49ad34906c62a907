import { expect, test } from 'vitest';
import { products } from '../database/schema/catalogue.ts';
import { users } from '../database/schema/identity.ts';
import { inTransaction } from '../database/transaction.ts';
import { writeOpening } from '../features/shop/opening.store.ts';
import { findLastingPort } from '../testing/lasting-port.ts';
import { openShopApp } from '../testing/shop-app.ts';
import { OWNER, startNodes } from '../testing/start-nodes.ts';
import { addDemoCustomers } from './customers.ts';

test('sample customers can sign in, have somewhere to deliver to, and are made once', {
  tags: 'long',
}, async () => {
  const shop = await openShopApp();
  const made = await addDemoCustomers(shop.db, shop.identity);
  expect(made?.emails).toEqual(['adaeze@oyinbakes.example', 'tunde@oyinbakes.example']);
  const visitor = shop.visit();
  await visitor.signIn('tunde@oyinbakes.example', made?.password ?? '');
  const stored = await (await visitor.ask('/api/account/addresses')).json();
  expect(stored).toMatchObject({ data: [{ state: 'Lagos', lga: 'Eti-Osa', isDefault: true }] });
  expect(await addDemoCustomers(shop.db, shop.identity)).toBeUndefined();
});

test('a real shop has neither sample accounts nor mailbox nor payment sandbox, and shows itself to its staff alone until it opens (P16.4, P36.9, P36.10)', async () => {
  // The shop must know its own address before it opens the door.
  const port = await findLastingPort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { DEMO: '0', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url };
  const { db } = await startNodes(1, undefined, environment);
  expect(await db.$count(users)).toBe(1);
  expect(await db.$count(products)).toBe(0);
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/paystack']) {
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  }

  const soon = await fetch(url);
  const words = await soon.text();
  expect([soon.status, new URL(soon.url).pathname]).toEqual([200, '/opening-soon']);
  expect(words).toContain('Opening soon');
  expect(words).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await fetch(`${url}/products.data`)).text()).toContain('/opening-soon');
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('<loc>');
  for (const path of ['/login', '/admin', '/invitation', '/healthz', '/readyz', '/manifest.webmanifest']) {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
    expect([path, answer.status]).toEqual([path, 200]);
  }

  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OWNER),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const seen = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('isn’t open yet')]);
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(302);

  await inTransaction(db, (tx) => writeOpening(tx, new Date()));
  await expect.poll(async () => (await fetch(url, { redirect: 'manual' })).status).toBe(200);
  expect(await (await fetch(url)).text()).not.toContain('isn’t open yet');
  expect(new URL((await fetch(`${url}/opening-soon`)).url).pathname).toBe('/');
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain('<loc>');
});
