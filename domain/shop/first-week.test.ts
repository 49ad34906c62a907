import { expect, test } from 'vitest';
import type { Calendar } from '../delivery/calendar.ts';
import { listDoneSteps, listOpeningObstacles, type ShopState } from './first-week.ts';
import { BLANK_SHOP_PROFILE } from './profile.ts';

const DAY = { isOpen: true, workUnits: 40 };
const CLOSED: Calendar = { weekdays: [], windows: [], cutOff: '16:00', horizonDays: 60 };
const offering = (capacities: Calendar['windows'][number]['capacities']): Calendar => ({
  ...CLOSED,
  weekdays: [DAY],
  windows: [{ id: 'day', from: '09:00', to: '17:00', capacities }],
});
const NEW_SHOP: ShopState = {
  profile: BLANK_SHOP_PROFILE,
  hasOwnLook: false,
  calendar: CLOSED,
  zoneCount: 0,
  hasBankAccount: false,
  hasOnlinePayments: false,
  publishedProducts: 0,
  hasOwnHomePage: false,
  untouchedPages: 7,
  hasOrders: false,
  hasRefund: false,
  hasFreshBackup: false,
  isOpen: false,
  ticked: [],
};
const NAMED = { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes', phone: '+2348035550142' };
const HOURS = [{ days: 'Mon to Sat', opens: '09:00', closes: '18:00' }];
const YABA = { street: '', area: 'Yaba', city: 'Lagos', state: 'Lagos' };

test.each<[string, Partial<ShopState>, readonly string[]]>([
  ['a new shop', {}, []],
  ['a name alone', { profile: { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes' } }, []],
  ['a name and a phone number', { profile: NAMED }, ['profile']],
  ['a look of its own', { hasOwnLook: true }, ['look']],
  ['a look that is kept', { ticked: ['look'] }, ['look']],
  ['opening hours nowhere', { profile: { ...BLANK_SHOP_PROFILE, openingHours: HOURS } }, []],
  [
    'opening hours somewhere',
    { profile: { ...BLANK_SHOP_PROFILE, openingHours: HOURS, address: YABA } },
    ['hours'],
  ],
  ['slots for pickup', { calendar: offering({ pickup: 4, delivery: 0 }) }, ['slots']],
  ['slots for deliveries to nowhere', { calendar: offering({ pickup: 0, delivery: 4 }) }, []],
  [
    'slots for deliveries',
    { calendar: offering({ pickup: 0, delivery: 4 }), zoneCount: 1 },
    ['slots', 'zones'],
  ],
  ['a zone', { zoneCount: 1 }, ['zones']],
  ['pickup only', { ticked: ['zones'] }, ['zones']],
  ['a bank account', { hasBankAccount: true }, ['bank']],
  ['payments online', { hasOnlinePayments: true }, ['bank']],
  ['two products in the shop', { publishedProducts: 2 }, []],
  ['three products in the shop', { publishedProducts: 3 }, ['products']],
  ['a home page with its own picture', { hasOwnHomePage: true }, ['home']],
  ['edited pages', { untouchedPages: 0 }, ['pages']],
  ['pages that were read', { ticked: ['pages'] }, ['pages']],
  ['an order before the opening', { hasOrders: true }, []],
  ['a test order paid and refunded', { hasOrders: true, hasRefund: true }, ['order']],
  ['a backup of the shop’s own', { hasFreshBackup: true }, ['backup']],
  ['a backup, which only the owner knows of', { ticked: ['backup'] }, ['backup']],
  ['an open shop with an order', { isOpen: true, hasOrders: true }, ['home', 'order', 'open']],
])('%s (P23.7, P36.35)', (_, state, done) => {
  expect(listDoneSteps({ ...NEW_SHOP, ...state })).toEqual(done);
});

test('a shop opens only when an order could really be taken (P36.11)', () => {
  const able: ShopState = {
    ...NEW_SHOP,
    profile: NAMED,
    calendar: offering({ pickup: 4, delivery: 0 }),
    hasBankAccount: true,
    publishedProducts: 1,
  };
  expect(listOpeningObstacles(NEW_SHOP)).toEqual(['profile', 'slots', 'bank', 'products']);
  expect(listOpeningObstacles(able)).toEqual([]);
  expect(listOpeningObstacles({ ...able, calendar: CLOSED })).toEqual(['slots']);
  const atNight = { ...NAMED, openingHours: [{ days: 'Mon to Sat', opens: '20:00', closes: '22:00' }] };
  expect(listOpeningObstacles({ ...able, profile: atNight })).toEqual(['slots']);
});
