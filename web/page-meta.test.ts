import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../domain/shop/profile.ts';
import { describePublicPage, shortenDescription, titlePage, titleShop } from './page-meta.ts';

const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven', tagline: 'Cakes and chops in Ìbàdàn' };
const root = { id: 'root', loaderData: { shop, origin: 'https://shop.example' } };
const matches = [root, undefined, { id: 'cart' }];
const NOT_LISTED = { name: 'robots', content: 'noindex' };

test("a page's title is followed by the shop's name, and search engines leave it alone", () => {
  expect(titlePage('Your cart')({ matches })).toEqual([{ title: 'Your cart · Ṣadé’s Oven' }, NOT_LISTED]);
});

test("what has no title of its own has the shop's name and what it says of itself", () => {
  expect(titleShop({ matches })).toEqual([{ title: 'Ṣadé’s Oven · Cakes and chops in Ìbàdàn' }, NOT_LISTED]);
});

test('a shop that nobody has filled in yet has a title, and so has a page whose data failed', () => {
  const blank = [{ id: 'root', loaderData: { shop: BLANK_SHOP_PROFILE } }];
  expect(titleShop({ matches: blank })).toContainEqual({ title: 'Our bakery' });
  expect(titlePage('Oops')({ matches: [{ id: 'root' }] })).toContainEqual({ title: 'Oops · Our bakery' });
});

test('a public page says what it is, where it is and how it looks when shared', () => {
  const described = describePublicPage(
    { matches },
    { title: 'Shipping', description: 'Where\nwe drive.', path: '/shipping' },
  );
  expect(described).toEqual([
    { title: 'Shipping · Ṣadé’s Oven' },
    { name: 'description', content: 'Where we drive.' },
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/shipping' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Ṣadé’s Oven' },
    { property: 'og:locale', content: 'en_NG' },
    { property: 'og:title', content: 'Shipping' },
    { property: 'og:description', content: 'Where we drive.' },
    { property: 'og:url', content: 'https://shop.example/shipping' },
    {
      property: 'og:image',
      content: expect.stringMatching(/^https:\/\/shop\.example\/share-pictures\/shop\//),
    },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Ṣadé’s Oven' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      name: 'twitter:image',
      content: expect.stringMatching(/^https:\/\/shop\.example\/share-pictures\/shop\//),
    },
  ]);
});

test('a page that has nothing to say of itself has no blank description', () => {
  const described = describePublicPage({ matches }, { title: 'Blog', description: ' ', path: '/blog' });
  expect(described).not.toContainEqual(expect.objectContaining({ name: 'description' }));
  expect(described).not.toContainEqual(expect.objectContaining({ property: 'og:description' }));
});

test('a long description is cut between words', () => {
  expect(shortenDescription('honey '.repeat(60))).toBe(`${'honey '.repeat(26).trim()}…`);
});
