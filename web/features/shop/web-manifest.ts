import type { ShopProfile } from '../../../domain/shop/profile.ts';

/** For a phone's home screen, under the name the owner gave the shop. */
export function describeManifest({ name, tagline }: ShopProfile, pageColour: string) {
  return {
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    display: 'standalone',
    background_color: pageColour,
    theme_color: pageColour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
