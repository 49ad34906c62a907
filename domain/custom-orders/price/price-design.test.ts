import { expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import { priceDesign } from './price-design.ts';

test('the design to begin with comes to ₦69,400, line by line', () => {
  expect(priceDesign(DEFAULT_DESIGN, DEFAULT_PRICE_LIST)).toEqual({
    totalInKobo: 6_940_000,
    listTotalInKobo: 6_940_000,
    priceListVersion: 1,
    lines: [
      { key: 'tier:8', label: '8-inch tier', inches: [8], amountInKobo: 5_500_000 },
      { key: 'filling:strawberry', label: 'Strawberry filling', inches: [8], amountInKobo: 240_000 },
      { key: 'lowerBorder:shells', label: 'Lower border: Shells', inches: [8], amountInKobo: 200_000 },
      { key: 'upperBorder:shells', label: 'Upper border: Shells', inches: [8], amountInKobo: 200_000 },
      { key: 'topping:strawberries', label: 'Strawberries', inches: [8], amountInKobo: 800_000 },
    ],
  });
});

test('what several tiers have in common is one line, and the topping is as wide as the top tier', () => {
  const design: CakeDesign = {
    ...DEFAULT_DESIGN,
    baseInches: 10,
    frosting: 'fondant',
    tiers: [PLAIN_TIER, { ...PLAIN_TIER, drip: 'white' }, PLAIN_TIER],
    topping: 'sugar-roses',
    candles: { kind: 'number', number: 30 },
    inscription: { text: 'Ada', lettering: 'script', place: 'front' },
    isEggless: true,
    isNutFree: true,
  };
  const { lines, totalInKobo } = priceDesign(design, DEFAULT_PRICE_LIST);
  expect(
    lines.map(({ label, inches, amountInKobo }) => [label, inches.join(' '), amountInKobo / 100]),
  ).toEqual([
    ['10-inch tier', '10', 80_000],
    ['8-inch tier', '8', 55_000],
    ['6-inch tier', '6', 38_000],
    ['Stacking', '', 12_000],
    ['Fondant', '10 8 6', 21_600],
    ['White chocolate drip', '8', 4_400],
    ['Sugar roses', '6', 9_000],
    ['Inscription on a plaque', '', 2_500],
    ['Number candles (30)', '', 2_000],
    ['Eggless', '', 7_200],
    ['Made without nuts', '', 3_600],
  ]);
  expect(totalInKobo).toBe(23_530_000);
});

test('the discount of its product comes off a design too, rounded to the naira (P2.3)', () => {
  const { totalInKobo, listTotalInKobo, lines } = priceDesign(DEFAULT_DESIGN, DEFAULT_PRICE_LIST, 12.5);
  expect([totalInKobo, listTotalInKobo]).toEqual([6_072_500, 6_940_000]);
  expect(lines.reduce((sum, { amountInKobo }) => sum + amountInKobo, 0)).toBe(6_940_000);
});
