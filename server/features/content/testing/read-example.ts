import type { ContentKind } from '../../../../domain/content/entry.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { readContent } from '../markdown/read-content.ts';

export const EXAMPLE_SHOP: ShopProfile = {
  name: 'Oyin Bakes',
  tagline: 'Cakes and bread',
  address: { street: '14 Bode Okafor Close', area: 'Yaba', city: 'Lagos', state: 'Lagos' },
  email: 'hello@shop.example',
  phone: '+2348031234567',
  whatsapp: '+2348097654321',
  openingHours: [
    { days: 'Mon to Sat', opens: '07:00', closes: '19:00' },
    { days: 'Sunday', opens: '12:00', closes: '17:00' },
  ],
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/shop.example' }],
};

export const EXAMPLE_PICTURE = {
  id: '0b5a1f0e-3c1d-4a52-9a5e-2f6d1c9b7e44',
  width: 1600,
  height: 900,
  placeholder: 'data:image/webp;base64,AA',
};

type ExampleParts = { readonly kind?: ContentKind; readonly shop?: ShopProfile };

export function readExample(source: string, { kind = 'page', shop = EXAMPLE_SHOP }: ExampleParts = {}) {
  const warnings: string[] = [];
  const content = readContent(source, {
    kind,
    shop,
    findPicture: (id) => (id === EXAMPLE_PICTURE.id ? EXAMPLE_PICTURE : undefined),
    warn: (sentence) => warnings.push(sentence),
  });
  return { ...content, warnings };
}
