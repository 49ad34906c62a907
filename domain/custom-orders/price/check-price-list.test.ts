import { describe, expect, test } from 'vitest';
import type { OptionGroup } from '../design/option-groups.ts';
import { findPriceListProblems } from './check-price-list.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import type { PricedOption, PriceList } from './price-list.ts';

function changeOption(group: OptionGroup, id: string, change: Partial<PricedOption>): PriceList {
  const options: Readonly<Record<string, Readonly<Record<string, PricedOption>>>> =
    DEFAULT_PRICE_LIST.options;
  const changed = { ...options[group]?.[id], ...change };
  return {
    ...DEFAULT_PRICE_LIST,
    options: { ...options, [group]: { ...options[group], [id]: changed } } as PriceList['options'],
  };
}

test('the list to begin with has no problems', () => {
  expect(findPriceListProblems(DEFAULT_PRICE_LIST)).toEqual({});
});

describe('refused is', () => {
  const { tiers, leadTimeHours } = DEFAULT_PRICE_LIST;
  const wrong: readonly (readonly [string, PriceList, string])[] = [
    ['a negative price', { ...DEFAULT_PRICE_LIST, candleInKobo: -1 }, 'candleInKobo'],
    ['half a kobo', { ...DEFAULT_PRICE_LIST, stackingInKobo: 0.5 }, 'stackingInKobo'],
    [
      'a tier for nothing',
      { ...DEFAULT_PRICE_LIST, tiers: { ...tiers, 4: { ...tiers[4], priceInKobo: 0 } } },
      'tiers.4.priceInKobo',
    ],
    [
      'a wider tier that costs less',
      { ...DEFAULT_PRICE_LIST, tiers: { ...tiers, 8: { ...tiers[8], priceInKobo: 100_000 } } },
      'tiers.8.priceInKobo',
    ],
    [
      'a tier that feeds nobody',
      { ...DEFAULT_PRICE_LIST, tiers: { ...tiers, 6: { ...tiers[6], servings: 0 } } },
      'tiers.6.servings',
    ],
    [
      'a price for nothing',
      changeOption('drip', 'none', { pricePerInchInKobo: 100 }),
      'options.drip.none.pricePerInchInKobo',
    ],
    [
      'a price for the stand',
      changeOption('stand', 'wood', { pricePerInchInKobo: 100 }),
      'options.stand.wood.pricePerInchInKobo',
    ],
    [
      'a topping so dear that a further tier would make the cake cheaper',
      changeOption('topping', 'berries', { pricePerInchInKobo: 1_200_001 }),
      'options.topping.berries.pricePerInchInKobo',
    ],
    ['a blank name', changeOption('sponge', 'lemon', { name: ' ' }), 'options.sponge.lemon.name'],
    [
      'a cake without buttercream',
      changeOption('frosting', 'buttercream', { isOffered: false }),
      'options.frosting.buttercream.isOffered',
    ],
    [
      'a lead time of more than thirty days',
      { ...DEFAULT_PRICE_LIST, leadTimeHours: { ...leadTimeHours, perFurtherTier: 300 } },
      'leadTimeHours.plain',
    ],
  ];

  test.each(wrong)('%s', (_, list, field) => {
    expect(Object.keys(findPriceListProblems(list))).toEqual([field]);
  });
});

test('the dearest topping allowed is told', () => {
  const list = changeOption('topping', 'berries', { pricePerInchInKobo: 2_000_000 });
  expect(findPriceListProblems(list)).toEqual({
    'options.topping.berries.pricePerInchInKobo':
      'Enter at most ₦12,000 an inch, half the price of the smallest tier.',
  });
});
