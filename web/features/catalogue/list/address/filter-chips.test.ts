import { expect, test } from 'vitest';
import { listChips } from './filter-chips.ts';
import { type ListFilter, NO_LIST_FILTER } from './list-filter.ts';

const labels = (filter: Partial<ListFilter>) =>
  listChips({ ...NO_LIST_FILTER, ...filter }).map(({ label }) => label);

test('every filter has a chip that says it in words (P1.4)', () => {
  expect(
    labels({
      category: ['Bread'],
      occasion: ['naming-ceremony'],
      dietary: ['Eggless'],
      flavor: ['Coconut'],
      excludeAllergens: ['nuts'],
      custom: true,
      minPrice: 5_000,
      maxPrice: 35_000,
      sort: 'newest',
    }),
  ).toEqual([
    'Bread',
    'Naming ceremony',
    'Eggless or can be made eggless',
    'Coconut',
    'No tree nuts',
    'Custom',
    '₦5,000–₦35,000',
  ]);
});

test.each([
  [{ minPrice: 2_000 }, 'From ₦2,000'],
  [{ maxPrice: 1_500.5 }, 'Up to ₦1,500.50'],
  [{ custom: false }, 'Ready-made'],
])('%j reads %s', (filter, label) => {
  expect(labels(filter)).toEqual([label]);
});

test('a search that leaves out egg says that it has what can be made without it, which the list has not (P29.285)', () => {
  expect(labels({ query: 'cake', excludeAllergens: ['egg'] })).toEqual(['Eggless or can be made eggless']);
  expect(labels({ excludeAllergens: ['egg'] })).toEqual(['No egg']);
});

test('what can be made eggless reads apart from what may be so by itself, and is asked for by its stored name (P29.223)', () => {
  expect(labels({ dietary: ['Eggless', 'Eggless option'] })).toEqual([
    'Eggless or can be made eggless',
    'Can be made eggless',
  ]);
  const [chip] = listChips({ ...NO_LIST_FILTER, dietary: ['Eggless option', 'Eggless'] });
  expect(chip?.without.dietary).toEqual(['Eggless']);
});

test('the day something is needed by is named where today is known, and counted on a page for every day (P29.21)', () => {
  const filter = { ...NO_LIST_FILTER, notice: 116 };
  const now = new Date('2026-11-16T15:30:00+01:00');
  expect(listChips(filter, now)[0]?.label).toBe('By Sat 21 Nov');
  expect(listChips(filter)[0]?.label).toBe('Ready in 5 days');
});

test('a chip takes its own filter away and leaves the others (P1.4)', () => {
  const filter = { ...NO_LIST_FILTER, category: ['Bread', 'Cupcakes'], minPrice: 500, cursor: 'abc' };
  const [bread, , price] = listChips(filter);
  expect(bread?.without).toEqual({ ...NO_LIST_FILTER, category: ['Cupcakes'], minPrice: 500 });
  expect(price?.without).toEqual({ ...NO_LIST_FILTER, category: ['Bread', 'Cupcakes'] });
});

test('nothing chosen, no chips', () => {
  expect(listChips(NO_LIST_FILTER)).toEqual([]);
});
