import { expect, test } from 'vitest';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { NO_LIST_FILTER } from '../address/list-filter.ts';
import {
  askForEggless,
  bringBackAvoided,
  clearFilters,
  leaveOutAvoided,
  toggleAvoided,
} from './safe-list.ts';

const NUTS_AND_EGG = new Set<Allergen>(['egg', 'nuts']);

test('a list leaves out what the shopper avoids, beside what its address leaves out (P14.1)', () => {
  const filter = { ...NO_LIST_FILTER, excludeAllergens: ['milk', 'nuts'] as const, cursor: 'abc' };
  expect(leaveOutAvoided(filter, NUTS_AND_EGG)).toEqual({
    ...NO_LIST_FILTER,
    excludeAllergens: ['milk', 'nuts', 'egg'],
  });
});

test('nothing changes when it is left out already or nothing is avoided', () => {
  const filter = { ...NO_LIST_FILTER, excludeAllergens: ['egg', 'nuts', 'milk'] as const };
  expect(leaveOutAvoided(filter, NUTS_AND_EGG)).toBeNull();
  expect(leaveOutAvoided(NO_LIST_FILTER, new Set())).toBeNull();
});

test('a shopper may look at everything all the same', () => {
  const filter = { ...NO_LIST_FILTER, excludeAllergens: ['milk', 'nuts', 'egg'] as const };
  expect(bringBackAvoided(filter, NUTS_AND_EGG).excludeAllergens).toEqual(['milk']);
});

test('clearing the filters keeps the sorting and never the risk', () => {
  const filter = {
    ...NO_LIST_FILTER,
    category: ['Bread'],
    sort: 'newest',
    excludeAllergens: ['milk', 'nuts'],
  } as const;
  expect(clearFilters(filter, NUTS_AND_EGG)).toEqual({
    ...NO_LIST_FILTER,
    sort: 'newest',
    excludeAllergens: ['nuts'],
  });
});

test('an allergen is avoided or no longer avoided', () => {
  expect([...toggleAvoided(NUTS_AND_EGG, 'nuts')]).toEqual(['egg']);
  expect([...toggleAvoided(NUTS_AND_EGG, 'milk')]).toEqual(['egg', 'nuts', 'milk']);
});

test('what can be made eggless is asked for in place of what has no egg, and keeps what else is left out (P29.72)', () => {
  const filter = { ...NO_LIST_FILTER, serves: 12, excludeAllergens: ['nuts', 'egg'], cursor: 'abc' } as const;
  const eggless = askForEggless(filter);
  expect(eggless).toEqual({
    ...NO_LIST_FILTER,
    serves: 12,
    dietary: ['Eggless option'],
    excludeAllergens: ['nuts'],
  });
  // All of it can be had without egg: nothing is left out for that again.
  expect(eggless && leaveOutAvoided(eggless, NUTS_AND_EGG)).toBeNull();
  expect(askForEggless({ ...NO_LIST_FILTER, excludeAllergens: ['nuts'] })).toBeNull();
});
