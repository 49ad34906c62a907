import { expect, test } from 'vitest';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { makeProduct } from '../../../testing/arbitrary-products.ts';
import { findElements, readXml } from '../testing/read-xml.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { countSitemapParts, takeSitemapPart, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const ORIGIN = 'https://shop.example';
const NOTHING = { pages: [], posts: [] };
const picture = { alt: '', width: 1_000, height: 1_000, placeholder: '' };
const writeFor = (
  products: readonly Product[],
  content: Parameters<typeof listSitemapEntries>[1] = NOTHING,
) => readXml(writeSitemap(listSitemapEntries(products, content), ORIGIN));
const readAddresses = (products: readonly Product[], content = NOTHING) =>
  findElements(writeFor(products, content), 'loc').map(({ text }) => text);

test('an empty shop has its home page and its list', () => {
  expect(readAddresses([])).toEqual([`${ORIGIN}/`, `${ORIGIN}/products`]);
});

test('every product is there with its last change and its pictures, and every category once', () => {
  const sitemap = writeFor([
    makeProduct({
      id: 'meat-pie',
      category: 'Pies & <rolls>',
      updatedAt: new Date('2026-05-02T10:00:00Z'),
      pictures: [
        { ...picture, id: 'p1' },
        { ...picture, id: 'p2', width: 3_000 },
      ],
    }),
    makeProduct({ id: 'fish-pie', category: 'Pies & <rolls>' }),
  ]);
  const addresses = findElements(sitemap, 'loc').map(({ text }) => text);
  expect(addresses).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/products`,
    `${ORIGIN}/products?category=Pies+%26+%3Crolls%3E`,
    `${ORIGIN}/products/meat-pie`,
    `${ORIGIN}/products/fish-pie`,
  ]);
  expect(findElements(sitemap, 'image:loc').map(({ text }) => text)).toEqual([
    `${ORIGIN}/pictures/p1/1000.webp`,
    `${ORIGIN}/pictures/p2/1600.webp`,
  ]);
  const changes = findElements(sitemap, 'lastmod').map(({ text }) => text);
  expect(changes.slice(0, 4)).toEqual(Array(4).fill('2026-05-02T10:00:00.000Z'));
});

test('pages and posts are there, posts with their cover', () => {
  const sitemap = writeFor([], {
    pages: [{ path: '/faqs', changedOn: '2026-11-15' }],
    posts: [
      { path: '/blog/sizes', changedOn: '2026-06-01T08:00:00.000Z', cover: { id: 'c1', width: 640 } },
      { path: '/blog/heat', changedOn: '2026-07-01T08:00:00.000Z', cover: null },
    ],
  });
  expect(findElements(sitemap, 'url').map(({ children }) => children.map(({ text }) => text))).toEqual([
    [`${ORIGIN}/`],
    [`${ORIGIN}/products`],
    [`${ORIGIN}/blog`, '2026-07-01T08:00:00.000Z'],
    [`${ORIGIN}/blog/sizes`, '2026-06-01T08:00:00.000Z', ''],
    [`${ORIGIN}/blog/heat`, '2026-07-01T08:00:00.000Z'],
    [`${ORIGIN}/faqs`, '2026-11-15'],
  ]);
});

test('a shop with more than 50,000 addresses has several sitemaps, and one that names them', () => {
  const entries = Array.from({ length: 100_001 }, (_, number) => ({
    path: `/products/cake-${number}`,
    changedOn: null,
    picturePaths: [],
  }));
  expect(countSitemapParts(50_000)).toBe(1);
  expect(countSitemapParts(entries.length)).toBe(3);
  expect([1, 2, 3].map((number) => takeSitemapPart(entries, number).length)).toEqual([50_000, 50_000, 1]);
  expect(takeSitemapPart(entries, 3)[0]?.path).toBe('/products/cake-100000');
  const named = findElements(readXml(writeSitemapIndex(3, ORIGIN)), 'loc').map(({ text }) => text);
  expect(named).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemaps/${number}.xml`));
});
