import type { DemoCategory } from './demo-product.ts';
import { offerInches } from './demo-sizes.ts';

export const CUSTOM_CAKES: DemoCategory = {
  category: 'Custom cakes',
  products: [
    {
      id: 'design-your-own-cake',
      name: 'Design your own cake',
      description:
        'Choose tiers, sponge, filling, frosting and colours, and watch the cake and its price change as you do. Anything that is not on the list, from a football pitch to a talking drum, goes into the wishes and we answer with a quote. Buttercream designs like a cool room; fondant ones forgive a warm afternoon.',
      sizes: offerInches({ 6: 38_000, 8: 55_000, 10: 80_000 }),
      isCustom: true,
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Chocolate', 'Red velvet'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 72,
      allowsInscription: true,
      pictures: [
        {
          name: 'design-your-own-cake',
          alt: 'A two-tier cake in pink and mint with piped borders, sugar flowers and a blank name plaque',
        },
      ],
      addedDaysAgo: 200,
    },
    {
      id: 'corporate-logo-cake',
      name: 'Corporate logo cake',
      description:
        'A square cake with your emblem printed in edible ink on white fondant, for launches, anniversaries and the end of a long quarter. Sponge and filling are yours to choose, and we cut it into neat fingers if you like. Send the logo as a picture; the cake keeps a working day at office temperature.',
      sizes: [
        { id: 'square-8', name: 'Square, 8 inch', price: 58_000, servings: 24, workUnits: 9 },
        { id: 'square-12', name: 'Square, 12 inch', price: 92_000, servings: 54, workUnits: 15 },
      ],
      isCustom: true,
      dietaryTags: ['Nut-free', 'Halal', 'Vegetarian'],
      flavorTags: ['Vanilla', 'Chocolate'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 96,
      allowsInscription: true,
      pictures: [
        {
          name: 'corporate-logo-cake',
          alt: 'A square white cake on a gold board with a printed round emblem in navy and gold',
        },
      ],
      addedDaysAgo: 110,
    },
    {
      id: 'cupcake-tower',
      name: 'Cupcake tower',
      description:
        'Three levels of cupcakes in your colours with a small cake on top to cut, and a stand that we lend you. Everybody takes their own, so nobody queues for plates. Mix up to three flavours; the tower is put together where you celebrate and likes the shade.',
      price: 85_000,
      servings: 48,
      workUnits: 22,
      isCustom: true,
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Red velvet', 'Lemon'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 96,
      allowsInscription: true,
      pictures: [
        {
          name: 'cupcake-tower',
          alt: 'A three-level stand of pink and cream cupcakes with one large cupcake at the top',
        },
        {
          name: 'vanilla-cupcakes',
          alt: 'Vanilla cupcakes in pastel colours, one of the flavours for the tower',
        },
        {
          name: 'red-velvet-cupcakes',
          alt: 'Red velvet cupcakes with cream cheese frosting, another flavour for the tower',
        },
      ],
      addedDaysAgo: 18,
    },
  ],
};
