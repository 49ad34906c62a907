import { expect, test } from 'vitest';
import type { SavedAddress } from '../../../../contract/account.ts';
import { listAddressLines, nameAddress } from './address-lines.ts';

const ADDRESS: SavedAddress = {
  id: 'a1',
  label: 'Office',
  state: 'Lagos',
  lga: 'Eti-Osa',
  area: 'Lekki Phase 1',
  street: '27 Ẹniọla Crescent',
  landmark: 'the blue filling station',
  recipient: 'Mama Nkechi',
  phone: '+2348031234567',
  isDefault: true,
};

test('an address is written as on a parcel', () => {
  expect(listAddressLines(ADDRESS)).toEqual([
    '27 Ẹniọla Crescent',
    'Lekki Phase 1, Eti-Osa',
    'Lagos',
    'Landmark: the blue filling station',
    'For Mama Nkechi',
    '0803 123 4567',
  ]);
});

test('what was left blank takes no line', () => {
  expect(listAddressLines({ ...ADDRESS, area: '', landmark: '', recipient: '', phone: '' })).toEqual([
    '27 Ẹniọla Crescent',
    'Eti-Osa',
    'Lagos',
  ]);
});

test('an address without a label is called by its street', () => {
  expect(nameAddress(ADDRESS)).toBe('Office');
  expect(nameAddress({ ...ADDRESS, label: '' })).toBe('27 Ẹniọla Crescent');
});
