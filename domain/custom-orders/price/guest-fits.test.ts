import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import { findGuestFits, fitToGuests } from './guest-fits.ts';

const listFits = (guests: number) =>
  findGuestFits(DEFAULT_DESIGN, guests, DEFAULT_PRICE_LIST, 0).map(({ design, servings }) => ({
    tiers: design.tiers.length,
    inches: design.baseInches,
    servings,
  }));

test('for a number of guests the smallest cake of each number of tiers is found, the cheapest first (P29.124)', () => {
  expect(listFits(25)).toEqual([
    { tiers: 1, inches: 10, servings: 30 },
    { tiers: 2, inches: 8, servings: 28 },
    { tiers: 3, inches: 8, servings: 34 },
  ]);
});

test('no cake is offered for more than the largest feeds (P29.124)', () => {
  expect(listFits(2_000)).toEqual([]);
});

test('a discount is taken off, and what else was chosen stays', () => {
  const design = { ...DEFAULT_DESIGN, topping: 'strawberries' } as const;
  const [full] = findGuestFits(design, 25, DEFAULT_PRICE_LIST, 0);
  const [reduced] = findGuestFits(design, 25, DEFAULT_PRICE_LIST, 10);
  expect(full?.design.topping).toBe('strawberries');
  expect(reduced?.priceInKobo).toBeLessThan(full?.priceInKobo ?? 0);
});

test('without guests, and for more than any cake feeds, the size stays', () => {
  expect(fitToGuests(DEFAULT_DESIGN, 0, DEFAULT_PRICE_LIST)).toBe(DEFAULT_DESIGN);
  expect(fitToGuests(DEFAULT_DESIGN, 2_000, DEFAULT_PRICE_LIST)).toBe(DEFAULT_DESIGN);
});
