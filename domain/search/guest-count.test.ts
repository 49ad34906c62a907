import { expect, test } from 'vitest';
import { readGuestCount, readPeople } from './guest-count.ts';

test.each([
  ['cake for 25 people', 25, 'cake'],
  ['25 guests', 25, ''],
  ['Birthday  cake 30 PERSONS chocolate', 30, 'Birthday cake chocolate'],
  ['small chops for about 40 guests under 50k', 40, 'small chops under 50k'],
  ['cake for under 20 people', 20, 'cake'],
  ['birthday cake for 20', 20, 'birthday cake'],
  ['Cake for 120 by Saturday ', 120, 'Cake by Saturday'],
])('%j is for %d and %j (P29.123, P29.199)', (query, guests, rest) => {
  expect(readGuestCount(query)).toEqual({ guests, rest });
});

test.each([
  'box of 12',
  'cake for 2 year old',
  'people',
  '0 guests',
  'guests 25',
  'x25 people',
  'cake for 40th',
  'cake for 5000',
])('%j names nobody to feed', (query) => {
  expect(readGuestCount(query)).toBeUndefined();
});

test('a longer text names people only where it says that they are (P29.465)', () => {
  expect(readPeople('A sugar drum on top, please.\nIt is for 40\nguests in 2 rooms.')).toBe(40);
  expect(readPeople('In gold, for 40 years of marriage, and a candle for 40')).toBe(0);
});
