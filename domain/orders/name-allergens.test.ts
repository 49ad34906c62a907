import { expect, test } from 'vitest';
import { nameAllergens, sayUndeclared } from './name-allergens.ts';

test('a custom item without allergens is not said to be free of them: nobody entered any (P28.298)', () => {
  const bread = { productId: 'bread', allergens: [] };
  const cake = { productId: 'red-velvet', allergens: ['egg'] };
  const custom = { productId: '~topper', allergens: [] };
  const discount = { productId: '~~reduction', allergens: [] };
  expect(sayUndeclared([bread, discount])).toBe('No allergens declared');
  expect(sayUndeclared([bread, cake])).toBe(null);
  expect(sayUndeclared([custom, discount])).toBe('Allergens not entered');
  expect(sayUndeclared([{ ...custom, allergens: ['nuts'] }, cake])).toBe(null);
  expect(sayUndeclared([custom, cake])).toBe('Allergens of custom items not entered');
});

test('one of which somebody has said that it contains none has none (P28.448)', () => {
  const topper = { productId: '~topper', allergens: ['none'] };
  expect(sayUndeclared([topper])).toBe('No allergens declared');
  expect(sayUndeclared([topper, { productId: 'red-velvet', allergens: ['egg'] }])).toBe(null);
  expect(nameAllergens(['egg', 'none'])).toEqual(['egg']);
});
