import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS } from '../../catalogue/allergens.ts';
import { IN_EVERY_CAKE, listAllergens } from '../design/allergens.ts';
import { DEFAULT_DESIGN } from '../design/cake-design.ts';
import { findProblems } from '../design/repair-design.ts';
import { createSteadyChance } from '../drawing/canvas/steady-chance.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import { countServings } from './effort.ts';
import { fitToGuests } from './guest-fits.ts';
import { priceDesign } from './price-design.ts';
import { GOLD_LEAF_DESIGN, IVORY_DESIGN, LOGO_DESIGN, SMALLEST_DESIGN } from './starting-designs.ts';
import { makeSurprise, SURPRISE_PRICE_RATIO_MAX } from './surprise.ts';

const present = fc.constantFrom(DEFAULT_DESIGN, SMALLEST_DESIGN, LOGO_DESIGN, IVORY_DESIGN, GOLD_LEAF_DESIGN);
const avoided = fc.subarray([...ALLERGENS]).map((some) => new Set(some));
const guests = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 }));

const price = (design: typeof DEFAULT_DESIGN) => priceDesign(design, DEFAULT_PRICE_LIST).totalInKobo;

test('a surprise can be made, holds nothing that is avoided and need not be, and costs about as much (P29.411)', () => {
  fc.assert(
    fc.property(fc.nat(), present, avoided, guests, (seed, design, without, count) => {
      const wanted = { guests: count, avoided: without };
      const surprise = makeSurprise(createSteadyChance(seed), DEFAULT_PRICE_LIST, design, wanted);
      expect(findProblems(surprise, DEFAULT_PRICE_LIST)).toEqual([]);
      const held = listAllergens(surprise).filter((allergen) => without.has(allergen));
      expect(held.filter((allergen) => !IN_EVERY_CAKE.has(allergen))).toEqual([]);
      const before = price(fitToGuests(design, count, DEFAULT_PRICE_LIST));
      expect(price(surprise)).toBeLessThanOrEqual(SURPRISE_PRICE_RATIO_MAX * before);
    }),
  );
});

test('a surprise is a cake for as many as come, and not for many more (P29.288)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, count) => {
      const wanted = { guests: count, avoided: new Set<never>() };
      const surprise = makeSurprise(createSteadyChance(seed), DEFAULT_PRICE_LIST, DEFAULT_DESIGN, wanted);
      const servings = countServings(surprise, DEFAULT_PRICE_LIST);
      expect(servings).toBeGreaterThanOrEqual(count);
      expect(servings).toBeLessThanOrEqual(count + 14);
    }),
  );
});
