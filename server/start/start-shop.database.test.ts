import { describe, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import { keepShopProfile } from '../features/shop/keep-shop-profile.ts';
import { shareNodes } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2);
const homeOf = async (url: string) => (await fetch(url)).text();

describe('two nodes on one database', () => {
  test('both may start at the same time, and a change made on one is on the pages of both, which were kept before', async () => {
    const { urls, db } = readNodes();
    for (const url of urls) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await homeOf(url)).toContain('Oyin Bakes');
      expect(await homeOf(url)).toContain('Oyin Bakes');
    }
    await inTransaction(db, (tx) => keepShopProfile(tx, { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' }));
    for (const url of urls) {
      await expect.poll(() => homeOf(url)).toContain('Ṣadé’s Oven');
      await expect.poll(async () => (await fetch(`${url}/api/shop`)).text()).toContain('Ṣadé’s Oven');
    }
  });
});

test('a node answers with whole pages under a strict policy, and with 404 for what is not there', async () => {
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
