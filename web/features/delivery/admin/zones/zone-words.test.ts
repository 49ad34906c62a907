import { expect, test } from 'vitest';
import { findTypedZone } from './find-typed-zone.ts';
import { createZone, type PlaceValues } from './terms-values.ts';
import { nameZone, sayFee, sayMinimum, sayPlaces } from './zone-words.ts';

const PART: PlaceValues = { state: 'Lagos', isWhole: false, lgas: ['Eti-Osa', 'Ikeja'] };
const WHOLE: PlaceValues = { state: 'Lagos', isWhole: true, lgas: ['Epe'] };
const EMPTY: PlaceValues = { state: 'Ogun', isWhole: false, lgas: [] };
const zone = (name: string, ...places: readonly PlaceValues[]) => ({ ...createZone(), name, places });

test('a zone is told in words, also while it is only half typed (P36.44)', () => {
  expect(nameZone(zone(' Island '), 1)).toBe('Island');
  expect(nameZone(zone(' '), 1)).toBe('Zone 2');
  expect(sayPlaces(zone('', PART, EMPTY), [])).toBe('Lagos: Eti-Osa and Ikeja.');
  expect(sayPlaces(zone('', WHOLE), [zone('', PART)])).toBe('The rest of Lagos.');
  expect(sayPlaces(zone('', EMPTY), [])).toBe('No areas yet');
  expect([sayFee('2500'), sayFee('2,5'), sayFee('')]).toEqual(['₦2,500 fee', 'No fee yet', 'No fee yet']);
  expect([sayMinimum('5,000'), sayMinimum('0'), sayMinimum('')]).toEqual([
    'orders from ₦5,000',
    'no minimum',
    'no minimum',
  ]);
});

test('an address falls in the zone that names its area before the one that has the whole state (P5.1)', () => {
  const zones = [zone('Outskirts', WHOLE), zone('Island', PART), zone('Nowhere yet', EMPTY)];
  expect(findTypedZone(zones, { state: 'Lagos', lga: 'Ikeja' })?.name).toBe('Island');
  expect(findTypedZone(zones, { state: 'Lagos', lga: 'Badagry' })?.name).toBe('Outskirts');
  expect(findTypedZone(zones, { state: 'Ogun', lga: 'Ifo' })).toBeUndefined();
});
