import { expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import { DEFAULT_PRICE_LIST as LIST } from './default-price-list.ts';
import { computeLeadTimeHours, countServings, countWorkUnits } from './effort.ts';

const PLAIN: CakeDesign = { ...DEFAULT_DESIGN, tiers: [PLAIN_TIER], topping: 'none' };
const STACKED: CakeDesign = { ...PLAIN, baseInches: 10, tiers: [PLAIN_TIER, PLAIN_TIER, PLAIN_TIER] };

test('servings are those of all tiers', () => {
  expect(countServings(PLAIN, LIST)).toBe(18);
  expect(countServings(STACKED, LIST)).toBe(58);
});

test('a three-tier cake takes about twenty kitchen points, and decorations take more', () => {
  expect(countWorkUnits(PLAIN, LIST)).toBe(6);
  expect(countWorkUnits(STACKED, LIST)).toBe(19);
  expect(countWorkUnits({ ...STACKED, frosting: 'fondant', topping: 'sugar-roses' }, LIST)).toBe(27);
});

test('small things add up before they are rounded', () => {
  const bordered = {
    ...PLAIN,
    tiers: [{ ...PLAIN_TIER, lowerBorder: 'shells', upperBorder: 'shells' } as const],
  };
  expect(countWorkUnits(bordered, LIST)).toBe(8);
  expect(countWorkUnits({ ...PLAIN, inscription: { ...PLAIN.inscription, text: 'Ada' } }, LIST)).toBe(7);
});

test('each further tier takes another day, and so does what is made by hand, once', () => {
  expect(computeLeadTimeHours(PLAIN, LIST)).toBe(48);
  expect(computeLeadTimeHours(STACKED, LIST)).toBe(96);
  expect(computeLeadTimeHours({ ...PLAIN, topping: 'sugar-roses' }, LIST)).toBe(72);
  const cascade = [{ ...PLAIN_TIER, side: 'flower-cascade' } as const];
  expect(computeLeadTimeHours({ ...PLAIN, tiers: cascade, topping: 'sugar-roses' }, LIST)).toBe(72);
});
