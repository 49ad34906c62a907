import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKoboAmount } from '../../money.ts';
import { listAllergens } from '../design/allergens.ts';
import { type CakeDesign, type CakeTier, countTiersOn, NO_CANDLES } from '../design/cake-design.ts';
import { BASE_INCHES, BORDERS, CANDLES_MAX, DRIPS, SIDES, TOPPINGS } from '../design/options.ts';
import { repairDesign } from '../design/repair-design.ts';
import { createSteadyChance } from '../drawing/canvas/steady-chance.ts';
import { drawCake } from '../drawing/draw-cake.ts';
import { makeWildDesign } from '../testing/wild-design.ts';
import { findPriceListProblems } from './check-price-list.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import { computeLeadTimeHours, countServings, countWorkUnits } from './effort.ts';
import { priceDesign } from './price-design.ts';
import type { PriceList } from './price-list.ts';

const design = fc
  .nat()
  .map((seed) => repairDesign(makeWildDesign(createSteadyChance(seed)), DEFAULT_PRICE_LIST).design);

/** A list an administrator might have made: any amounts, as long as the list has no problems. */
const anyList = fc.nat().map((seed): PriceList => {
  const chance = createSteadyChance(seed);
  const amount = (most: number) => Math.floor(chance() * most);
  let tierPrice = 2_000_000;
  const tiers = Object.entries(DEFAULT_PRICE_LIST.tiers).map(([inches, tier]) => {
    tierPrice += amount(500_000);
    return [inches, { ...tier, priceInKobo: tierPrice }];
  });
  const options = Object.entries(DEFAULT_PRICE_LIST.options).map(([group, priced]) => {
    // Free groups now and then, or dear decorations would outweigh everything else.
    const most = group === 'topping' ? 1_000_000 : chance() < 0.7 ? 1 : 200_000;
    const price = (id: string) => (id === 'none' || group === 'stand' ? 0 : amount(most));
    const offers = Object.entries(priced).map(([id, option]) => [
      id,
      { ...option, pricePerInchInKobo: price(id) },
    ]);
    return [group, Object.fromEntries(offers)];
  });
  return {
    ...DEFAULT_PRICE_LIST,
    tiers: Object.fromEntries(tiers) as PriceList['tiers'],
    options: Object.fromEntries(options),
    stackingInKobo: amount(1_000),
    candleInKobo: amount(50_000),
    egglessPerInchInKobo: amount(100_000),
  };
});

test('every possible design has a price, servings, allergens, kitchen points, a lead time and a drawing (P7.5, P8.2)', () => {
  fc.assert(
    fc.property(design, anyList, (each, list) => {
      expect(findPriceListProblems(list)).toEqual({});
      const { totalInKobo, lines } = priceDesign(each, list);
      expect(isKoboAmount(totalInKobo) && totalInKobo > 0).toBe(true);
      expect(lines.reduce((sum, { amountInKobo }) => sum + amountInKobo, 0)).toBe(totalInKobo);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      expect(countServings(each, list)).toBeGreaterThan(0);
      expect(Number.isInteger(countWorkUnits(each, list)) && countWorkUnits(each, list) > 0).toBe(true);
      expect(computeLeadTimeHours(each, list)).toBeGreaterThan(0);
      expect(listAllergens(each)).toEqual(expect.arrayContaining(['gluten', 'milk']));
      expect(drawCake(each)).toMatch(/^<svg .*<\/svg>$/s);
    }),
  );
});

test('an eggless cake has no egg, and a nut-free one no nuts', () => {
  fc.assert(
    fc.property(design, (each) => {
      const allergens = listAllergens(each);
      if (each.isEggless) expect(allergens).not.toContain('egg');
      if (each.isNutFree) expect(allergens).not.toContain('nuts');
    }),
  );
});

describe('the price never falls when something is added:', () => {
  type Addition = (each: CakeDesign) => readonly CakeDesign[];

  function dress(each: CakeDesign, changes: readonly Partial<CakeTier>[]): readonly CakeDesign[] {
    return each.tiers.flatMap((_, index) =>
      changes.map((change) => ({
        ...each,
        tiers: each.tiers.map((tier, place) => (place === index ? { ...tier, ...change } : tier)),
      })),
    );
  }

  const bare = (each: CakeDesign): CakeDesign => ({
    ...each,
    topping: 'none',
    isEggless: false,
    isNutFree: false,
    candles: NO_CANDLES,
    inscription: { ...each.inscription, text: '' },
    tiers: each.tiers.map((tier) => ({
      ...tier,
      drip: 'none',
      lowerBorder: 'none',
      upperBorder: 'none',
      side: 'none',
    })),
  });
  const additions: Readonly<Record<string, Addition>> = {
    'a drip': (each) =>
      dress(
        each,
        DRIPS.map((drip) => ({ drip })),
      ),
    'a border': (each) =>
      dress(
        each,
        BORDERS.flatMap((border) => [{ lowerBorder: border }, { upperBorder: border }]),
      ),
    'a side decoration': (each) =>
      dress(
        each,
        SIDES.map((side) => ({ side })),
      ),
    'a topping': (each) => TOPPINGS.map((topping) => ({ ...each, topping })),
    candles: (each) => [
      ...Array.from({ length: CANDLES_MAX }, (_, index) => ({
        ...each,
        candles: { kind: 'plain', count: index + 1 } as const,
      })),
      { ...each, candles: { kind: 'number', number: 8 } },
      { ...each, candles: { kind: 'number', number: 18 } },
    ],
    'an inscription': (each) => [
      { ...each, inscription: { ...each.inscription, text: 'Ada', place: 'front' } },
      { ...each, inscription: { ...each.inscription, text: 'Ada', place: 'top' } },
    ],
    'a diet': (each) => [
      { ...each, isEggless: true },
      { ...each, isNutFree: true },
    ],
  };

  test.each(Object.entries(additions))('%s', (_, add) => {
    fc.assert(
      fc.property(design, anyList, (each, list) => {
        const plain = bare(each);
        const before = priceDesign(plain, list).totalInKobo;
        for (const more of add(plain)) {
          expect(priceDesign(more, list).totalInKobo).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  test('a tier on top, and a wider base', () => {
    fc.assert(
      fc.property(design, anyList, (each, list) => {
        const before = priceDesign(each, list).totalInKobo;
        const top = each.tiers.at(-1);
        if (top && each.tiers.length < countTiersOn(each.baseInches)) {
          const taller = priceDesign({ ...each, tiers: [...each.tiers, top] }, list).totalInKobo;
          expect(taller).toBeGreaterThanOrEqual(before);
        }
        for (const baseInches of BASE_INCHES.filter((inches) => inches > each.baseInches)) {
          expect(priceDesign({ ...each, baseInches }, list).totalInKobo).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
