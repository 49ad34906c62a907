import type { ProductAnswer } from '../../../../contract/products.ts';

const MOMENT = '2026-01-05T08:00:00.000Z';

/** A product like any other, but for what a test says of it. */
export function describeExample(said: Partial<ProductAnswer> = {}): ProductAnswer {
  const price = said.price ?? 12_500;
  return {
    id: 'chocolate-drip-cake',
    name: 'Chocolate Drip Cake',
    description: 'Dark and tall.',
    category: 'Celebration cakes',
    price,
    priceToPay: price,
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
    egglessExtra: null,
    isOfferedAtCart: false,
    pictures: [],
    version: 1,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...said,
  };
}
