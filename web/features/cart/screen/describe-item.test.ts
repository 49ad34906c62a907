import { expect, test } from 'vitest';
import { readChoiceHash } from '../../../ui/ordering/read-choice-hash.ts';
import { nameItem, writeItemAddress } from './describe-item.ts';

const size = { id: '8-inch', name: '8 inch' };
const design = {
  text: '1.0101000000.02010110.Ada_0012.8q',
  words: 'Single-tier 8-inch cake: vanilla sponge',
};

test('what was chosen is said in words, also of a designed cake', () => {
  const choice = { size, isEggless: true, inscription: 'Happy 30th', design: null };
  expect(nameItem({ name: 'Red velvet', ...choice })).toBe('Red velvet, 8 inch, eggless, “Happy 30th”');
  expect(nameItem({ name: 'Your own cake', size: null, isEggless: false, inscription: '', design })).toBe(
    'Your own cake, Single-tier 8-inch cake: vanilla sponge',
  );
});

test('a designed cake leads to the designer with that cake in it, to change that line (P8.3, P29.309)', () => {
  const plain = { size: null, isEggless: false, inscription: '' };
  expect(writeItemAddress({ id: 'own-cake', design, ...plain })).toBe(
    `/products/own-cake?design=${design.text}&line=${design.text}`,
  );
  expect(writeItemAddress({ id: 'red-velvet', design: null, ...plain })).toBe('/products/red-velvet');
});

test('any other leads to its product, and its address says what was chosen (P29.259)', () => {
  const choice = { size, isEggless: true, inscription: 'Ẹ kú ọjọ́ ìbí & more' };
  const address = writeItemAddress({ id: 'red-velvet', design: null, ...choice });
  expect(readChoiceHash(new URL(address, 'https://shop.example').hash)).toEqual({
    sizeId: '8-inch',
    isEggless: true,
    inscription: choice.inscription,
  });
});
