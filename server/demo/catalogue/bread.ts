import type { DemoCategory } from './demo-product.ts';

export const BREAD: DemoCategory = {
  category: 'Bread',
  products: [
    {
      id: 'agege-bread',
      name: 'Agege bread',
      description:
        'Tall, white, stretchy and a little sweet, baked before six and still warm at seven. It was made for ewa agoyin, for beans, for butter, and for eating on the way home. It has no preservatives: eat it today, toast it tomorrow.',
      sizes: [
        { id: 'small', name: 'Small loaf', price: 1_200, servings: null, workUnits: 1 },
        { id: 'family', name: 'Family loaf', price: 2_200, servings: null, workUnits: 1 },
      ],
      dietaryTags: ['Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Plain'],
      allergens: ['gluten', 'milk'],
      leadTimeHours: 12,
      vatClass: 'basic-food',
      pictures: [
        { name: 'agege-bread', alt: 'A tall white loaf with a golden top on a board, two slices cut' },
      ],
      addedDaysAgo: 235,
    },
    {
      id: 'wholewheat-loaf',
      name: 'Wholewheat loaf with oats',
      description:
        'Stone-ground wholewheat, oats on the crust and a long night’s rise, for a nutty loaf that keeps you full until lunch. No sugar is added. Wrapped in a cloth it is good for three days; freeze slices for the rest of the week.',
      price: 3_200,
      workUnits: 1,
      dietaryTags: ['Vegan', 'Eggless', 'No added sugar', 'Halal', 'Vegetarian'],
      flavorTags: ['Plain'],
      allergens: ['gluten'],
      leadTimeHours: 12,
      vatClass: 'basic-food',
      pictures: [
        { name: 'wholewheat-loaf', alt: 'A brown wholewheat loaf with oats on its crust, sliced on a board' },
      ],
      addedDaysAgo: 100,
    },
    {
      id: 'coconut-bread',
      name: 'Coconut bread',
      description:
        'Soft white bread with coconut milk in the dough and toasted coconut on top. Sweet enough to eat by itself, and very good with groundnut butter if you can eat nuts. Keep it in its bag and finish it in two days.',
      price: 2_800,
      workUnits: 1,
      dietaryTags: ['Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Coconut'],
      allergens: ['gluten', 'milk'],
      leadTimeHours: 12,
      vatClass: 'basic-food',
      pictures: [
        {
          name: 'coconut-bread',
          alt: 'A loaf topped with toasted coconut on a board, with half a coconut beside it',
        },
      ],
      addedDaysAgo: 55,
    },
    {
      id: 'banana-bread',
      name: 'Banana bread',
      description:
        'Very ripe bananas, brown butter and a little cinnamon in a loaf that is really a cake. It is moist to the last slice and even better toasted. It keeps four days in a tin, if you hide the tin.',
      price: 6_500,
      servings: 8,
      workUnits: 2,
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Banana', 'Cinnamon'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'banana-bread',
          alt: 'A sliced loaf of banana bread on a wooden board with slices of banana',
        },
      ],
      addedDaysAgo: 80,
    },
  ],
};
