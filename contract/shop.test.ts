import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../domain/shop/profile.ts';
import { readShopEndpoint, shopProfileSchema } from './shop.ts';

const profile: ShopProfile = {
  name: 'Ṣadé’s Oven',
  tagline: 'Cakes and chops in Ìbàdàn',
  address: { street: '3 Ring Road', area: 'Challenge', city: 'Ibadan', state: 'Oyo' },
  email: 'hello@bakery.example',
  phone: '+2348031234567',
  whatsapp: '',
  openingHours: [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }],
  socialLinks: [{ network: 'instagram', url: 'https://instagram.com/bakery.example' }],
};

function isProfile(changes: Record<string, unknown>): boolean {
  return shopProfileSchema.safeParse({ ...profile, ...changes }).success;
}

test('the shop is read at GET /api/shop', () => {
  expect(readShopEndpoint).toMatchObject({ method: 'GET', path: '/api/shop' });
  expect(readShopEndpoint.answerSchema.parse(profile)).toEqual(profile);
});

test('a shop that nobody has filled in yet has a profile', () => {
  expect(shopProfileSchema.parse(BLANK_SHOP_PROFILE)).toEqual(BLANK_SHOP_PROFILE);
});

test('what is not part of the profile is not answered', () => {
  expect(shopProfileSchema.parse({ ...profile, ownerNote: 'call the flour man' })).toEqual(profile);
});

describe('a profile is not taken', () => {
  test('without a name, or with one above 60 characters', () => {
    expect(isProfile({ name: '' })).toBe(false);
    expect(isProfile({ name: 'x'.repeat(60) })).toBe(true);
    expect(isProfile({ name: 'x'.repeat(61) })).toBe(false);
  });

  test('with a line above 160 characters', () => {
    expect(isProfile({ tagline: 'x'.repeat(160) })).toBe(true);
    expect(isProfile({ tagline: 'x'.repeat(161) })).toBe(false);
    expect(isProfile({ address: { ...profile.address, street: 'x'.repeat(161) } })).toBe(false);
  });

  test.each(['hello', 'hello@', 'a b@bakery.example', 'hello@bakery.example, other@bakery.example'])(
    'with the email address "%s"',
    (email) => {
      expect(isProfile({ email })).toBe(false);
    },
  );

  test.each(['0803 123 4567', '+234803123456', '+44 20 7946 0958', '2348031234567'])(
    'with a phone number that is not in the kept form: %s',
    (phone) => {
      expect(isProfile({ phone })).toBe(false);
      expect(isProfile({ whatsapp: phone })).toBe(false);
    },
  );

  test.each([
    'javascript:alert(1)',
    'http://instagram.com/x',
    'data:text/html,x',
    '//instagram.com/x',
    'instagram',
  ])('with the link %s', (url) => {
    expect(isProfile({ socialLinks: [{ network: 'instagram', url }] })).toBe(false);
  });

  test('with a social network the shop has no icon for, or more links than networks', () => {
    const link = profile.socialLinks[0];
    expect(isProfile({ socialLinks: [{ ...link, network: 'myspace' }] })).toBe(false);
    expect(isProfile({ socialLinks: Array(4).fill(link) })).toBe(true);
    expect(isProfile({ socialLinks: Array(5).fill(link) })).toBe(false);
  });

  test('with more than seven opening hours, or with hours that are no time of day', () => {
    const hours = profile.openingHours[0];
    expect(isProfile({ openingHours: Array(7).fill(hours) })).toBe(true);
    expect(isProfile({ openingHours: Array(8).fill(hours) })).toBe(false);
    expect(isProfile({ openingHours: [{ ...hours, opens: '7am' }] })).toBe(false);
    expect(isProfile({ openingHours: [{ ...hours, days: '' }] })).toBe(false);
  });
});
