import { GOLD_LEAF_DESIGN, IVORY_DESIGN } from '../../../domain/custom-orders/price/starting-designs.ts';
import { offerLike } from './demo-designs.ts';
import type { DemoCategory } from './demo-product.ts';

export const WEDDING_CAKES: DemoCategory = {
  category: 'Wedding cakes',
  products: [
    {
      id: 'three-tier-ivory-wedding',
      name: 'Three-tier ivory wedding cake',
      description:
        'Three tiers in ivory fondant with hand-set pearls and a cascade of sugar roses, each flower made petal by petal. Choose a sponge for each tier in the designer; we bring the cake, put it together at the hall and stay until it stands. Fondant keeps its shape in an air-conditioned hall for a whole reception, but please not in direct sun.',
      ...offerLike(IVORY_DESIGN),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Fruit', 'Chocolate'],
      occasions: ['wedding', 'anniversary'],
      pictures: [
        {
          name: 'three-tier-ivory-wedding',
          alt: 'A three-tier ivory wedding cake with pearls and a cascade of pale roses down one side',
        },
        {
          name: 'three-tier-ivory-wedding-near',
          alt: 'Sugar roses and rows of small pearls on the ivory tiers, seen close up',
        },
      ],
      addedDaysAgo: 230,
    },
    {
      id: 'gold-leaf-two-tier',
      name: 'Gold leaf two-tier cake',
      description:
        'Two tall tiers in smooth white fondant with torn gold leaf and white sugar roses, for introductions, fiftieth birthdays and small weddings. Under it are vanilla and lemon layers with buttercream. The leaf is real, edible and tasteless; keep the cake in a cool room and it will glitter until the last dance.',
      ...offerLike(GOLD_LEAF_DESIGN),
      dietaryTags: ['Vegetarian'],
      flavorTags: ['Vanilla', 'Lemon'],
      occasions: ['wedding', 'anniversary', 'birthday'],
      pictures: [
        {
          name: 'gold-leaf-two-tier',
          alt: 'A white two-tier cake with bands of gold leaf and white sugar roses between the tiers',
        },
        {
          name: 'gold-leaf-two-tier-near',
          alt: 'The upper tier seen close up: torn gold leaf on white fondant, with sugar roses on top and at its base',
        },
      ],
      addedDaysAgo: 40,
    },
    {
      id: 'naked-berry-wedding',
      name: 'Naked berry wedding cake',
      description:
        'Two tiers of almond sponge with the thinnest coat of buttercream, so that the layers show, and strawberries, raspberries and blueberries piled on. It is made for garden weddings and traditional mornings. The berries go on at the venue; serve it within three hours.',
      price: 98_000,
      servings: 50,
      workUnits: 28,
      dietaryTags: ['Halal', 'Vegetarian'],
      flavorTags: ['Berry', 'Almond'],
      allergens: ['gluten', 'milk', 'egg', 'nuts'],
      leadTimeHours: 168,
      allowsInscription: false,
      occasions: ['wedding'],
      pictures: [
        {
          name: 'naked-berry-wedding',
          alt: 'A semi-naked two-tier cake with fresh berries between and on top of the tiers, on a wooden board',
        },
        {
          name: 'naked-berry-wedding-near',
          alt: 'Strawberries, raspberries and blueberries seen close up, on sponge layers that show through thin buttercream',
        },
      ],
      addedDaysAgo: 75,
    },
  ],
};
