import { expect, test } from 'vitest';
import type { NigerianState } from '../addresses/states.ts';
import { describeAreas, listAreas, nameSoonestArea } from './area-terms.ts';
import type { Zone } from './zones.ts';

const zone = (state: NigerianState, fee: number, extraNoticeHours?: number, minimum = 0): Zone => ({
  id: `${state}-${fee}`,
  name: 'Zone',
  places: [{ state, lgas: [] }],
  feeInKobo: fee * 100,
  minimumInKobo: minimum * 100,
  allowsPayOnDelivery: true,
  extraNoticeHours,
});
const LAGOS = [zone('Lagos', 3_000), zone('Lagos', 2_500)];
const ABUJA = zone('FCT', 18_000, 48);
const say = (zones: readonly Zone[], goods = 0, freeAbove: number | null = 150_000) =>
  describeAreas(
    listAreas(zones),
    { freeAboveInKobo: freeAbove === null ? null : freeAbove * 100 },
    goods * 100,
  );
const soonest = (...zones: readonly Zone[]) => nameSoonestArea(listAreas(zones));

test('what delivery costs and how long it takes by area is one line (P29.451)', () => {
  expect(say([...LAGOS, ABUJA])).toBe('Lagos from ₦2,500 · Abuja ₦18,000, 2 days longer');
  expect(say([...LAGOS, zone('Lagos', 5_500, 24), zone('Ogun', 0), zone('Ogun', 8_000)])).toBe(
    'Lagos from ₦2,500, up to a day longer · Ogun up to ₦8,000',
  );
  expect(say([...LAGOS, zone('Ogun', 8_000), zone('Oyo', 9_000), ABUJA])).toBe(
    'Lagos from ₦2,500 · elsewhere from ₦8,000, up to 2 days longer',
  );
});

test('what is free or the same everywhere is no matter of areas (P29.451)', () => {
  expect(say([...LAGOS, ABUJA], 150_000)).toBe('Lagos free · Abuja free, 2 days longer');
  expect(say([...LAGOS, zone('Ogun', 8_000)], 150_000)).toBe('');
  expect(say([...LAGOS, ABUJA], 150_000, null)).toContain('from ₦2,500');
  expect(say([zone('Lagos', 2_500), zone('Ogun', 2_500)])).toBe('');
  expect(say(LAGOS)).toBe('');
  expect(say([])).toBe('');
});

test('an area’s minimum order is named where goods don’t come to it and no other place on the page names it (P29.451)', () => {
  const zones = [
    zone('Lagos', 2_500, 0, 5_000),
    zone('Ogun', 4_000, 0, 5_000),
    zone('FCT', 18_000, 48, 60_000),
  ];
  const sayAll = (goods: number) =>
    describeAreas(listAreas(zones), { freeAboveInKobo: null }, goods * 100, true);
  expect(sayAll(1_200)).toBe(
    'Lagos ₦2,500 · Ogun ₦4,000 · Abuja ₦18,000, 2 days longer, minimum order ₦60,000',
  );
  expect(sayAll(60_000)).toBe('Lagos ₦2,500 · Ogun ₦4,000 · Abuja ₦18,000, 2 days longer');
  expect(say(zones)).not.toContain('minimum');
});

test('the earliest day is said for where it is, once another area takes longer (P29.452)', () => {
  expect(soonest(...LAGOS, ABUJA)).toBe('Lagos');
  expect(soonest(...LAGOS, zone('Ogun', 8_000), ABUJA)).toBe('Lagos');
  expect(soonest(...LAGOS, zone('Lagos', 5_500, 24))).toBe('parts of Lagos');
  expect(soonest(...LAGOS, zone('Lagos', 5_500, 24), zone('Ogun', 8_000))).toBe('Ogun');
  expect(soonest(...LAGOS, zone('Ogun', 8_000))).toBeUndefined();
  expect(soonest()).toBeUndefined();
});
