import type { DemoCategory } from './demo-product.ts';
import { offerBoxes } from './demo-sizes.ts';

export const TARTS_AND_SLICES: DemoCategory = {
  category: 'Tarts & slices',
  products: [
    {
      id: 'fruit-tart',
      name: 'Fresh fruit tart',
      description:
        'Crisp almond crust, cold vanilla custard and rings of strawberries, kiwi, blueberries and mango under a thin glaze. It looks like a garden party and disappears like one. Custard and cut fruit need the fridge; serve it the day it arrives.',
      sizes: [
        { id: '9-inch', name: '9 inch', price: 32_000, servings: 10, workUnits: 5 },
        { id: '11-inch', name: '11 inch', price: 46_000, servings: 16, workUnits: 7 },
      ],
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Fruit', 'Vanilla', 'Almond'],
      allergens: ['gluten', 'milk', 'egg', 'nuts'],
      leadTimeHours: 36,
      pictures: [
        {
          name: 'fruit-tart',
          alt: 'A round tart with rings of strawberries, blueberries, kiwi and mango on custard',
        },
      ],
      addedDaysAgo: 48,
    },
    {
      id: 'mini-fruit-tarts',
      name: 'Mini fruit tarts',
      description:
        'The fresh fruit tart in two bites, in a plain butter crust without almonds. They make a tea table look as if you had tried very hard. Keep them cold and put them out last; they soften after two hours.',
      sizes: offerBoxes(
        { pieces: 8, price: 13_500, workUnits: 3 },
        { pieces: 16, price: 25_500, workUnits: 5 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Fruit', 'Vanilla'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 36,
      occasions: ['office', 'wedding'],
      pictures: [
        {
          name: 'mini-fruit-tarts',
          alt: 'Six small custard tarts, each with its own fruit: kiwi, raspberries, mango, strawberries, blueberries, mandarin',
        },
      ],
      addedDaysAgo: 26,
    },
  ],
};
