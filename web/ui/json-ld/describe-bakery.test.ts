import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import { describeBakery } from './describe-bakery.ts';
import { describeWebsite } from './describe-website.ts';

const shop: ShopProfile = {
  name: 'Ṣadé’s Oven',
  tagline: 'Cakes and chops in Ìbàdàn',
  address: { street: '3 Ring Road', area: 'Challenge', city: 'Ìbàdàn', state: 'Oyo' },
  email: 'hello@oven.example',
  phone: '+2348031234567',
  whatsapp: '',
  openingHours: [
    { days: 'Mon to Wed', opens: '07:00', closes: '19:00' },
    { days: 'Public holidays', opens: '09:00', closes: '12:00' },
  ],
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/oven.example' }],
};
const describeShop = (said: ShopProfile, pricesInKobo: { min: number; max: number } | null) =>
  describeBakery({ shop: said, picturePath: '/share.jpg', pricesInKobo }, 'https://shop.example');

test('the bakery says who and where it is, when it is open and what it costs', () => {
  expect(describeShop(shop, { min: 120_000, max: 9_800_000 })).toEqual({
    '@type': 'Bakery',
    '@id': 'https://shop.example/#bakery',
    name: 'Ṣadé’s Oven',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icon-512.png',
    image: ['https://shop.example/share.jpg'],
    hasMenu: 'https://shop.example/products',
    currenciesAccepted: 'NGN',
    description: 'Cakes and chops in Ìbàdàn',
    telephone: '+2348031234567',
    email: 'hello@oven.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '3 Ring Road, Challenge',
      addressLocality: 'Ìbàdàn',
      addressRegion: 'Oyo',
      addressCountry: 'NG',
    },
    // What no machine understands is left to people.
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
        opens: '07:00',
        closes: '19:00',
      },
    ],
    sameAs: ['https://instagram.com/oven.example'],
    priceRange: '₦1,200–₦98,000',
  });
});

test('a shop that nobody has filled in says nothing it does not know', () => {
  const said = Object.keys(describeShop(BLANK_SHOP_PROFILE, null));
  expect(said).toEqual(['@type', '@id', 'name', 'url', 'logo', 'image', 'hasMenu', 'currenciesAccepted']);
});

test('the site can be searched from outside', () => {
  expect(describeWebsite('Ṣadé’s Oven', 'https://shop.example')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
