import { expect, test } from 'vitest';
import { dressShop, findInitial, HOUSE_BRAND, HOUSE_NAME } from './brand.ts';

test.each([
  ['Leaven', 'L'],
  ['ọ̀yìn & sons', 'Ọ̀'],
  ['  “7 Loaves”', '7'],
  ['Ɗan Zaki', 'Ɗ'],
  ['مخبز', '•'],
  [HOUSE_NAME, ''],
])('%s is known by %s (P36.28)', (name, initial) => {
  expect(findInitial(name)).toBe(initial.normalize('NFC'));
});

test('a shop in the house’s own look has its own mark and no style sheet of its own; another initial makes another mark (P36.3, P36.28)', () => {
  expect(dressShop(HOUSE_BRAND, HOUSE_NAME, '')).toBeUndefined();
  const leaven = dressShop(HOUSE_BRAND, 'Leaven', '');
  expect(leaven).toMatchObject({ initial: 'L', hasTheme: false });
  expect(dressShop(HOUSE_BRAND, 'Crumb', '')?.mark).not.toBe(leaven?.mark);
  expect(dressShop({ ...HOUSE_BRAND, fonts: 'clean' }, 'Leaven', '')?.hasTheme).toBe(true);
});
