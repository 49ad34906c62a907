import fc from 'fast-check';
import { ALLERGENS } from '../../domain/catalogue/allergens.ts';
import { EGGLESS, EGGLESS_OPTION, settleEgglessExtra } from '../../domain/catalogue/eggless.ts';
import type { ProductFilter } from '../../domain/catalogue/filter.ts';
import { OCCASIONS } from '../../domain/catalogue/occasions.ts';
import type { Product } from '../../domain/catalogue/product.ts';

/** Few values, so that products share them and prices meet. */
const CATEGORIES = ['Breads', 'Cakes', 'Pies'];
const TAGS = [EGGLESS, 'vegan', 'halal'];
const FLAVOURS = ['honey', 'lemon', 'mango', 'zobo'];
const AVOIDABLE = ALLERGENS.slice(0, 4);
const CELEBRATED = OCCASIONS.slice(0, 3);
const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const servings = fc.constantFrom(null, 4, 10, 30);
const price = fc.integer({ min: 0, max: 12 }).map((thousands) => thousands * 100_000);

export function makeProduct(differences: Partial<Product> & Pick<Product, 'id'>): Product {
  return {
    name: `Product ${differences.id}`,
    description: '',
    category: 'Cakes',
    priceInKobo: 500_000,
    discountPercentage: 0,
    isCustom: false,
    dietaryTags: [],
    flavorTags: [],
    occasions: [],
    allergens: [],
    sizes: [],
    servings: null,
    leadTimeHours: 24,
    workUnits: 1,
    vatClass: 'standard',
    allowsInscription: false,
    egglessExtraInKobo: null,
    isOfferedAtCart: false,
    status: 'published',
    pictures: [],
    version: 1,
    createdAt: new Date('2026-03-01T09:00:00Z'),
    updatedAt: new Date('2026-03-01T09:00:00Z'),
    ...differences,
  };
}

export const arbitraryProduct: fc.Arbitrary<Product> = fc
  .record({
    id: fc.stringMatching(/^[a-f][a-f0-9]{0,2}$/),
    category: fc.constantFrom(...CATEGORIES),
    priceInKobo: price,
    discountPercentage: fc.constantFrom(0, 0, 10, 50),
    isCustom: fc.boolean(),
    dietaryTags: someOf(TAGS),
    flavorTags: someOf(FLAVOURS),
    allergens: someOf(AVOIDABLE),
    occasions: someOf(CELEBRATED),
    egglessExtraInKobo: fc.constantFrom(null, null, 0, 200_000),
    sizes: fc.array(
      fc.record({ id: fc.uuid(), name: fc.uuid(), priceInKobo: price, servings, workUnits: fc.constant(1) }),
      { maxLength: 2 },
    ),
    servings,
    leadTimeHours: fc.constantFrom(12, 24, 36, 72),
    createdAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 2, 1 + day))),
  })
  .map((said) => makeProduct({ ...said, egglessExtraInKobo: settleEgglessExtra(said) }));

export const arbitraryProducts: fc.Arbitrary<Product[]> = fc.uniqueArray(arbitraryProduct, {
  selector: ({ id }) => id,
  maxLength: 40,
});

export const arbitraryFilter: fc.Arbitrary<ProductFilter> = fc.record({
  categories: someOf([...CATEGORIES, 'No such category']),
  occasions: someOf(CELEBRATED),
  dietaryTags: someOf([...TAGS, EGGLESS_OPTION]),
  flavorTags: someOf([...FLAVOURS, 'no such flavour']),
  excludedAllergens: someOf(AVOIDABLE),
  isCustom: fc.constantFrom(null, null, true, false),
  // A search alone asks for it, and narrows what it found by itself.
  isEggless: fc.constant(false),
  minPriceInKobo: fc.option(price),
  maxPriceInKobo: fc.option(price),
  guests: fc.constantFrom(null, null, 6, 20),
  maxLeadTimeHours: fc.constantFrom(null, null, 24, 48),
});
