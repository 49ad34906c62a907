import { expect, test } from 'vitest';
import { filterAreas, findOtherZone } from './list-areas.ts';
import { createZone } from './terms-values.ts';

test('areas are found however they are typed', () => {
  const areas = ['Ado-Odo/Ota', 'Eti-Osa', 'Lagos Island', 'Ibeju-Lekki'];
  expect(filterAreas(areas, 'eti osa')).toEqual(['Eti-Osa']);
  expect(filterAreas(areas, 'LEKKI')).toEqual(['Ibeju-Lekki']);
  expect(filterAreas(areas, 'ado odo ota')).toEqual(['Ado-Odo/Ota']);
  expect(filterAreas(areas, ' ')).toEqual(areas);
  expect(filterAreas(areas, 'Kano')).toEqual([]);
});

test('an area says which other zone has it, but not for the sake of a whole state', () => {
  const zone = { ...createZone(), name: 'Island' };
  const named = { ...zone, places: [{ state: 'Lagos', isWhole: false, lgas: ['Ikeja'] } as const] };
  const whole = { ...zone, places: [{ state: 'Lagos', isWhole: true, lgas: ['Ikeja'] } as const] };
  expect(findOtherZone([whole, named], 'Lagos', 'Ikeja')).toBe('Island');
  expect(findOtherZone([whole], 'Lagos', 'Ikeja')).toBeUndefined();
  expect(findOtherZone([named], 'Osun', 'Ikeja')).toBeUndefined();
});
