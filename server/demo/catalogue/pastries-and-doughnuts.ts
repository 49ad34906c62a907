import type { DemoCategory } from './demo-product.ts';
import { offerBoxes } from './demo-sizes.ts';

export const PASTRIES_AND_DOUGHNUTS: DemoCategory = {
  category: 'Pastries & doughnuts',
  products: [
    {
      id: 'glazed-doughnuts',
      name: 'Glazed ring doughnuts',
      description:
        'Slow-risen rings, fried at dawn and dipped in a thin sugar glaze that cracks at the first bite. They are soft for the whole day and wonderful for the first hour. Do not put them in the fridge; a minute in a warm oven brings them back.',
      sizes: offerBoxes(
        { pieces: 6, price: 7_500, workUnits: 1 },
        { pieces: 12, price: 14_000, workUnits: 2 },
      ),
      discountPercentage: 20,
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Sugar glaze'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 12,
      pictures: [{ name: 'glazed-doughnuts', alt: 'Glazed ring doughnuts piled on a wooden board' }],
      addedDaysAgo: 15,
    },
    {
      id: 'strawberry-doughnuts',
      name: 'Strawberry sprinkle doughnuts',
      description:
        'Ring doughnuts with a pink icing of real strawberry purée and rainbow sprinkles. Children choose with their eyes, and these win. The icing softens in the sun, so keep the box level and in the shade and eat them today.',
      sizes: offerBoxes(
        { pieces: 6, price: 8_500, workUnits: 1 },
        { pieces: 12, price: 16_000, workUnits: 2 },
      ),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Strawberry'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'strawberry-doughnuts',
          alt: 'Ring doughnuts with pink icing and coloured sprinkles on a white plate',
        },
      ],
      addedDaysAgo: 88,
    },
    {
      id: 'butter-croissant',
      name: 'Butter croissants',
      description:
        'Three days of folding and resting for twenty-seven layers of butter and dough that shatter when you touch them. For slow Saturday mornings with coffee or Milo. Eat them the day they are baked; if you must wait, five minutes in a hot oven, never the microwave.',
      sizes: offerBoxes(
        { pieces: 4, price: 9_500, workUnits: 2 },
        { pieces: 8, price: 18_000, workUnits: 3 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      pictures: [{ name: 'butter-croissant', alt: 'Golden, flaky croissants on a wooden board' }],
      addedDaysAgo: 170,
    },
    {
      id: 'cinnamon-rolls',
      name: 'Cinnamon rolls',
      description:
        'Soft rolls wound around brown sugar and cinnamon, with a vanilla icing poured on while they are warm. The middle is the best part and everyone knows it. They stay soft for two days in a closed box; warm them a little before you share.',
      sizes: offerBoxes(
        { pieces: 4, price: 9_000, workUnits: 1 },
        { pieces: 9, price: 18_500, workUnits: 2 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Cinnamon'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 12,
      pictures: [
        { name: 'cinnamon-rolls', alt: 'Cinnamon rolls with white icing poured over them on a plate' },
      ],
      addedDaysAgo: 66,
    },
  ],
};
