import { expect, test } from 'vitest';
import type { NigerianState } from '../addresses/states.ts';
import { describeCartDelivery } from './cart-delivery.ts';
import type { Zone } from './zones.ts';

const zone = (minimumInKobo: number, state: NigerianState = 'Lagos'): Zone => ({
  id: `from-${minimumInKobo}`,
  name: 'Zone',
  places: [{ state, lgas: [] }],
  feeInKobo: 2_500_00,
  minimumInKobo,
  allowsPayOnDelivery: true,
});
const terms = { zones: [zone(15_000_00), zone(5_000_00)], freeAboveInKobo: 150_000_00 };

const GOODS = [{ id: 'meat-pie', name: 'Meat Pie', category: 'Pies' }];

test('a cart below the smallest delivery says what is missing to it (P25.5)', () => {
  expect(describeCartDelivery(terms, GOODS, 3_500_00)).toEqual([
    'The minimum order for delivery is ₦5,000. Add ₦1,500 more, or choose pickup.',
    'Minimum order: ₦15,000 in parts of Lagos.',
  ]);
});

test('what is reached is no longer asked for', () => {
  expect(describeCartDelivery(terms, GOODS, 5_000_00)).toEqual(['Minimum order: ₦15,000 in parts of Lagos.']);
  expect(describeCartDelivery(terms, GOODS, 150_000_00)).toEqual(['Delivery is free for this order.']);
});

test('once it is known where to, its own minimum is said and no other, and pickup only where it is near (P29.64, P29.192)', () => {
  const abuja = { ...zone(60_000_00), name: 'Abuja', places: [{ state: 'FCT' as const, lgas: [] }] };
  const known = { ...terms, zones: [...terms.zones, abuja] };
  const place = { state: 'FCT', lga: 'Bwari' };
  expect(describeCartDelivery(known, GOODS, 25_200_00, place)).toEqual([
    'The minimum order for Bwari is ₦60,000 before delivery. Add ₦34,800 more, or choose pickup.',
  ]);
  expect(describeCartDelivery(known, GOODS, 25_200_00, place, 'Lagos')).toEqual([
    'The minimum order for Bwari is ₦60,000 before delivery. Add ₦34,800 more.',
  ]);
  expect(describeCartDelivery(known, GOODS, 75_600_00, place)).toEqual([
    'Add ₦74,400 more for free delivery.',
  ]);
});

test('free delivery is spoken of from half of the way to it on (P29.150)', () => {
  const near = { zones: [zone(0)], freeAboveInKobo: 150_000_00 };
  expect(describeCartDelivery(near, GOODS, 6_000_00)).toEqual([]);
  expect(describeCartDelivery(near, GOODS, 74_999_00)).toEqual([]);
  expect(describeCartDelivery(near, GOODS, 75_000_00)).toEqual(['Add ₦75,000 more for free delivery.']);
  expect(describeCartDelivery(near, GOODS, 149_000_00)).toEqual(['Add ₦1,000 more for free delivery.']);
});

test('before it is known where to, the cart names what every state needs, or of how many, in one sentence (P29.103, P29.577)', () => {
  const say = (...zones: readonly Zone[]) =>
    describeCartDelivery({ zones: [zone(5_000_00), ...zones], freeAboveInKobo: null }, GOODS, 20_000_00);
  const [ogun, abuja] = [zone(25_000_00, 'Ogun'), zone(60_000_00, 'FCT')];
  expect(say(abuja, zone(15_000_00))).toEqual(['Minimum order: ₦60,000 in Abuja.']);
  expect(say(abuja, zone(30_000_00), zone(40_000_00))).toEqual([
    'Minimum order: ₦30,000 to ₦40,000 in parts of Lagos, ₦60,000 in Abuja.',
  ]);
  expect(say(abuja, ogun)).toEqual(['Minimum order: ₦25,000 in Ogun, ₦60,000 in Abuja.']);
  expect(say(abuja, ogun, zone(30_000_00, 'Oyo'), zone(50_000_00, 'Enugu'))).toEqual([
    'Minimum order in 4 states: ₦25,000 to ₦60,000.',
  ]);
});

test('what every state needs is said until one is chosen, and no other’s then (P29.304)', () => {
  const of = (name: string, state: 'FCT' | 'Lagos', minimumInKobo: number, lgas: readonly string[] = []) => ({
    ...zone(minimumInKobo),
    name,
    places: [{ state, lgas }],
  });
  const abuja = of('Abuja', 'FCT', 60_000_00);
  const zones = [of('Lagos', 'Lagos', 5_000_00, ['Ikeja']), of('Epe', 'Lagos', 25_000_00, ['Epe']), abuja];
  const say = (place?: { state: string; lga: string }) =>
    describeCartDelivery({ zones, freeAboveInKobo: null }, GOODS, 20_000_00, place, 'Lagos');
  expect(say()).toEqual(['Minimum order: ₦25,000 in parts of Lagos, ₦60,000 in Abuja.']);
  expect(say({ state: 'Lagos', lga: '' })).toEqual(['Minimum order: ₦25,000 in parts of Lagos.']);
  expect(say({ state: 'FCT', lga: '' })).toEqual([
    'The minimum order for Abuja is ₦60,000 before delivery. Add ₦40,000 more.',
  ]);
});

test('where something in the cart is not delivered, no minimum order is named and nobody is asked to buy more (P29.547)', () => {
  const abuja = {
    ...zone(2_000_00),
    name: 'Abuja',
    places: [{ state: 'FCT' as const, lgas: [] }],
    excludedProducts: ['meat-pie'],
  };
  const known = { ...terms, zones: [...terms.zones, abuja] };
  const far = { ...abuja, minimumInKobo: 60_000_00 };
  expect(describeCartDelivery({ ...terms, zones: [...terms.zones, far] }, GOODS, 6_000_00)).toEqual([
    'Minimum order: ₦15,000 in parts of Lagos.',
  ]);
  expect(describeCartDelivery(known, GOODS, 3_500_00)[0]).toBe(
    'The minimum order for delivery is ₦5,000. Add ₦1,500 more, or choose pickup.',
  );
  expect(describeCartDelivery(known, GOODS, 1_000_00, { state: 'FCT', lga: 'Bwari' })).toEqual([]);
});

test('a shop that never delivers for free, or nowhere at all, promises nothing', () => {
  expect(describeCartDelivery({ zones: [zone(0)], freeAboveInKobo: null }, GOODS, 1_00)).toEqual([]);
  expect(describeCartDelivery({ zones: [], freeAboveInKobo: 1_00 }, GOODS, 1_00)).toEqual([]);
});
