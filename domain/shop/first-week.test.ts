import { expect, test } from 'vitest';
import { listDoneSteps, type ShopState } from './first-week.ts';
import { BLANK_SHOP_PROFILE } from './profile.ts';

const NEW_SHOP: ShopState = {
  profile: BLANK_SHOP_PROFILE,
  zoneCount: 0,
  hasBankAccount: false,
  hasProducts: false,
  hasOrders: false,
  hasFreshBackup: false,
  ticked: [],
};
const HOURS = [{ days: 'Mon to Sat', opens: '09:00', closes: '18:00' }];

test.each<[string, Partial<ShopState>, readonly string[]]>([
  ['a new shop', {}, []],
  ['a name alone', { profile: { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes' } }, []],
  [
    'a name and a phone number',
    { profile: { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes', phone: '+2348035550142' } },
    ['profile'],
  ],
  ['opening hours', { profile: { ...BLANK_SHOP_PROFILE, openingHours: HOURS } }, ['hours']],
  ['a zone', { zoneCount: 1 }, ['zones']],
  ['pickup only', { ticked: ['zones'] }, ['zones']],
  ['a bank account', { hasBankAccount: true }, ['bank']],
  ['a product in the shop', { hasProducts: true }, ['products']],
  ['an order', { hasOrders: true }, ['order']],
  ['a backup of the shop’s own', { hasFreshBackup: true }, ['backup']],
  ['a backup, which only the owner knows of', { ticked: ['backup'] }, ['backup']],
])('%s (P23.7)', (_, state, done) => {
  expect(listDoneSteps({ ...NEW_SHOP, ...state })).toEqual(done);
});
