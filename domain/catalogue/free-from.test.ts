import { expect, test } from 'vitest';
import { readChoice, readFacetValues } from './facets.ts';
import { NO_FILTER } from './filter.ts';
import { findFreeFrom, leaveOutFreeFrom } from './free-from.ts';

const CAKE = {
  category: 'Cakes',
  occasions: [],
  dietaryTags: ['Nut-free', 'Halal', 'Sugar-free'],
  flavorTags: [],
  allergens: ['gluten', 'nuts'],
  isCustom: false,
  egglessExtraInKobo: null,
} as const;

test('no tag promises to be free of an allergen, because traces are possible (P29.48)', () => {
  expect(
    leaveOutFreeFrom(['Nut-free', 'nut free', 'Gluten-Free', 'Halal', 'Sugar-free', 'constructor']),
  ).toEqual(['Halal', 'Sugar-free', 'constructor']);
  expect(readFacetValues(CAKE, 'dietary')).toEqual(['Halal', 'Sugar-free', 'Eggless']);
});

test('an old address that asks for such a tag leaves out the allergens it names (P29.48)', () => {
  expect(findFreeFrom('Nut-free')).toEqual(['nuts', 'peanuts']);
  const filter = { ...NO_FILTER, dietaryTags: ['Nut-free', 'Halal'], excludedAllergens: ['egg'] } as const;
  expect(readChoice(filter, 'dietary')).toEqual(['Halal']);
  expect(readChoice(filter, 'allergens')).toEqual(['egg', 'nuts', 'peanuts', 'undeclared']);
});
