import { describe, expect, test } from 'vitest';
import { inTransaction } from './database/transaction.ts';
import { DEMO_SHOP_PROFILE } from './demo/shop-profile.ts';
import { keepShopProfile } from './features/shop/keep-shop-profile.ts';
import { startNodes } from './testing/start-nodes.ts';

const homeOf = async (url: string) => (await fetch(url)).text();

describe('two nodes on one database', () => {
  test('a change made on one is on the pages of both, which were kept before', async () => {
    const { urls, db } = await startNodes(2);
    for (const url of urls) {
      expect(await homeOf(url)).toContain('Oyin Bakes');
      expect(await homeOf(url)).toContain('Oyin Bakes');
    }
    await inTransaction(db, (tx) => keepShopProfile(tx, { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' }));
    for (const url of urls) {
      await expect.poll(() => homeOf(url)).toContain('Ṣadé’s Oven');
      await expect.poll(async () => (await fetch(`${url}/api/shop`)).text()).toContain('Ṣadé’s Oven');
    }
  });

  test('both may start on an empty database at the same time, and the demo is set out once', async () => {
    const { urls } = await startNodes(2);
    for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('what a node answers', () => {
  test('pages are whole HTML with a tag, and asking again costs 304', async () => {
    const { urls } = await startNodes(1);
    const url = urls[0] ?? '';
    const first = await fetch(url);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const tag = first.headers.get('etag') ?? '';
    const second = await fetch(url, { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
  });

  test('the security policy allows the page’s own scripts and nothing inline besides', async () => {
    const { urls } = await startNodes(1);
    const response = await fetch(urls[0] ?? '');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/);
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).not.toMatch(/ style="/);
  });

  test('unknown addresses get the not-found page with 404, for pages and for the API in its own form', async () => {
    const { urls } = await startNodes(1);
    expect((await fetch(`${urls[0]}/no/such/page`)).status).toBe(404);
    const api = await fetch(`${urls[0]}/api/no-such-thing`);
    expect(api.status).toBe(404);
    expect(await api.json()).toEqual({
      message: 'There is nothing at this address.',
      code: 'no_such_address',
    });
  });
});
