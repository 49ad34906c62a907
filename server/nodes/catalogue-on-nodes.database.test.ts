import { describe, expect, test } from 'vitest';
import { changeProducts, numberIds, publishProducts } from '../testing/publish-products.ts';
import { shareNodes, signInOwner } from '../testing/start-nodes.ts';

const readNodes = shareNodes(2, (db) => publishProducts(db, numberIds(3), { priceInKobo: 500_000 }));

const read = async (url: string, path: string) => (await fetch(url + path)).text();
const tagOf = async (url: string, path: string) => (await fetch(url + path)).headers.get('etag');

/** What the owner's browser does to change a product through one node. */
async function changeThrough(url: string, id: string, change: object): Promise<void> {
  const changed = await fetch(`${url}/api/products/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(await signInOwner(url)) },
    body: JSON.stringify(change),
  });
  expect([changed.status, await changed.text()]).toEqual([200, expect.any(String)]);
}

describe('what a node keeps', () => {
  test('lists and products go from memory to the socket, with a tag that a browser can ask by', async () => {
    const { urls } = readNodes();
    const url = urls[0] ?? '';
    for (const path of ['/api/products', '/api/products/cake-1']) {
      const tag = (await tagOf(url, path)) ?? '';
      expect((await fetch(url + path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
    const figures = await read(url, '/metrics');
    expect(figures).toContain('oyin_http_cached_answers_total{kind="products"} 2');
    expect(figures).toMatch(/oyin_cached_bytes\{kind="products"\} [1-9]/);
    expect(figures).toContain('oyin_catalogue_products 3');
    expect(figures).toContain('oyin_catalogue_stale 0');
  });

  test('a token that comes along is checked although the answer is kept', async () => {
    const { urls } = readNodes();
    const url = urls[0] ?? '';
    await read(url, '/api/products');
    const answer = await fetch(`${url}/api/products`, { headers: { authorization: 'Bearer nonsense' } });
    expect(answer.status).toBe(401);
  });

  test('pages of products that are made up are one page', async () => {
    const { urls } = readNodes();
    const url = urls[0] ?? '';
    const readPageBytes = async () =>
      /cached_bytes\{kind="page"\} (\d+)/.exec(await read(url, '/metrics'))?.[1];
    await read(url, '/products/made-up');
    const before = await readPageBytes();
    for (const id of numberIds(20)) await read(url, `/products/made-up-${id}`);
    expect(await readPageBytes()).toBe(before);
  });
});

describe('two nodes', () => {
  test('a price changed through one is in the API and on the pages of both', { tags: 'long' }, async () => {
    const { urls } = readNodes();
    const paths = ['/api/products', '/api/products/cake-1', '/products', '/products/cake-1'];
    const places = urls.flatMap((url) => paths.map((path) => ({ url, path })));
    for (const { url, path } of places)
      expect([path, await read(url, path)]).toEqual([path, expect.stringMatching(/5,?000/)]);
    await changeThrough(urls[0] ?? '', 'cake-1', { price: 7_350 });
    for (const { url, path } of places)
      await expect.poll(() => read(url, path), { interval: 20 }).toMatch(/7,?350/);
  });

  test('a product that is published has its page, which was not found before', async () => {
    const { urls, db } = readNodes();
    const url = urls[0] ?? '';
    const statusOf = async () => (await fetch(`${url}/products/mango-cake`)).status;
    expect(await statusOf()).toBe(404);
    expect(await statusOf()).toBe(404);
    await publishProducts(db, ['mango-cake']);
    await expect.poll(statusOf).toBe(200);
    await changeProducts(db, ['mango-cake'], { status: 'archived' });
    await expect.poll(statusOf).toBe(404);
  });

  test('another price drops the product’s own page and the lists, not the pages of other products', {
    tags: 'long',
  }, async () => {
    const { urls, db } = readNodes();
    const url = urls[0] ?? '';
    const countStoredPages = async () =>
      Number(/cached_answers_total\{kind="page"\} (\d+)/.exec(await read(url, '/metrics'))?.[1] ?? 0);
    await publishProducts(db, ['lone-bread'], { category: 'Breads' });
    await expect.poll(async () => (await fetch(`${url}/products/lone-bread`)).status).toBe(200);
    await read(url, '/products/lone-bread');
    await changeProducts(db, ['cake-1'], { priceInKobo: 815_000 });
    await expect.poll(() => read(url, '/api/products/cake-1')).toContain('8150');
    const before = await countStoredPages();
    await read(url, '/products/lone-bread');
    expect(await countStoredPages()).toBe(before + 1);
    await read(url, '/products/cake-1');
    expect(await countStoredPages()).toBe(before + 1);
  });
});

test('whoever watches a node hears that its catalogue is up to date', async () => {
  const { urls } = readNodes();
  const answer = await fetch(`${urls[0]}/readyz`);
  expect(await answer.json()).toEqual({ status: 'ready', catalogue: 'up to date' });
});
