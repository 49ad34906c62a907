import type { DemoCategory } from './demo-product.ts';

export const SMALL_CHOPS: DemoCategory = {
  category: 'Small chops',
  products: [
    {
      id: 'puff-puff',
      name: 'Puff-puff',
      description:
        'Round, stretchy and golden, with a whisper of nutmeg, fried to order and packed while they still steam. There is no egg, milk or butter in the dough, only patience. Eat them warm; a vented bag keeps them from going soft on the way.',
      sizes: [
        { id: 'pack-of-20', name: 'Pack of 20', price: 3_500, servings: 4, workUnits: 1 },
        { id: 'pack-of-50', name: 'Pack of 50', price: 8_000, servings: 10, workUnits: 2 },
      ],
      dietaryTags: ['Vegan', 'Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Nutmeg'],
      allergens: ['gluten'],
      leadTimeHours: 6,
      occasions: ['birthday', 'naming-ceremony', 'office'],
      pictures: [
        { name: 'puff-puff', alt: 'A white bowl heaped with round golden puff-puff, two beside it' },
      ],
      addedDaysAgo: 240,
    },
    {
      id: 'small-chops-platter',
      name: 'Small chops platter',
      description:
        'Puff-puff, beef samosas and vegetable spring rolls with a sweet chilli dip, arranged on a tray and ready for the table. It is what guests reach for while they wait for the main course. Fried within the hour of delivery; keep it uncovered so that it stays crisp.',
      sizes: [
        { id: 'for-6', name: 'For 6', price: 15_500, servings: 6, workUnits: 3 },
        { id: 'for-12', name: 'For 12', price: 29_000, servings: 12, workUnits: 5 },
      ],
      discountPercentage: 10,
      dietaryTags: ['Halal'],
      flavorTags: ['Savoury', 'Chilli'],
      allergens: ['gluten', 'soya', 'celery'],
      leadTimeHours: 24,
      occasions: ['birthday', 'naming-ceremony', 'office'],
      pictures: [
        {
          name: 'small-chops-platter',
          alt: 'A wooden board with puff-puff, samosas and spring rolls around a bowl of red dip',
        },
      ],
      addedDaysAgo: 30,
    },
    {
      id: 'party-small-chops-box',
      name: 'Party small chops box',
      description:
        'Two hundred pieces for a full sitting room: puff-puff, samosas, spring rolls and peppered chicken, with two dips and napkins. We fry in rounds, so that the last tray is as crisp as the first. Order it two days ahead and tell us when the guests sit down.',
      price: 68_000,
      servings: 40,
      workUnits: 12,
      dietaryTags: ['Halal'],
      flavorTags: ['Savoury', 'Chilli'],
      allergens: ['gluten', 'soya', 'celery', 'sesame'],
      leadTimeHours: 48,
      occasions: ['birthday', 'wedding', 'naming-ceremony', 'graduation', 'office'],
      pictures: [
        {
          name: 'party-small-chops-box',
          alt: 'An open box with puff-puff, samosas and spring rolls in compartments around a pot of red dip',
        },
      ],
      addedDaysAgo: 7,
    },
    {
      id: 'chin-chin',
      name: 'Chin-chin',
      description:
        'Small cubes, fried twice until they crunch like they should, with butter, nutmeg and not too much sugar. For visitors, long journeys and the office drawer. In its closed tub it stays crisp for three weeks, whatever the weather does.',
      sizes: [
        { id: 'tub-500g', name: 'Tub of 500 g', price: 4_500, servings: 6, workUnits: 1 },
        { id: 'bucket-2kg', name: 'Bucket of 2 kg', price: 16_500, servings: 24, workUnits: 3 },
      ],
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Nutmeg', 'Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'chin-chin',
          alt: 'A mint-coloured bowl of crunchy golden chin-chin cubes, some spilt beside it',
        },
      ],
      addedDaysAgo: 190,
    },
  ],
};
