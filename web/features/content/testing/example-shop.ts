import type { ShopProfile } from '../../../../domain/shop/profile.ts';

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
