import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSteadyChance } from '../drawing/canvas/steady-chance.ts';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import type { PriceList } from '../price/price-list.ts';
import { makeWildDesign } from '../testing/wild-design.ts';
import { type CakeDesign, type CakeTier, DEFAULT_DESIGN, PLAIN_TIER } from './cake-design.ts';
import type { DesignPart } from './design-parts.ts';
import { makeRandomDesign } from './random-design.ts';
import { findProblems, isPossible, repairDesign } from './repair-design.ts';
import { ALWAYS_OFFERED } from './rules/offer-rule.ts';

const wildDesign = fc.nat().map((seed) => makeWildDesign(createSteadyChance(seed)));
const part = fc.constantFrom<DesignPart | undefined>(
  'tierCount',
  'baseInches',
  'frosting',
  'finish',
  'colour',
  'sponge',
  'side',
  'topping',
  'candles',
  'inscription',
  'isEggless',
  undefined,
);

/** A price list in which any option may be missing that is not always offered. */
const thinList = fc.nat().map((seed): PriceList => {
  const chance = createSteadyChance(seed);
  const options = Object.entries(DEFAULT_PRICE_LIST.options).map(([group, priced]) => [
    group,
    Object.fromEntries(
      Object.entries(priced).map(([id, option]) => [
        id,
        {
          ...option,
          isOffered:
            Object.entries(ALWAYS_OFFERED).some(([g, i]) => g === group && i === id) || chance() < 0.5,
        },
      ]),
    ),
  ]);
  return { ...DEFAULT_PRICE_LIST, options: Object.fromEntries(options) };
});

function bake(changes: Partial<CakeDesign>, tier: Partial<CakeTier> = {}): CakeDesign {
  return { ...DEFAULT_DESIGN, tiers: [{ ...PLAIN_TIER, ...tier }], ...changes };
}

function stack(count: number, tier: Partial<CakeTier> = {}): readonly CakeTier[] {
  return Array.from({ length: count }, () => ({ ...PLAIN_TIER, ...tier }));
}

describe('what cannot be made', () => {
  const impossible: readonly (readonly [string, CakeDesign])[] = [
    [
      'A 6-inch base holds two tiers at most, so that the top tier is wide enough to cut.',
      bake({ baseInches: 6, tiers: stack(3) }),
    ],
    [
      'Whipped cream is too soft for more than two tiers.',
      bake({ frosting: 'whipped-cream', tiers: stack(3) }),
    ],
    [
      'A semi-naked finish needs buttercream or whipped cream.',
      bake({ frosting: 'ganache' }, { finish: 'semi-naked' }),
    ],
    ['Fondant only comes in a smooth finish.', bake({ frosting: 'fondant' }, { finish: 'combed' })],
    ['Ganache comes in chocolate and ivory.', bake({ frosting: 'ganache' }, { colour: 'rose' })],
    ['Quilted pearls need a smooth finish.', bake({}, { side: 'quilted-pearls', finish: 'rustic' })],
    [
      'A sign and number candles don’t both fit on top.',
      bake({
        candles: { kind: 'number', number: 30 },
        inscription: { text: 'Ada', lettering: 'script', place: 'top' },
      }),
    ],
    ['Carrot sponge cannot be made without egg.', bake({ isEggless: true }, { sponge: 'carrot' })],
    ['Lemon curd filling cannot be made without egg.', bake({ isEggless: true }, { filling: 'lemon-curd' })],
    ['A topping of macarons cannot be made without egg.', bake({ isEggless: true, topping: 'macarons' })],
    ['Carrot sponge is made with nuts.', bake({ isNutFree: true }, { sponge: 'carrot' })],
    ['A topping of truffles is made with nuts.', bake({ isNutFree: true, topping: 'truffles' })],
    ['Up to 12 candles, or a number from 1 to 99.', bake({ candles: { kind: 'plain', count: 13 } })],
    ['Up to 12 candles, or a number from 1 to 99.', bake({ candles: { kind: 'number', number: 0.5 } })],
    [
      'The inscription can be one line of up to 40 characters.',
      bake({ inscription: { text: 'two\nlines', lettering: 'script', place: 'front' } }),
    ],
  ];

  test.each(impossible)('is told: %s', (message, design) => {
    expect(findProblems(design, DEFAULT_PRICE_LIST).map((problem) => problem.message)).toContain(message);
  });

  test('an option that the owner does not offer is named', () => {
    const { options } = DEFAULT_PRICE_LIST;
    const strawberries = { ...options.topping.strawberries, isOffered: false };
    const list = {
      ...DEFAULT_PRICE_LIST,
      options: { ...options, topping: { ...options.topping, strawberries } },
    };
    expect(findProblems(DEFAULT_DESIGN, list)).toEqual([
      {
        code: 'not_offered',
        part: 'topping',
        tier: null,
        message: '“Strawberries” is not offered at the moment.',
      },
    ]);
  });
});

describe('repairing', () => {
  test('a possible design stays as it is', () => {
    fc.assert(
      fc.property(wildDesign, part, (design, last) => {
        fc.pre(isPossible(design, DEFAULT_PRICE_LIST));
        expect(repairDesign(design, DEFAULT_PRICE_LIST, last)).toEqual({ design, mended: [] });
      }),
    );
  });

  test('any design ends in a possible one, whatever was chosen last and whatever is offered', () => {
    fc.assert(
      fc.property(wildDesign, thinList, part, (design, list, last) => {
        const repaired = repairDesign(design, list, last);
        expect(findProblems(repaired.design, list)).toEqual([]);
        expect(repaired.mended.length > 0).toBe(!isPossible(design, list));
      }),
    );
  });

  test('a diet is never given up', () => {
    fc.assert(
      fc.property(wildDesign, part, (design, last) => {
        const { isEggless, isNutFree } = repairDesign(design, DEFAULT_PRICE_LIST, last).design;
        expect({ isEggless, isNutFree }).toEqual({
          isEggless: design.isEggless,
          isNutFree: design.isNutFree,
        });
      }),
    );
  });

  test('a cake without tiers gets one', () => {
    expect(repairDesign(bake({ tiers: [] }), DEFAULT_PRICE_LIST).design.tiers).toEqual([PLAIN_TIER]);
  });

  test('dark colours become chocolate under ganache, light ones ivory', () => {
    const tiers = (['charcoal', 'caramel', 'rose'] as const).map((colour) => ({ ...PLAIN_TIER, colour }));
    const { design } = repairDesign(bake({ frosting: 'ganache', tiers }), DEFAULT_PRICE_LIST);
    expect(design.tiers.map(({ colour }) => colour)).toEqual(['chocolate', 'chocolate', 'ivory']);
  });
});

test('a surprise is possible, and keeps the words and the diet of the shopper', () => {
  const stored = {
    ...DEFAULT_DESIGN,
    isEggless: true,
    inscription: { text: 'Ada', lettering: 'capitals', place: 'front' },
  } as const;
  fc.assert(
    fc.property(fc.nat(), thinList, (seed, list) => {
      const design = makeRandomDesign(createSteadyChance(seed), list, stored);
      expect(findProblems(design, list)).toEqual([]);
      expect(design).toMatchObject({
        isEggless: true,
        isNutFree: false,
        inscription: { text: 'Ada', lettering: 'capitals' },
      });
    }),
  );
});
