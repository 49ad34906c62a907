import { describe, expect, test } from 'vitest';
import { findAllergens, listAllergens } from './allergens.ts';
import { type CakeDesign, type CakeTier, DEFAULT_DESIGN, PLAIN_TIER } from './cake-design.ts';

function bake(changes: Partial<CakeDesign>, tier: Partial<CakeTier> = {}): CakeDesign {
  return { ...DEFAULT_DESIGN, topping: 'none', tiers: [{ ...PLAIN_TIER, ...tier }], ...changes };
}

describe('what a cake holds', () => {
  test('is flour, milk and egg at least', () => {
    expect(listAllergens(bake({}))).toEqual(['gluten', 'milk', 'egg']);
  });

  test('is no egg when it is eggless', () => {
    expect(listAllergens(bake({ isEggless: true }))).toEqual(['gluten', 'milk']);
  });

  test.each([
    ['soya', bake({}, { drip: 'chocolate' })],
    ['soya', bake({}, { side: 'sprinkles' })],
    ['soya', bake({ frosting: 'ganache' })],
    ['soya', bake({}, { sponge: 'funfetti' })],
    ['nuts', bake({}, { sponge: 'carrot' })],
    ['nuts', bake({ topping: 'macarons' })],
    ['nuts', bake({ topping: 'truffles' })],
    ['egg', bake({ isEggless: true, topping: 'macarons' })],
    ['egg', bake({ isEggless: true }, { filling: 'lemon-curd' })],
  ] as const)('is %s when something in it is', (allergen, design) => {
    expect(listAllergens(design)).toContain(allergen);
  });

  test('is told with what it comes from, each once', () => {
    const design = bake({
      topping: 'truffles',
      tiers: [
        { ...PLAIN_TIER, sponge: 'carrot' },
        { ...PLAIN_TIER, sponge: 'carrot' },
      ],
    });
    expect(findAllergens(design).find(({ allergen }) => allergen === 'nuts')?.sources).toEqual([
      { group: 'sponge', id: 'carrot' },
      { group: 'topping', id: 'truffles' },
    ]);
  });
});
