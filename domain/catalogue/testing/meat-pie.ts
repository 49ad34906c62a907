import type { ProductContent } from '../product-content.ts';

export const MEAT_PIE: ProductContent = {
  name: 'Meat Pie',
  description: 'Flaky.',
  category: 'Pastries',
  priceInKobo: 120_000,
  discountPercentage: 0,
  isCustom: false,
  dietaryTags: ['Halal'],
  flavorTags: [],
  occasions: [],
  allergens: ['gluten'],
  sizes: [],
  servings: null,
  leadTimeHours: 24,
  workUnits: 1,
  vatClass: 'standard',
  allowsInscription: false,
  egglessExtraInKobo: null,
  isOfferedAtCart: false,
  status: 'draft',
  pictures: [],
};
