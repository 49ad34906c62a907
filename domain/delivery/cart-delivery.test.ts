import { expect, test } from 'vitest';
import { describeCartDelivery } from './cart-delivery.ts';
import type { Zone } from './zones.ts';

const zone = (minimumInKobo: number): Zone => ({
  id: `from-${minimumInKobo}`,
  name: 'Zone',
  places: [],
  feeInKobo: 2_500_00,
  minimumInKobo,
  allowsPayOnDelivery: true,
});
const terms = { zones: [zone(15_000_00), zone(5_000_00)], freeAboveInKobo: 150_000_00 };

test('a cart below the smallest delivery says what is missing to it (P25.5)', () => {
  expect(describeCartDelivery(terms, 3_500_00)).toEqual([
    'The minimum order for delivery is ₦5,000. Add ₦1,500 more, or choose pickup.',
    'The minimum order is higher for Zone (₦15,000).',
  ]);
});

test('what is reached is no longer asked for', () => {
  expect(describeCartDelivery(terms, 5_000_00)).toEqual(['The minimum order is higher for Zone (₦15,000).']);
  expect(describeCartDelivery(terms, 150_000_00)).toEqual(['Delivery is free for this order.']);
});

test('once it is known where to, its own minimum is said and no other, and pickup only where it is near (P29.64, P29.192)', () => {
  const abuja = { ...zone(60_000_00), name: 'Abuja', places: [{ state: 'FCT' as const, lgas: [] }] };
  const known = { ...terms, zones: [...terms.zones, abuja] };
  const place = { state: 'FCT', lga: 'Bwari' };
  expect(describeCartDelivery(known, 25_200_00, place)).toEqual([
    'The minimum order for Bwari is ₦60,000 before delivery. Add ₦34,800 more, or choose pickup.',
  ]);
  expect(describeCartDelivery(known, 25_200_00, place, 'Lagos')).toEqual([
    'The minimum order for Bwari is ₦60,000 before delivery. Add ₦34,800 more.',
  ]);
  expect(describeCartDelivery(known, 75_600_00, place)).toEqual(['Add ₦74,400 more for free delivery.']);
});

test('free delivery is spoken of from half of the way to it on (P29.150)', () => {
  const near = { zones: [zone(0)], freeAboveInKobo: 150_000_00 };
  expect(describeCartDelivery(near, 6_000_00)).toEqual([]);
  expect(describeCartDelivery(near, 74_999_00)).toEqual([]);
  expect(describeCartDelivery(near, 75_000_00)).toEqual(['Add ₦75,000 more for free delivery.']);
  expect(describeCartDelivery(near, 149_000_00)).toEqual(['Add ₦1,000 more for free delivery.']);
});

test('before it is known where to, the cart names every zone that needs more, or how many, in one sentence (P29.103)', () => {
  const name = (name: string, minimumInKobo: number) => ({ ...zone(minimumInKobo), name });
  const say = (...zones: readonly Zone[]) =>
    describeCartDelivery({ zones: [zone(5_000_00), ...zones], freeAboveInKobo: null }, 20_000_00);
  const [ogun, abuja] = [name('Ota, Ifo and Sagamu', 25_000_00), name('Abuja', 60_000_00)];
  expect(say(abuja, name('Lekki', 15_000_00))).toEqual(['The minimum order is higher for Abuja (₦60,000).']);
  expect(say(abuja, ogun)).toEqual([
    'The minimum order is higher for Ota, Ifo and Sagamu (₦25,000) and Abuja (₦60,000).',
  ]);
  expect(say(abuja, ogun, name('Ibadan', 30_000_00), name('Enugu', 50_000_00))).toEqual([
    '4 areas have a higher minimum order, up to Abuja (₦60,000).',
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
    describeCartDelivery({ zones, freeAboveInKobo: null }, 20_000_00, place, 'Lagos');
  expect(say()).toEqual(['The minimum order is higher for Epe (₦25,000) and Abuja (₦60,000).']);
  expect(say({ state: 'Lagos', lga: '' })).toEqual(['The minimum order is higher for Epe (₦25,000).']);
  expect(say({ state: 'FCT', lga: '' })).toEqual([
    'The minimum order for Abuja is ₦60,000 before delivery. Add ₦40,000 more.',
  ]);
});

test('a shop that never delivers for free, or nowhere at all, promises nothing', () => {
  expect(describeCartDelivery({ zones: [zone(0)], freeAboveInKobo: null }, 1_00)).toEqual([]);
  expect(describeCartDelivery({ zones: [], freeAboveInKobo: 1_00 }, 1_00)).toEqual([]);
});
