import { expect, test } from 'vitest';
import { toDeliveryTerms, type Zone } from '../../../domain/delivery/zones.ts';
import {
  describeExcluded,
  describeFee,
  describeServed,
  describeZone,
  findDestination,
  findFee,
} from './destination.ts';

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
  expect(goTo('Lagos', 'Surulere')).toEqual({
    kind: 'zone',
    zone: mainland,
    area: 'Surulere',
    feeInKobo: 250_000,
  });
  expect(findFee(goTo('FCT', 'Bwari'))).toBe(1_200_000);
});

test('until both are chosen nothing is claimed', () => {
  expect(goTo('Lagos', '')).toMatchObject({ kind: 'unknown' });
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
    '₦2,500, free from ₦60,000. You can pay on delivery here.',
  );
  expect(describeZone(abuja, 0, terms, false)).toBe('free.');
  expect(describeZone({ ...abuja, extraNoticeHours: 48 }, 0, terms, false)).toBe(
    'free. Delivery there takes 2 days longer.',
  );
});

test('where others can pay on delivery, a zone says that one cannot there (P29.200)', () => {
  expect(describeZone(abuja, 0, terms)).toBe('free. You can’t pay on delivery here.');
  expect(describeZone(abuja, 0, { ...terms, zones: [abuja] })).toBe('free.');
});

test('what delivery costs is that of the place as far as it is known (P29.192)', () => {
  const say = (state: string, lga: string, goodsInKobo = 1_000_000) =>
    describeFee(terms, { state, lga }, goodsInKobo);
  expect(say('', '')).toBe('from ₦2,500');
  expect(say('FCT', '')).toBe('from ₦12,000');
  expect(say('', '', 6_000_000)).toBe('free');
  expect(say('FCT', 'Bwari')).toBe('₦12,000');
  expect(say('FCT', 'Bwari', 6_000_000)).toBe('free');
  expect(say('Lagos', 'Epe')).toBe('not to this area');
  expect(describeFee(undefined, NO_ADDRESS, 0)).toBe('To your door');
});

test('the least that delivery costs is known before the place, unless only some would pay nothing (P29.224)', () => {
  expect(goTo('', '')).toEqual({ kind: 'unknown', lowestFeeInKobo: 250_000 });
  expect(goTo('FCT', '')).toEqual({ kind: 'unknown', lowestFeeInKobo: 1_200_000 });
  const partlyFree = { ...terms, zones: [mainland, { ...abuja, feeInKobo: 0 }] };
  const nowhere = { method: 'delivery', address: NO_ADDRESS } as const;
  expect(findDestination(partlyFree, nowhere, 1_000_000)).toEqual({ kind: 'unknown' });
});

test('a place to which nothing is delivered names where in its state, or in which states, it is (P29.193)', () => {
  expect(describeServed(terms.zones, 'Lagos')).toBe('In Lagos we deliver to Surulere.');
  expect(describeServed(terms.zones, 'Kano')).toBe('We deliver in Lagos and FCT (Abuja).');
});

test('pickup is offered only to whoever is near (P29.192)', () => {
  const goods = [{ id: 'cheesecake', name: 'Cheesecake', category: 'Cakes' }];
  const zones = [mainland, { ...abuja, excludedCategories: ['Cakes'] }];
  const place = { state: 'FCT', lga: 'Bwari' };
  expect(describeExcluded(zones, place, goods, false)).toBe(
    'Cheesecake can’t be delivered to Bwari. Remove it from your cart.',
  );
  expect(describeExcluded(zones, place, goods, true)).toBe(
    'Cheesecake can’t be delivered to Bwari. Remove it from your cart, or choose pickup.',
  );
});

test('what no zone of a state takes is said as soon as the state is known (P29.571)', () => {
  const goods = [{ id: 'cheesecake', name: 'Cheesecake', category: 'Cakes' }];
  const far = { ...abuja, excludedCategories: ['Cakes'] };
  const farther = { ...far, id: 'kwali', places: [{ state: 'FCT' as const, lgas: ['Kwali'] }] };
  const say = (zones: readonly Zone[], state: string) =>
    describeExcluded(zones, { state, lga: '' }, goods, false);
  expect(say([mainland, far, farther], 'FCT')).toBe(
    'Cheesecake can’t be delivered to Abuja. Remove it from your cart.',
  );
  expect(say([mainland, far, { ...farther, excludedCategories: [] }], 'FCT')).toBe('');
  expect(say([mainland, far], 'Lagos')).toBe('');
  expect(say([mainland, far], '')).toBe('');
});
