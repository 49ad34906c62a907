import { expect, test } from 'vitest';
import { EGGLESS_OPTION } from '../../../../domain/catalogue/eggless.ts';
import { type ListFilter, NO_LIST_FILTER } from './address/list-filter.ts';
import { findNearMiss } from './near-miss.ts';

const CAKES = [
  { serves: 18, isPlain: true },
  { serves: 17, isPlain: true },
  { serves: 36, isPlain: false },
  { serves: 38, isPlain: false },
];

/** As the shop counts: what holds egg is found where it is wanted eggless. */
const find = (changes: Partial<ListFilter>) => {
  const filter = { ...NO_LIST_FILTER, ...changes };
  return findNearMiss(filter, (change) => {
    const { serves, dietary } = { ...filter, ...change };
    const isEggless = dietary.includes(EGGLESS_OPTION);
    return CAKES.filter((cake) => cake.serves >= (serves ?? 0) && (cake.isPlain || isEggless)).length;
  });
};

test('where nothing serves all the guests, what serves the most of them is offered, four in five or more (P29.333, P29.387)', () => {
  expect(find({ serves: 20 })).toMatchObject({ guests: 18, count: 1, isEggless: false });
  expect(find({ serves: 19 })).toMatchObject({ guests: 18, count: 1 });
  expect(find({ serves: 30 })).toBeNull();
  expect(find({ serves: 1 })).toBeNull();
  expect(find({})).toBeNull();
});

test('and where that is left out for its egg, what can be made without (P29.387)', () => {
  const found = find({ serves: 40, excludeAllergens: ['egg', 'nuts'] });
  expect(found).toMatchObject({ guests: 38, count: 1, isEggless: true });
  expect(found?.filter).toMatchObject({
    serves: 38,
    dietary: [EGGLESS_OPTION],
    excludeAllergens: ['nuts'],
  });
  expect(find({ serves: 40 })).toBeNull();
  // Made eggless, one serves all of them.
  expect(find({ serves: 37, excludeAllergens: ['egg', 'nuts'] })).toBeNull();
});
