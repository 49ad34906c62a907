import { describe, expect, test } from 'vitest';
import { pictures } from '../../database/schema/pictures.ts';
import { changeProducts, publishProducts } from '../../testing/publish-products.ts';
import { openShopApp, type ShopApp } from '../../testing/shop-app.ts';
import { startNodes } from '../../testing/start-nodes.ts';
import { findElements, readFields, readXml } from './testing/read-xml.ts';

const HOSTILE = '</g:title><script>alert("1")</script> & Ọmọ’s';

async function addPicture(db: ShopApp['db']): Promise<string> {
  const [picture] = await db
    .insert(pictures)
    .values({ width: 1200, height: 800, placeholder: 'data:image/webp;base64,AA==' })
    .returning({ id: pictures.id });
  return picture?.id ?? '';
}

const readAddresses = (xml: string) => findElements(readXml(xml), 'loc').map(({ text }) => text);
const readItems = (xml: string) => findElements(readXml(xml), 'item').map(readFields);
const ask = async (shop: ShopApp, path: string) => (await shop.app.request(path)).text();

test('robots are led to what is public and kept from what is not', async () => {
  const shop = await openShopApp();
  const answer = await shop.app.request('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  for (const path of ['/api/', '/admin', '/cart', '/checkout', '/orders', '/account', '/search'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Allow: /');
  expect(lines.filter((line) => /^Disallow: (?:\/|\/products.*|\/pictures.*)$/.test(line))).toEqual([]);
});

describe('sitemap and feed', () => {
  test('begin every address with the public one, whatever a request calls the shop', async () => {
    const shop = await openShopApp();
    const answer = await shop.app.request('http://evil.example/sitemap.xml', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(readAddresses(await answer.text())).toEqual([
      'https://shop.example/',
      'https://shop.example/products',
      'https://shop.example/about',
      'https://shop.example/returns',
      'https://shop.example/shipping',
      'https://shop.example/privacy',
      'https://shop.example/terms',
      'https://shop.example/faqs',
      'https://shop.example/contact',
    ]);
    const robots = await shop.app.request('http://evil.example/robots.txt');
    expect(await robots.text()).not.toContain('evil');
  });

  test('show what is published, and never a draft', async () => {
    const shop = await openShopApp();
    const pictureId = await addPicture(shop.db);
    const gallery = [{ id: pictureId, alt: 'A cake' }];
    await publishProducts(shop.db, ['honey-cake'], { name: HOSTILE, pictures: gallery });
    await publishProducts(shop.db, ['secret-cake'], { status: 'draft', pictures: gallery });
    await shop.takeOverCatalogue();

    const sitemap = await shop.app.request('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = readAddresses(await sitemap.text());
    expect(addresses).toContain('https://shop.example/products/honey-cake');
    expect(addresses).not.toContain('https://shop.example/products/secret-cake');

    const items = readItems(await ask(shop, '/feeds/products.xml'));
    expect(items).toMatchObject([
      {
        'g:id': 'honey-cake',
        'g:title': HOSTILE,
        'g:image_link': `https://shop.example/share-pictures/pictures/${pictureId}/square.jpg`,
      },
    ]);

    await changeProducts(shop.db, ['honey-cake'], { status: 'archived' });
    await shop.takeOverCatalogue();
    expect(readItems(await ask(shop, '/feeds/products.xml'))).toEqual([]);
    expect(await ask(shop, '/sitemap.xml')).not.toContain('honey-cake');
  });

  test('what machines read goes over the wire compressed, and not again while it is the same', async () => {
    const shop = await openShopApp();
    for (const path of ['/sitemap.xml', '/sitemaps/1.xml', '/feeds/products.xml', '/robots.txt']) {
      const compressed = await shop.app.request(path, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(compressed.headers.get('content-encoding'), path).toBe('br');
      expect(compressed.headers.get('x-content-type-options')).toBe('nosniff');
      const tag = compressed.headers.get('etag') ?? '';
      const again = await shop.app.request(path, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test('other files beside them are not there', async () => {
    const shop = await openShopApp();
    for (const path of [
      '/sitemaps/2.xml',
      '/sitemaps/0.xml',
      '/sitemaps/1',
      '/sitemaps/1.xml.xml',
      '/sitemaps/%00.xml',
    ]) {
      expect((await shop.app.request(path)).status, path).toBe(404);
    }
  });
});

test('a price changed on one node is in the feed of every node, from memory', { tags: 'long' }, async () => {
  const { urls, db } = await startNodes(2, async (prepared) => {
    const pictureId = await addPicture(prepared);
    await publishProducts(prepared, ['honey-cake'], {
      priceInKobo: 500_000,
      pictures: [{ id: pictureId, alt: 'A cake' }],
    });
  });
  const readPrice = async (url: string) => {
    const items = readItems(await (await fetch(`${url}/feeds/products.xml`)).text());
    return items.find((item) => item['g:id'] === 'honey-cake')?.['g:price'];
  };
  for (const url of urls) expect(await readPrice(url)).toBe('5000.00 NGN');
  await changeProducts(db, ['honey-cake'], { priceInKobo: 735_000 });
  for (const url of urls) await expect.poll(() => readPrice(url), { interval: 20 }).toBe('7350.00 NGN');

  const [url = ''] = urls;
  await readPrice(url);
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toMatch(/oyin_http_cached_answers_total\{kind="discovery"\} [1-9]/);
});
