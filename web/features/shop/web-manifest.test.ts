import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { describeManifest } from './web-manifest.ts';

const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven' };
const manifest = describeManifest(shop, 'ivory', true);

test('the home screen shows the name the owner gave the shop, in the colour of its pages', () => {
  expect(manifest).toMatchObject({
    name: 'Ṣadé’s Oven',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: 'ivory',
    theme_color: 'ivory',
  });
});

test.each(manifest.icons)('the icon $src is there', ({ src }) => {
  expect(existsSync(new URL(`../../../public${src}`, import.meta.url))).toBe(true);
});

test('whatever shape a phone cuts, there is an icon that survives it, in both sizes', () => {
  const maskable = manifest.icons.filter((icon) => 'purpose' in icon).map(({ sizes }) => sizes);
  expect(maskable).toEqual(['192x192', '512x512']);
});

test('a long press leads to the bakes, the designer, the cart and one’s orders', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/products',
    '/products?custom=1',
    '/cart',
    '/orders',
  ]);
});

test('without a cake to design nothing on the home screen leads to the designer (P36.16)', () => {
  const { shortcuts } = describeManifest(shop, 'ivory', false);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/products', '/cart', '/orders']);
});
