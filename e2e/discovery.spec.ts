import { expectSharePicture, readFoundPage } from './fixtures/found-page.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

const DESIGN = '1.0101000000.02010110.Happy-Birthday-Ada.uz';

const UNLISTED_PATHS = [
  '/cart',
  '/wishlist',
  '/checkout',
  '/search?q=pie',
  '/track',
  '/login',
  '/orders',
  '/account',
  '/admin',
] as const;

test.describe('as search engines and messengers read it, without scripts,', () => {
  const pages = [
    { path: '/', canonical: '/', title: /^Oyin Bakes · /, kinds: ['WebSite', 'Bakery'] },
    { path: '/products', canonical: '/products', title: /^Products · /, kinds: ['BreadcrumbList'] },
    {
      path: '/products?category=Bread&sort=newest&utm_source=mail',
      canonical: '/products?category=Bread',
      title: /^Bread · /,
      kinds: ['BreadcrumbList'],
    },
    {
      path: '/products?maxPrice=5000',
      canonical: '/products',
      title: /^Products · /,
      kinds: ['BreadcrumbList'],
    },
    {
      path: '/products/puff-puff?fbclid=1',
      canonical: '/products/puff-puff',
      title: /^Puff-Puff · /i,
      kinds: ['Product', 'BreadcrumbList'],
    },
    {
      path: '/blog/allergens-in-plain-words',
      canonical: '/blog/allergens-in-plain-words',
      title: /^Allergens in plain words · /,
      kinds: ['BlogPosting', 'BreadcrumbList'],
    },
    { path: '/faqs', canonical: '/faqs', title: /^FAQs · /, kinds: ['FAQPage'] },
    { path: '/shipping', canonical: '/shipping', title: /^Shipping · /, kinds: [] },
  ];
  test('each page says what it is, has one address and looks good when shared (P8.3)', {
    tag: '@long',
  }, async ({ page, request, shop }) => {
    for (const { path, canonical, title, kinds } of pages) {
      const found = await readFoundPage(page, path);
      expect(found.title).toMatch(title);
      expect(found.description?.length).toBeGreaterThan(30);
      expect(found.description?.length).toBeLessThanOrEqual(161);
      expect(found.canonical).toBe(shop.url + canonical);
      expect(found.robots).toBeNull();
      expect(found.things.map((thing) => thing['@type'])).toEqual(kinds);
      expect(found.language).toBe('en-NG');
      await expectSharePicture(request, found, 'image/jpeg');
    }

    await test.step('the link to a design shows that cake, and leads to the product', async () => {
      const found = await readFoundPage(page, `/products/design-your-own-cake?design=${DESIGN}`);
      expect(found.canonical).toBe(`${shop.url}/products/design-your-own-cake`);
      expect(found.description).toContain('“Happy Birthday Ada”');
      expect(found.image).toBe(`${shop.url}/cake-pictures/${DESIGN}/share.png`);
      await expectSharePicture(request, found, 'image/png');
    });
  });

  test('what is not there or nobody’s to find is not listed (S2.2)', async ({ page }) => {
    for (const path of ['/no-such-page', '/products/no-such-cake']) {
      const found = await readFoundPage(page, path);
      expect(found).toMatchObject({ status: 404, robots: 'noindex', canonical: null, image: null });
      expect(found.title).toMatch(/^Page not found · /);
    }
    for (const path of UNLISTED_PATHS) {
      const found = await readFoundPage(page, path);
      expect([path, found]).toMatchObject([path, { robots: 'noindex', canonical: null }]);
    }
  });
});

test('sitemap and feed are well-formed, and every address in the sitemap is a page', {
  tag: '@long',
}, async ({ page, request, shop }) => {
  await openPage(page, '/about');
  const read = (path: string, name: string) =>
    page.evaluate(
      async ([address = '', element = '']) => {
        const xml = await (await fetch(address)).text();
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        if (parsed.querySelector('parsererror')) throw new Error(`${address} is not well-formed`);
        return [...parsed.getElementsByTagName(element)].map(({ textContent }) => textContent ?? '');
      },
      [path, name],
    );

  const addresses = await read('/sitemap.xml', 'loc');
  expect(addresses).toContain(`${shop.url}/products/puff-puff`);
  for (const address of addresses) {
    expect(address.startsWith(`${shop.url}/`)).toBe(true);
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect([address, /<meta name="robots" content="noindex"/.test(await answer.text())]).toEqual([
      address,
      false,
    ]);
  }

  const [picture = ''] = await read('/feeds/products.xml', 'g:image_link');
  const shown = await request.get(picture);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});
