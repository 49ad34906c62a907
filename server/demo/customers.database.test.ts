import { expect, test } from 'vitest';
import { products } from '../database/schema/catalogue.ts';
import { users } from '../database/schema/identity.ts';
import { findLastingPort } from '../testing/lasting-port.ts';
import { openShopApp } from '../testing/shop-app.ts';
import { startNodes } from '../testing/start-nodes.ts';
import { addDemoCustomers } from './customers.ts';

test('sample customers can sign in, have somewhere to deliver to, and are made once', async () => {
  const shop = await openShopApp();
  const made = await addDemoCustomers(shop.db, shop.identity);
  expect(made?.emails).toEqual(['adaeze@oyinbakes.example', 'tunde@oyinbakes.example']);
  const visitor = shop.visit();
  await visitor.signIn('tunde@oyinbakes.example', made?.password ?? '');
  const stored = await (await visitor.ask('/api/account/addresses')).json();
  expect(stored).toMatchObject({ data: [{ state: 'Lagos', lga: 'Eti-Osa', isDefault: true }] });
  expect(await addDemoCustomers(shop.db, shop.identity)).toBeUndefined();
});

test('a real shop has neither sample accounts nor mailbox nor payment sandbox (P16.4)', async () => {
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
});
