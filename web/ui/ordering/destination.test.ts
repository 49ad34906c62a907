import { expect, test } from 'vitest';
import { toDeliveryTerms } from '../../../domain/delivery/zones.ts';
import { describeZone, findCheapestFee, findDestination, findFee } from './destination.ts';

const NO_ADDRESS = { state: '', lga: '' };

const terms = toDeliveryTerms({
  zones: [
    {
      id: 'mainland',
      name: 'Lagos Mainland',
      places: [{ state: 'Lagos', lgas: ['Surulere'] }],
      fee: 2_500,
      minimum: 5_000,
      allowsPayOnDelivery: true,
    },
    {
      id: 'abuja',
      name: 'Abuja',
      places: [{ state: 'FCT', lgas: [] }],
      fee: 12_000,
      minimum: 0,
      allowsPayOnDelivery: false,
    },
  ],
  freeAbove: 60_000,
});
const [mainland, abuja] = terms.zones;
if (!mainland || !abuja) throw new Error('The example has two zones');

const goTo = (state: string, lga: string) =>
  findDestination(terms, { method: 'delivery', address: { ...NO_ADDRESS, state, lga } }, 1_000_000);

test('state and area find the zone and its fee (P5.1)', () => {
  expect(goTo('Lagos', 'Surulere')).toEqual({ kind: 'zone', zone: mainland, feeInKobo: 250_000 });
  expect(findFee(goTo('FCT', 'Bwari'))).toBe(1_200_000);
});

test('until both are chosen nothing is claimed', () => {
  expect(goTo('Lagos', '')).toEqual({ kind: 'unknown' });
  expect(findFee(goTo('', ''))).toBeUndefined();
});

test('a place without a zone is not delivered to', () => {
  expect(goTo('Kano', 'Dala')).toEqual({ kind: 'nowhere' });
  expect(goTo('Lagos', 'Epe')).toEqual({ kind: 'nowhere' });
});

test('a state to which nothing is delivered is known before its area is chosen (P29.54)', () => {
  expect(goTo('Kano', '')).toEqual({ kind: 'nowhere' });
});

test('whoever picks up pays no fee', () => {
  const pickup = findDestination(undefined, { method: 'pickup', address: NO_ADDRESS }, 1_000_000);
  expect(findFee(pickup)).toBe(0);
});

test('a zone tells its fee, from when it is free, and whether one can pay on delivery (P5.3, P5.4)', () => {
  expect(describeZone(mainland, 250_000, terms)).toBe(
    'delivery ₦2,500, free from ₦60,000. You can pay on delivery here.',
  );
  expect(describeZone(abuja, 0, terms)).toBe('delivery is free.');
  expect(describeZone({ ...abuja, extraNoticeHours: 48 }, 0, terms)).toBe(
    'delivery is free. Delivery there takes 2 days longer.',
  );
});

test('the cheapest way is known before the address is', () => {
  expect(findCheapestFee(terms)).toBe(250_000);
  expect(findCheapestFee({ zones: [], freeAboveInKobo: null })).toBeUndefined();
});
