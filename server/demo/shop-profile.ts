import { HOUSE_NAME } from '../../domain/shop/brand/brand.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';

export const DEMO_SHOP_PROFILE: ShopProfile = {
  name: HOUSE_NAME,
  tagline: 'Cakes, small chops and bread in Lagos',
  address: { street: '14 Bode Okafor Close', area: 'Yaba', city: 'Lagos', state: 'Lagos' },
  email: 'hello@oyinbakes.example',
  phone: '+2348000000000',
  whatsapp: '+2348000000000',
  openingHours: [
    { days: 'Mon to Sat', opens: '07:00', closes: '19:00' },
    { days: 'Sunday', opens: '09:00', closes: '18:00' },
  ],
  socialLinks: [
    { network: 'instagram', url: 'https://instagram.com/oyinbakes.example' },
    { network: 'facebook', url: 'https://facebook.com/oyinbakes.example' },
  ],
};
