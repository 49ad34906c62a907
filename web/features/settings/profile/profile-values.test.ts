import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../../domain/shop/profile.ts';
import { addHours, buildProfile, fillProfile, findProfileProblems } from './profile-values.ts';

const PROFILE: ShopProfile = {
  ...BLANK_SHOP_PROFILE,
  name: 'Oyin Bakes',
  phone: '+2348031234567',
  openingHours: [
    { days: 'Mon to Sat', opens: '07:00', closes: '19:00' },
    { days: 'Sunday', opens: '12:00', closes: '17:00' },
  ],
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/oyin.example' }],
};

test('a profile that nobody touches is sent as it came, but for the phone’s form', () => {
  expect(buildProfile(fillProfile(PROFILE))).toEqual({ ...PROFILE, phone: '0803 123 4567' });
  expect(findProfileProblems(fillProfile(PROFILE))).toEqual({});
  expect(fillProfile(PROFILE)).toEqual(fillProfile(PROFILE));
});

test('what is wrong is said at the field where it was typed', () => {
  const values = fillProfile(PROFILE);
  const problems = findProfileProblems({
    ...values,
    name: ' ',
    phone: '0803',
    socialLinks: { ...values.socialLinks, instagram: '', facebook: 'facebook.com/oyin' },
    openingHours: [{ key: 'a', days: 'Mon', opens: '19:00', closes: '07:00' }],
  });
  expect(Object.keys(problems).sort()).toEqual([
    'name',
    'openingHours.0.closes',
    'phone',
    'socialLinks.facebook',
  ]);
});

test('a blank network is no link, and new hours begin like the last ones, the first ones with a usual week', () => {
  const values = fillProfile(PROFILE);
  expect(
    buildProfile({ ...values, socialLinks: { ...values.socialLinks, facebook: ' ' } }).socialLinks,
  ).toEqual([]);
  expect(addHours(values.openingHours)).toMatchObject({ days: '', opens: '12:00', closes: '17:00' });
  expect(addHours([])).toMatchObject({ days: 'Mon to Sat', opens: '09:00', closes: '17:00' });
});
