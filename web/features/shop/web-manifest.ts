import type { ShopProfile } from '../../../domain/shop/profile.ts';

/** What somebody with the shop on their home screen wants most often: a long press shows it. */
const SHORTCUTS = [
  { name: 'Products', url: '/products' },
  { name: 'Design a cake', url: '/products?custom=1' },
  { name: 'Your cart', url: '/cart' },
  { name: 'My orders', url: '/orders' },
] as const;

/** For a phone's home screen, under the name the owner gave the shop. */
export function describeManifest({ name, tagline }: ShopProfile, pageColour: string) {
  return {
    // The installed shop stays the same one, whatever page it once begins with.
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['food', 'shopping'],
    background_color: pageColour,
    theme_color: pageColour,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      ...shortcut,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
