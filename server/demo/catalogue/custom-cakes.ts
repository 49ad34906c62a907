import { LOGO_DESIGN, SMALLEST_DESIGN } from '../../../domain/custom-orders/price/starting-designs.ts';
import { offerLike } from './demo-designs.ts';
import type { DemoCategory } from './demo-product.ts';

export const CUSTOM_CAKES: DemoCategory = {
  category: 'Custom cakes',
  products: [
    {
      id: 'design-your-own-cake',
      name: 'Custom cake',
      description:
        'Design your own: choose tiers, sponge, filling, frosting and colours, and watch the cake and its price change as you do. Want something else, from a football pitch to a talking drum? Add it as a special request and we’ll send you a quote. Buttercream cakes need a cool room; fondant holds up on a warm afternoon.',
      ...offerLike(SMALLEST_DESIGN),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Chocolate', 'Red velvet'],
      occasions: ['birthday', 'wedding', 'anniversary', 'naming-ceremony', 'baby-shower', 'graduation'],
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
        'White fondant with your emblem printed in edible ink, for launches, anniversaries and the end of a long quarter. Design the cake here and add your logo as a picture, and we’ll send you a quote. For a square cake like the one shown, or neat fingers, add a special request. It keeps a working day at office temperature.',
      ...offerLike(LOGO_DESIGN),
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Vanilla', 'Chocolate'],
      occasions: ['office', 'graduation'],
      pictures: [
        {
          name: 'corporate-logo-cake',
          alt: 'A square white cake on a gold board with a printed round emblem in navy and gold',
        },
      ],
      addedDaysAgo: 110,
    },
  ],
};
