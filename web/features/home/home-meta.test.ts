import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import { describeHomePage } from './home-meta.ts';

const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven', tagline: 'Cakes and chops in Ìbàdàn' };
const describeFor = (said: ShopProfile, prices: Parameters<typeof describeHomePage>[1]) =>
  describeHomePage(
    { matches: [{ id: 'root', loaderData: { shop: said, origin: 'https://shop.example' } }] },
    prices,
  );

test('the home page is the shop: its name, what it says of itself, where it is', () => {
  const described = describeFor(shop, { min: 1_200, max: 98_000 });
  expect(described).toContainEqual({ title: 'Ṣadé’s Oven · Cakes and chops in Ìbàdàn' });
  expect(described).toContainEqual({
    name: 'description',
    content: expect.stringMatching(/^Cakes and chops in Ìbàdàn\. Order online/),
  });
  expect(described).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/' });
  expect(described).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({ '@type': 'WebSite' }),
        expect.objectContaining({ '@type': 'Bakery', priceRange: '₦1,200–₦98,000' }),
      ],
    },
  });
});

test('a shop that nobody has filled in yet has a title and a description', () => {
  const described = describeFor(BLANK_SHOP_PROFILE, null);
  expect(described).toContainEqual({ title: 'Our bakery' });
  expect(described).toContainEqual({ name: 'description', content: expect.stringMatching(/^Order online/) });
});
