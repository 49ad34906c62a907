import { describe, expect, test } from 'vitest';
import { EGGLESS_OPTION } from './eggless.ts';
import { NO_FILTER, type ProductFilter } from './filter.ts';
import { type Filterable, matchesFilter } from './match-filter.ts';

const CAKE: Filterable = {
  category: 'Cakes',
  dietaryTags: ['eggless', 'halal'],
  flavorTags: ['honey', 'lemon'],
  occasions: ['birthday', 'wedding'],
  allergens: ['gluten', 'milk'],
  isCustom: false,
  egglessExtraInKobo: null,
  servings: 10,
  sizes: [],
  leadTimeHours: 36,
  priceInKobo: 1_000_000,
  discountPercentage: 10,
};
const matches = (filter: Partial<ProductFilter>) => matchesFilter(CAKE, { ...NO_FILTER, ...filter });

test('no filter leaves everything', () => {
  expect(matches({})).toBe(true);
});

describe('a filter', () => {
  test.each<[string, Partial<ProductFilter>, boolean]>([
    ['one of several categories', { categories: ['Breads', 'Cakes'] }, true],
    ['another category', { categories: ['Breads'] }, false],
    ['all dietary tags it has', { dietaryTags: ['eggless', 'halal'] }, true],
    ['one dietary tag it lacks', { dietaryTags: ['eggless', 'vegan'] }, false],
    ['one of several flavours', { flavorTags: ['mango', 'lemon'] }, true],
    ['other flavours', { flavorTags: ['mango'] }, false],
    ['one of several occasions', { occasions: ['wedding', 'office'] }, true],
    ['another occasion', { occasions: ['office'] }, false],
    ['an allergen it is free of', { excludedAllergens: ['nuts'] }, true],
    ['an allergen it contains', { excludedAllergens: ['nuts', 'milk'] }, false],
    ['ready-made ones', { isCustom: false }, true],
    ['custom ones', { isCustom: true }, false],
    ['two that both fit', { categories: ['Cakes'], flavorTags: ['honey'] }, true],
    ['two of which one does not fit', { categories: ['Cakes'], flavorTags: ['mango'] }, false],
  ])('for %s', (_, filter, isMatch) => {
    expect(matches(filter)).toBe(isMatch);
  });

  test('by price means the price to pay, both ends included', () => {
    expect(matches({ minPriceInKobo: 900_000, maxPriceInKobo: 900_000 })).toBe(true);
    expect(matches({ minPriceInKobo: 900_001 })).toBe(false);
    expect(matches({ maxPriceInKobo: 899_999 })).toBe(false);
    expect(matches({ minPriceInKobo: 1_000_000 })).toBe(false);
  });
});

test('a product is left out that feeds too few or needs more notice than there is (P24.8)', () => {
  expect(matchesFilter(CAKE, { ...NO_FILTER, guests: 10, maxLeadTimeHours: 36 })).toBe(true);
  expect(matchesFilter(CAKE, { ...NO_FILTER, guests: 11 })).toBe(false);
  expect(matchesFilter(CAKE, { ...NO_FILTER, maxLeadTimeHours: 35 })).toBe(false);
});

test('what is wanted eggless and can be made so has no egg to be left out for (P29.285)', () => {
  const cake = { ...CAKE, allergens: ['egg', 'milk'] as const };
  const canBeMade = { ...cake, egglessExtraInKobo: 250_000 };
  const filter: ProductFilter = { ...NO_FILTER, excludedAllergens: ['egg'], isEggless: true };
  expect(matchesFilter(canBeMade, filter)).toBe(true);
  expect(matchesFilter(cake, filter)).toBe(false);
  expect(matchesFilter(canBeMade, { ...filter, isEggless: false })).toBe(false);
  expect(matchesFilter(canBeMade, { ...filter, excludedAllergens: ['egg', 'milk'] })).toBe(false);
});

test('guests and a price are looked for in the same size (P29.4)', () => {
  const sizes = [
    { servings: 10, priceInKobo: 1_000_000 },
    { servings: 20, priceInKobo: 2_000_000 },
  ];
  const finds = (filter: Partial<ProductFilter>) =>
    matchesFilter({ ...CAKE, sizes }, { ...NO_FILTER, ...filter });
  expect(finds({ guests: 20, maxPriceInKobo: 1_000_000 })).toBe(false);
  expect(finds({ guests: 20, maxPriceInKobo: 1_800_000 })).toBe(true);
  expect(finds({ guests: 10, maxPriceInKobo: 1_000_000 })).toBe(true);
  expect(finds({ guests: 10, minPriceInKobo: 1_500_000 })).toBe(true);
});

test('a design for more than its starting size feeds has no price yet, and is within none (P29.201)', () => {
  const design = { ...CAKE, isCustom: true, servings: 10 };
  const finds = (filter: Partial<ProductFilter>) => matchesFilter(design, { ...NO_FILTER, ...filter });
  expect(finds({ guests: 20 })).toBe(true);
  expect(finds({ guests: 20, maxPriceInKobo: 90_000_000 })).toBe(false);
  expect(finds({ guests: 10, maxPriceInKobo: 90_000_000 })).toBe(true);
  expect(finds({ maxPriceInKobo: 90_000_000 })).toBe(true);
});

test('a product that can be made without egg is under its own diet, beside being among the eggless (P29.3, P29.435)', () => {
  const cake = { ...CAKE, dietaryTags: ['halal'], allergens: ['egg'] as const, egglessExtraInKobo: 0 };
  const finds = (filter: Partial<ProductFilter>) => matchesFilter(cake, { ...NO_FILTER, ...filter });
  expect(finds({ dietaryTags: [EGGLESS_OPTION] })).toBe(true);
  expect(matches({ dietaryTags: [EGGLESS_OPTION] })).toBe(false);
  expect(finds({ dietaryTags: ['Eggless'] })).toBe(true);
  expect(finds({ dietaryTags: ['Eggless'], excludedAllergens: ['egg'] })).toBe(true);
  expect(finds({ excludedAllergens: ['egg'] })).toBe(false);
});

test('eggless is what has no egg, whatever its tags say, and what says nothing of what is in it is not (P29.435)', () => {
  const findsEggless = (said: Partial<Filterable>) =>
    matchesFilter({ ...CAKE, ...said }, { ...NO_FILTER, dietaryTags: ['Eggless'] });
  expect(findsEggless({ dietaryTags: ['halal'] })).toBe(true);
  expect(findsEggless({ dietaryTags: ['Eggless'], allergens: ['egg'] })).toBe(false);
  expect(findsEggless({ dietaryTags: [], allergens: [] })).toBe(false);
});

test('whoever leaves out an allergen is not shown what nobody has declared (P29.31)', () => {
  const undeclared = { ...CAKE, allergens: [], dietaryTags: [] };
  expect(matchesFilter(undeclared, NO_FILTER)).toBe(true);
  expect(matchesFilter(undeclared, { ...NO_FILTER, excludedAllergens: ['nuts'] })).toBe(false);
  const declared = { ...undeclared, dietaryTags: ['Vegan'] };
  expect(matchesFilter(declared, { ...NO_FILTER, excludedAllergens: ['nuts'] })).toBe(true);
});

test('what is to be made eggless costs no more than the limit with its extra, in the size that feeds the guests (P29.82, P29.101)', () => {
  const sizes = [
    { servings: 10, priceInKobo: 1_000_000 },
    { servings: 20, priceInKobo: 2_000_000 },
  ];
  const cake = { ...CAKE, sizes, allergens: ['egg'] as const, egglessExtraInKobo: 250_000 };
  const finds = (filter: Partial<ProductFilter>) => matchesFilter(cake, { ...NO_FILTER, ...filter });
  const eggless = { dietaryTags: [EGGLESS_OPTION] };
  expect(finds({ maxPriceInKobo: 900_000 })).toBe(true);
  expect(finds({ ...eggless, maxPriceInKobo: 1_149_999 })).toBe(false);
  expect(finds({ ...eggless, maxPriceInKobo: 1_150_000 })).toBe(true);
  expect(finds({ ...eggless, guests: 20, maxPriceInKobo: 2_049_999 })).toBe(false);
  expect(finds({ ...eggless, guests: 20, maxPriceInKobo: 2_050_000 })).toBe(true);
  expect(finds({ ...eggless, minPriceInKobo: 1_150_000 })).toBe(true);
  expect(finds({ ...eggless, minPriceInKobo: 1_150_001 })).toBe(false);
  // As a search says it that leaves in what is eggless by itself.
  expect(finds({ isEggless: true, maxPriceInKobo: 1_149_999 })).toBe(false);
  expect(finds({ isEggless: true, maxPriceInKobo: 1_150_000 })).toBe(true);
});
