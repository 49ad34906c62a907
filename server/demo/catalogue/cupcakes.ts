import type { DemoCategory } from './demo-product.ts';
import { offerBoxes } from './demo-sizes.ts';

export const CUPCAKES: DemoCategory = {
  category: 'Cupcakes',
  products: [
    {
      id: 'vanilla-cupcakes',
      name: 'Vanilla cupcakes',
      description:
        'Soft vanilla cupcakes with a generous swirl of buttercream in pastel colours and a few sprinkles. They are the easy choice for a class of thirty. They hold a day in their box in a cool room; do not leave them in the car.',
      sizes: offerBoxes(
        { pieces: 6, price: 11_500, workUnits: 2 },
        { pieces: 12, price: 21_500, workUnits: 3 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Vanilla', 'Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      occasions: ['birthday', 'baby-shower', 'office'],
      egglessExtra: 500,
      pictures: [
        {
          name: 'vanilla-cupcakes',
          alt: 'Six cupcakes in pastel cases with swirls of pink, blue and cream buttercream and sprinkles',
        },
      ],
      addedDaysAgo: 205,
    },
    {
      id: 'chocolate-cupcakes',
      name: 'Chocolate cupcakes',
      description:
        'Cocoa sponge with a soft ganache heart, chocolate buttercream and chocolate chips on top. Rich enough that one is usually enough, and that is why the box has six. Keep them cool, and let them stand ten minutes before you eat.',
      sizes: offerBoxes(
        { pieces: 6, price: 12_500, workUnits: 2 },
        { pieces: 12, price: 23_500, workUnits: 3 },
      ),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Chocolate'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 24,
      occasions: ['birthday', 'office'],
      pictures: [
        {
          name: 'chocolate-cupcakes',
          alt: 'Chocolate cupcakes in dark cases with tall swirls of chocolate buttercream and chocolate chips',
        },
      ],
      addedDaysAgo: 160,
    },
    {
      id: 'red-velvet-cupcakes',
      name: 'Red velvet cupcakes',
      description:
        'Our red velvet in one hand: a moist red crumb, cream cheese frosting and a dusting of cake crumbs. They go fast at office birthdays. Keep them in the fridge, and serve them within two hours of taking them out.',
      sizes: offerBoxes(
        { pieces: 6, price: 12_000, workUnits: 2 },
        { pieces: 12, price: 22_500, workUnits: 3 },
      ),
      discountPercentage: 15,
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Red velvet', 'Cream cheese'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      occasions: ['valentines', 'anniversary'],
      pictures: [
        {
          name: 'red-velvet-cupcakes',
          alt: 'Red velvet cupcakes with white frosting, red crumbs and a raspberry on each',
        },
      ],
      addedDaysAgo: 20,
    },
    {
      id: 'lemon-cupcakes',
      name: 'Lemon cupcakes',
      description:
        'Sharp lemon curd inside a light sponge, lemon buttercream above it and a slice of candied lemon for looks. Fresh in the harmattan, and the lightest cupcake we make. They keep two days in the fridge.',
      sizes: offerBoxes(
        { pieces: 6, price: 12_000, workUnits: 2 },
        { pieces: 12, price: 22_500, workUnits: 3 },
      ),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Lemon', 'Butter'],
      allergens: ['gluten', 'milk', 'egg', 'sulphites'],
      leadTimeHours: 24,
      pictures: [
        {
          name: 'lemon-cupcakes',
          alt: 'Cupcakes with pale yellow buttercream swirls and slices of candied lemon',
        },
      ],
      addedDaysAgo: 52,
    },
    {
      id: 'eggless-chocolate-cupcakes',
      name: 'Eggless chocolate cupcakes',
      description:
        'The same deep chocolate without a single egg: yoghurt and a splash of vinegar make the crumb rise and keep it tender. Nobody notices unless you tell them. Keep them cool and eat them within two days.',
      sizes: offerBoxes(
        { pieces: 6, price: 13_000, workUnits: 2 },
        { pieces: 12, price: 24_500, workUnits: 3 },
      ),
      dietaryTags: ['Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Chocolate'],
      allergens: ['gluten', 'milk', 'soya'],
      leadTimeHours: 24,
      occasions: ['birthday', 'office'],
      pictures: [
        {
          name: 'eggless-chocolate-cupcakes',
          alt: 'Chocolate cupcakes in green and brown cases with mocha frosting, raspberries and chocolate shards',
        },
      ],
      addedDaysAgo: 9,
    },
    {
      id: 'cupcake-tower',
      name: 'Cupcake tower',
      description:
        'Three levels of cupcakes in your colours with a small cake on top to cut, and a stand that we lend you. Everybody takes their own, so nobody queues for plates. Mix up to three flavours, and tell us your flavours and colours in the order note. We put the tower together at your venue; choose a spot in the shade.',
      price: 85_000,
      servings: 48,
      workUnits: 22,
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Red velvet', 'Lemon'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 96,
      allowsInscription: true,
      occasions: ['birthday', 'wedding', 'baby-shower'],
      pictures: [
        {
          name: 'cupcake-tower',
          alt: 'A three-level stand of pink and cream cupcakes with one large cupcake at the top',
        },
      ],
      addedDaysAgo: 18,
    },
  ],
};
