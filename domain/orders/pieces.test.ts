import { expect, test } from 'vitest';
import { countPieces, describePieces } from './pieces.ts';

test.each([
  ['Box of 6', 6],
  ['Gift tin of 30', 30],
  ['Tub of 500 g', undefined],
  ['For 12', undefined],
  ['8 inch', undefined],
  [null, undefined],
])('%s has %s pieces', (sizeName, pieces) => {
  expect(countPieces(sizeName)).toBe(pieces);
});

test('what is to be made is said in pieces where the size says how many there are (P22.6)', () => {
  expect(describePieces('Glazed ring doughnuts', 'Box of 6', 7)).toBe('7 boxes of 6 = 42 doughnuts');
  expect(describePieces('Puff-puff', 'Pack of 50', 2)).toBe('2 packs of 50 = 100 pieces');
  expect(describePieces('Shortbread', 'Gift tin of 30', 1)).toBe('1 gift tin of 30 = 30 pieces');
  expect(describePieces('Chin chin', 'Tub of 500 g', 3)).toBeUndefined();
});
