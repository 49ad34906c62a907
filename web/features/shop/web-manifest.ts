import { BRAND_ICONS, type BrandIconName, writeIconPath } from '../../../domain/shop/brand/brand.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';

/** What somebody with the shop on their home screen wants most often: a long press shows it. */
const DESIGN_A_CAKE = { name: 'Design a cake', url: '/products?custom=1' };
const SHORTCUTS = [
  { name: 'Products', url: '/products' },
  DESIGN_A_CAKE,
  { name: 'Your cart', url: '/cart' },
  { name: 'My Orders', url: '/orders' },
];

/** For a phone's home screen, under the name the owner gave the shop. */
export function describeManifest(shop: ShopProfile, pageColour: string, hasDesigner: boolean) {
  const { name, tagline } = shop;
  const describeIcon = (file: BrandIconName) => ({
    src: writeIconPath(shop, file),
    sizes: `${BRAND_ICONS[file].side}x${BRAND_ICONS[file].side}`,
    type: 'image/png',
  });
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
      describeIcon('icon-192.png'),
      describeIcon('icon-512.png'),
      { ...describeIcon('icon-maskable-192.png'), purpose: 'maskable' },
      { ...describeIcon('icon-maskable-512.png'), purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.filter((each) => hasDesigner || each !== DESIGN_A_CAKE).map((shortcut) => ({
      ...shortcut,
      icons: [describeIcon('icon-192.png')],
    })),
  };
}
