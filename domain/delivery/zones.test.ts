import { describe, expect, test } from 'vitest';
import { listPaymentMethods } from '../payments/payment-methods.ts';
import { computeDeliveryFee, findZone, listDeliveredStates, type Zone } from './zones.ts';

const zone = (id: string, places: Zone['places'], feeInKobo = 250_000): Zone => ({
  id,
  name: id,
  places,
  feeInKobo,
  minimumInKobo: 0,
  allowsPayOnDelivery: id === 'island',
});
const ZONES = [
  zone('rest-of-lagos', [{ state: 'Lagos', lgas: [] }]),
  zone('island', [{ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] }]),
  zone('abuja', [{ state: 'FCT', lgas: [] }]),
];

describe('an address', () => {
  test.each([
    ['Lagos', 'Eti-Osa', 'island'],
    ['Lagos', 'Ikeja', 'rest-of-lagos'],
    ['FCT', 'Bwari', 'abuja'],
  ])('in %s, %s falls in the zone %s (P5.1)', (state, lga, expected) => {
    expect(findZone(ZONES, { state, lga })?.id).toBe(expected);
  });

  test('where the shop does not deliver has no zone', () => {
    expect(findZone(ZONES, { state: 'Kano', lga: 'Dala' })).toBeUndefined();
    expect(findZone([], { state: 'Lagos', lga: 'Ikeja' })).toBeUndefined();
  });
});

describe('the fee', () => {
  test('is the zone’s, until the goods reach the amount above which delivery is free (P5.4)', () => {
    const terms = { zones: ZONES, freeAboveInKobo: 8_000_000 };
    const [lagos] = ZONES;
    if (!lagos) throw new Error('There is a zone.');
    expect(computeDeliveryFee(terms, lagos, 7_999_999)).toBe(250_000);
    expect(computeDeliveryFee(terms, lagos, 8_000_000)).toBe(0);
    expect(computeDeliveryFee({ ...terms, freeAboveInKobo: null }, lagos, 900_000_000)).toBe(250_000);
  });
});

describe('the ways to pay', () => {
  test('include paying the rider only where the zone allows it (P5.3)', () => {
    expect(listPaymentMethods('delivery', { allowsPayOnDelivery: true }, [])).toEqual([
      'transfer',
      'on_delivery',
    ]);
    expect(listPaymentMethods('delivery', { allowsPayOnDelivery: false }, [])).toEqual(['transfer']);
    expect(listPaymentMethods('delivery', undefined, [])).toEqual(['transfer']);
  });

  test('include paying at the counter for a pickup', () => {
    expect(listPaymentMethods('pickup', undefined, [])).toEqual(['transfer', 'at_pickup']);
  });
});

test('the states that are delivered to are named once each (P29.262)', () => {
  const places = (...states: readonly ('Lagos' | 'Ogun')[]) => ({
    places: states.map((state) => ({ state, lgas: [] })),
  });
  expect(listDeliveredStates([places('Lagos'), places('Lagos', 'Ogun')])).toEqual(['Lagos', 'Ogun']);
  expect(listDeliveredStates([])).toEqual([]);
});
