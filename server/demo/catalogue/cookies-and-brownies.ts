import type { DemoCategory } from './demo-product.ts';
import { offerBoxes } from './demo-sizes.ts';

export const COOKIES_AND_BROWNIES: DemoCategory = {
  category: 'Cookies & brownies',
  products: [
    {
      id: 'chocolate-chip-cookies',
      name: 'Chocolate chip cookies',
      description:
        'Thick, crisp at the rim and soft in the middle, with chunks of dark chocolate and a few grains of salt. The dough rests for two days, which is the whole secret. They keep a week in a closed tin; in the heat the chocolate is always half melted, and nobody complains.',
      sizes: offerBoxes(
        { pieces: 6, price: 6_500, workUnits: 1 },
        { pieces: 12, price: 12_000, workUnits: 2 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Chocolate', 'Butter'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'chocolate-chip-cookies',
          alt: 'A stack of thick chocolate chip cookies with three more beside it',
        },
      ],
      addedDaysAgo: 145,
    },
    {
      id: 'fudge-brownies',
      name: 'Fudge brownies',
      description:
        'Dark, dense and crackled on top, with as much chocolate as flour. Cut small, because they are strong. They keep five days at room temperature and are almost better cold from the fridge.',
      sizes: offerBoxes(
        { pieces: 6, price: 8_500, workUnits: 1 },
        { pieces: 12, price: 16_000, workUnits: 2 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Chocolate'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 12,
      pictures: [
        { name: 'fudge-brownies', alt: 'Dark fudge brownies with crackled tops, piled on a wooden board' },
      ],
      addedDaysAgo: 36,
    },
    {
      id: 'shortbread',
      name: 'All-butter shortbread',
      description:
        'Butter, flour and sugar, and nothing to hide behind: fingers and rounds that snap and then melt. There is no egg in them. A tin is a good present, travels to Abuja without a scratch and keeps a month.',
      sizes: [
        { id: 'bag-of-10', name: 'Bag of 10', price: 5_500, servings: 5, workUnits: 1 },
        { id: 'tin-of-30', name: 'Gift tin of 30', price: 15_500, servings: 15, workUnits: 2 },
      ],
      dietaryTags: ['Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Butter'],
      allergens: ['gluten', 'milk'],
      leadTimeHours: 12,
      occasions: ['christmas'],
      pictures: [
        { name: 'shortbread', alt: 'Shortbread fingers and rounds dusted with sugar on a white plate' },
      ],
      addedDaysAgo: 115,
    },
  ],
};
