import { expect, test } from 'vitest';
import { ALLERGEN_NAMES, ALLERGENS, findAvoided, isAllergen, isFreeOf } from './allergens.ts';

test('every allergen has a name of its own', () => {
  expect(Object.keys(ALLERGEN_NAMES).sort()).toEqual([...ALLERGENS].sort());
  expect(new Set(Object.values(ALLERGEN_NAMES)).size).toBe(ALLERGENS.length);
});

test('only what is on the list is an allergen', () => {
  expect(ALLERGENS.every(isAllergen)).toBe(true);
  for (const text of ['', 'Milk', 'milk ', 'love', 'toString'])
    expect([text, isAllergen(text)]).toEqual([text, false]);
});

test('what a shopper avoids is found in the order of the list', () => {
  expect(findAvoided(['nuts', 'egg', 'gluten'], new Set(['egg', 'nuts', 'fish']))).toEqual(['egg', 'nuts']);
  expect(findAvoided(['nuts'], new Set())).toEqual([]);
  expect(findAvoided([], new Set(['nuts']))).toEqual([]);
});

test('only what is said to be free of what somebody avoids is suggested to them (P29.39)', () => {
  const nuts = new Set(['nuts'] as const);
  expect(isFreeOf({ allergens: ['egg'], dietaryTags: [] }, nuts)).toBe(true);
  expect(isFreeOf({ allergens: ['egg', 'nuts'], dietaryTags: [] }, nuts)).toBe(false);
  expect(isFreeOf({ allergens: [], dietaryTags: ['Vegan'] }, nuts)).toBe(true);
  expect(isFreeOf({ allergens: [], dietaryTags: [] }, nuts)).toBe(false);
  expect(isFreeOf({ allergens: [], dietaryTags: [] }, new Set())).toBe(true);
});
