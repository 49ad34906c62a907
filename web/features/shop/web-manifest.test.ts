import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { describeManifest } from './web-manifest.ts';

const manifest = describeManifest({ ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven' }, 'ivory');

test('the home screen shows the name the owner gave the shop, in the colour of its pages', () => {
  expect(manifest).toMatchObject({
    name: 'Ṣadé’s Oven',
    start_url: '/',
    background_color: 'ivory',
    theme_color: 'ivory',
  });
});

test.each(manifest.icons)('the icon $src is there', ({ src }) => {
  expect(existsSync(new URL(`../../../public${src}`, import.meta.url))).toBe(true);
});
