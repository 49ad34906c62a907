import type { DemoCategory } from './demo-product.ts';
import { offerInches } from './demo-sizes.ts';

export const CHEESECAKES: DemoCategory = {
  category: 'Cheesecakes',
  products: [
    {
      id: 'baked-cheesecake',
      name: 'Baked vanilla cheesecake',
      description:
        'Cream cheese, eggs and vanilla baked slowly over a butter-biscuit base until the top is gold and the middle still trembles. Dense, creamy and just sweet enough. Keep it in the fridge and eat it cold, within three days.',
      sizes: offerInches({ 6: 28_000, 8: 42_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Cream cheese', 'Vanilla'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 36,
      pictures: [
        {
          name: 'baked-cheesecake',
          alt: 'A baked cheesecake with a golden top, a few berries and one slice taken out',
        },
      ],
      addedDaysAgo: 140,
    },
    {
      id: 'cookies-and-cream-cheesecake',
      name: 'Cookies and cream cheesecake',
      description:
        'Crushed chocolate cookies in a cloud of whipped cream cheese, on a black cookie base, with whole cookies standing guard on top. There is no baking and no egg in it. It melts at room temperature, so bring it out last.',
      sizes: offerInches({ 6: 29_500, 8: 44_000 }),
      dietaryTags: ['Eggless', 'Vegetarian'],
      flavorTags: ['Cookies and cream', 'Chocolate', 'Cream cheese'],
      allergens: ['gluten', 'milk', 'soya'],
      leadTimeHours: 24,
      pictures: [
        {
          name: 'cookies-and-cream-cheesecake',
          alt: 'A white cheesecake with a dark crumb base, speckled with cookies, and cookies set on top',
        },
      ],
      addedDaysAgo: 28,
    },
    {
      id: 'mango-cheesecake',
      name: 'Mango cheesecake',
      description:
        'A light, eggless cheesecake under a mirror of mango purée, with cubes of ripe mango and rosettes of cream. We make it while mangoes are good and set it with agar, never gelatine. Carry it cold and eat it cold, the same day if you can.',
      sizes: offerInches({ 6: 30_000, 8: 45_000 }),
      discountPercentage: 12,
      dietaryTags: ['Eggless', 'Halal', 'Vegetarian'],
      flavorTags: ['Mango', 'Cream cheese'],
      allergens: ['gluten', 'milk'],
      leadTimeHours: 36,
      pictures: [
        {
          name: 'mango-cheesecake',
          alt: 'A cheesecake with a glossy mango layer, mango cubes and cream rosettes, cut open',
        },
      ],
      addedDaysAgo: 3,
    },
  ],
};
