import type { DemoCategory } from './demo-product.ts';
import { offerInches } from './demo-sizes.ts';

export const CELEBRATION_CAKES: DemoCategory = {
  category: 'Celebration cakes',
  products: [
    {
      id: 'classic-vanilla-buttercream',
      name: 'Classic vanilla buttercream',
      description:
        'Four layers of soft vanilla sponge with silky buttercream, shell borders and a scatter of pastel sprinkles. It is the cake we bake most, because grandmothers and toddlers agree on it. Keep it in a cool room for the day, or in the fridge overnight, and let it stand half an hour before you cut.',
      sizes: offerInches({ 6: 26_000, 8: 38_000, 10: 56_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Vanilla', 'Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'naming-ceremony', 'graduation', 'office'],
      egglessExtra: 2_500,
      pictures: [
        {
          name: 'classic-vanilla-buttercream',
          alt: 'A cream-coloured buttercream cake with a shell border, pastel sprinkles and a cherry on top',
        },
        {
          name: 'classic-vanilla-buttercream-slice',
          alt: 'A slice on a plate: four layers of vanilla sponge with buttercream, pastel sprinkles on top',
        },
      ],
      addedDaysAgo: 210,
    },
    {
      id: 'chocolate-drip-cake',
      name: 'Chocolate drip cake',
      description:
        'Dark cocoa sponge, whipped chocolate ganache between the layers and a glossy drip down the sides, finished with truffles. Deep and not too sweet; the middle stays moist for three days. The ganache softens in the heat, so carry it in the box we pack it in and keep it below 25 °C.',
      sizes: offerInches({ 6: 32_000, 8: 46_000, 10: 68_000 }),
      discountPercentage: 10,
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Chocolate'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'graduation', 'office'],
      egglessExtra: 3_000,
      pictures: [
        {
          name: 'chocolate-drip-cake',
          alt: 'A tall chocolate cake with ganache dripping down its sides and truffles on top',
        },
        {
          name: 'chocolate-drip-cake-slice',
          alt: 'A slice on a plate: four layers of dark cocoa sponge with chocolate ganache between them, the cut cake behind',
        },
      ],
      addedDaysAgo: 45,
    },
    {
      id: 'red-velvet-celebration',
      name: 'Red velvet celebration cake',
      description:
        'Tender red layers with a hint of cocoa and buttermilk, filled and coated with tangy cream cheese frosting. Cut it in front of the guests: the colour is half the fun. Cream cheese spoils in the heat, so put the cake straight into the fridge.',
      sizes: offerInches({ 6: 30_000, 8: 44_000, 10: 65_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Red velvet', 'Cream cheese'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'anniversary', 'valentines'],
      egglessExtra: 3_000,
      pictures: [
        {
          name: 'red-velvet-celebration',
          alt: 'A white-frosted cake cut open to show four red layers, with a slice on a plate in front',
        },
      ],
      addedDaysAgo: 180,
    },
    {
      id: 'strawberry-cream-cake',
      name: 'Strawberry cream cake',
      description:
        'Light sponge soaked in strawberry syrup, freshly whipped cream and strawberries from Jos, inside and on top. It tastes like a cold afternoon on the Plateau. Fresh cream must stay in the fridge until ten minutes before you serve, and is best eaten the same day.',
      sizes: offerInches({ 6: 34_000, 8: 49_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Strawberry', 'Cream'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 36,
      allowsInscription: true,
      occasions: ['birthday', 'anniversary', 'valentines'],
      pictures: [
        {
          name: 'strawberry-cream-cake',
          alt: 'A whipped cream cake topped with fresh strawberries, cut open to show sponge and cream',
        },
        {
          name: 'strawberry-cream-cake-slice',
          alt: 'A slice on a plate: three layers of sponge with whipped cream and strawberry jam, a strawberry on top',
        },
      ],
      addedDaysAgo: 24,
    },
    {
      id: 'funfetti-cake',
      name: 'Funfetti birthday cake',
      description:
        'Vanilla sponge speckled with rainbow sprinkles, in buttercream with more of them and swirls in every colour of the party. Made for loud birthdays and sticky fingers. It travels well and holds for a day in a cool room; candles come in the box.',
      sizes: offerInches({ 6: 28_000, 8: 41_000, 10: 60_000 }),
      discountPercentage: 10,
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Butter'],
      allergens: ['gluten', 'milk', 'egg', 'soya'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday'],
      egglessExtra: 2_500,
      pictures: [
        {
          name: 'funfetti-cake',
          alt: 'A birthday cake with rainbow sprinkles, coloured swirls and candles, cut to show a speckled crumb',
        },
      ],
      addedDaysAgo: 12,
    },
    {
      id: 'coconut-snow-cake',
      name: 'Coconut snow cake',
      description:
        'Coconut-milk sponge under a thick coat of fresh coconut, grated in our kitchen that morning. Fragrant, moist and gentle, and the one to bring to people who say they do not like cake. Fresh coconut turns quickly in the heat: keep it cold and finish it within two days.',
      sizes: offerInches({ 6: 27_000, 8: 39_000, 10: 58_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Coconut'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'christmas'],
      egglessExtra: 2_500,
      pictures: [
        {
          name: 'coconut-snow-cake',
          alt: 'A round cake covered in white coconut flakes with small peaks of cream, on a mint-green stand',
        },
        {
          name: 'coconut-snow-cake-slice',
          alt: 'A slice on a plate: three layers of pale sponge with cream between them and coconut flakes outside',
        },
      ],
      addedDaysAgo: 95,
    },
    {
      id: 'rainbow-layer-cake',
      name: 'Rainbow layer cake',
      description:
        'Six thin sponges from violet to red with vanilla buttercream in between, plain white outside so that the first cut is a surprise. Each layer tastes of vanilla only; the colour comes from food colouring. Keep it cool and slice it with a warm knife.',
      sizes: offerInches({ 8: 52_000, 10: 76_000 }),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 48,
      allowsInscription: true,
      occasions: ['birthday', 'baby-shower'],
      egglessExtra: 4_000,
      pictures: [
        {
          name: 'rainbow-layer-cake',
          alt: 'A white cake with coloured swirls on top, cut open to show six layers in rainbow colours',
        },
      ],
      addedDaysAgo: 60,
    },
    {
      id: 'caramel-cake',
      name: 'Salted caramel drip cake',
      description:
        'Brown-sugar sponge, caramel buttercream and a slow drip of caramel that we cook until it is just short of bitter, with a pinch of salt. For grown-up birthdays and for whoever eats the caramel first. The drip runs in the heat, so keep it in the fridge and take it out twenty minutes before you serve.',
      sizes: offerInches({ 6: 31_000, 8: 45_000, 10: 66_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Caramel', 'Butter'],
      allergens: ['gluten', 'milk', 'egg'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'anniversary', 'office'],
      egglessExtra: 3_000,
      pictures: [
        {
          name: 'caramel-cake',
          alt: 'A pale caramel cake with amber caramel dripping down its sides and buttercream swirls on top',
        },
        {
          name: 'caramel-cake-slice',
          alt: 'A slice on a plate: four layers of brown sponge with caramel buttercream, caramel and toffee pieces on top',
        },
      ],
      addedDaysAgo: 33,
    },
    {
      id: 'black-forest-cake',
      name: 'Black forest cake',
      description:
        'Chocolate sponge, whipped cream and sour cherries under a rough coat of dark chocolate shavings. Made without kirsch: the cherries are cooked in their own juice. It needs the fridge at all times and is at its best the day after baking.',
      sizes: offerInches({ 6: 33_000, 8: 48_000, 10: 70_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Chocolate', 'Cherry', 'Cream'],
      allergens: ['gluten', 'milk', 'egg', 'soya', 'sulphites'],
      leadTimeHours: 48,
      allowsInscription: true,
      occasions: ['birthday', 'anniversary'],
      pictures: [
        {
          name: 'black-forest-cake',
          alt: 'A chocolate cake with cream, dark shavings and a ring of cherries on top, one slice taken out',
        },
      ],
      addedDaysAgo: 150,
    },
    {
      id: 'carrot-cake',
      name: 'Carrot and walnut cake',
      description:
        'Grated carrots, toasted walnuts, cinnamon and nutmeg in a damp, dark crumb, with cream cheese frosting and little piped carrots. Not very sweet, so it does for breakfast too. It keeps four days in the fridge and tastes better on the second.',
      sizes: offerInches({ 6: 30_000, 8: 43_000, 10: 63_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Carrot', 'Cinnamon', 'Cream cheese'],
      allergens: ['gluten', 'milk', 'egg', 'nuts'],
      leadTimeHours: 24,
      allowsInscription: true,
      occasions: ['birthday', 'office'],
      pictures: [
        {
          name: 'carrot-cake',
          alt: 'A frosted carrot cake with walnuts round its base and small piped carrots on top, cut open',
        },
      ],
      addedDaysAgo: 120,
    },
    {
      id: 'old-fashioned-fruit-cake',
      name: 'Old-fashioned fruit cake',
      description:
        'Raisins, sultanas, cherries and orange peel, soaked for a week in zobo and black tea, in a dark buttery crumb with almonds and pecans. It is the cake of naming ceremonies and Christmas tins, and made without alcohol. Wrapped well it keeps three weeks in a cupboard, even in April.',
      sizes: offerInches({ 6: 29_000, 8: 42_000, 10: 62_000 }),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Fruit', 'Cinnamon'],
      allergens: ['gluten', 'milk', 'egg', 'nuts', 'sulphites'],
      leadTimeHours: 72,
      allowsInscription: true,
      occasions: ['naming-ceremony', 'christmas', 'wedding'],
      pictures: [
        {
          name: 'fruit-cake',
          alt: 'A dark fruit cake topped with cherries, almonds and pecans, cut open with a slice in front',
        },
      ],
      addedDaysAgo: 5,
    },
  ],
};
