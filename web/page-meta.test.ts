import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../domain/shop/profile.ts';
import { titlePage, titleShop } from './page-meta.ts';

const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven', tagline: 'Cakes and chops in Ìbàdàn' };
const matches = [{ id: 'root', loaderData: { shop } }, undefined, { id: 'cart' }];

test("a page's title is followed by the shop's name", () => {
  expect(titlePage('Your cart')({ matches })).toEqual([{ title: 'Your cart · Ṣadé’s Oven' }]);
});

test("the home page's title is the shop's name and what it says of itself", () => {
  expect(titleShop({ matches })).toEqual([
    { title: 'Ṣadé’s Oven · Cakes and chops in Ìbàdàn' },
    { name: 'description', content: 'Cakes and chops in Ìbàdàn' },
  ]);
});

test('a shop that nobody has filled in yet has a title, and so has a page whose data failed', () => {
  const blank = [{ id: 'root', loaderData: { shop: BLANK_SHOP_PROFILE } }];
  expect(titleShop({ matches: blank })).toEqual([{ title: 'Our bakery' }]);
  expect(titlePage('Oops')({ matches: [{ id: 'root' }] })).toEqual([{ title: 'Oops · Our bakery' }]);
});
