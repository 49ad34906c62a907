import type { DemoCategory } from './demo-product.ts';
import { offerBoxes } from './demo-sizes.ts';

export const SAVOURY_PIES: DemoCategory = {
  category: 'Savoury pies',
  products: [
    {
      id: 'nigerian-meat-pie',
      name: 'Nigerian meat pie',
      description:
        'Buttery short crust, crimped by hand, around minced beef, potato and carrot with thyme and a little curry. The filling goes to the edge, as it should. Best warm from our oven; at home give them ten minutes at 180 °C and keep what is left in the fridge.',
      sizes: offerBoxes(
        { pieces: 4, price: 7_200, workUnits: 2 },
        { pieces: 12, price: 20_500, workUnits: 4 },
      ),
      dietaryTags: ['Halal'],
      flavorTags: ['Savoury', 'Beef'],
      allergens: ['gluten', 'milk', 'egg', 'celery', 'mustard'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'nigerian-meat-pie',
          alt: 'Half-moon meat pies with crimped golden crusts, two cut open to show beef, potato and carrot',
        },
      ],
      addedDaysAgo: 220,
    },
    {
      id: 'chicken-pie',
      name: 'Chicken and sweetcorn pie',
      description:
        'A round pie with a lid, filled to the rim with chicken, sweetcorn and a peppery white sauce in butter pastry. Milder than the meat pie, and a favourite for lunch boxes. Warm it for ten minutes before you eat; it keeps two days in the fridge.',
      sizes: offerBoxes(
        { pieces: 4, price: 7_600, workUnits: 2 },
        { pieces: 12, price: 21_500, workUnits: 4 },
      ),
      dietaryTags: ['Halal'],
      flavorTags: ['Savoury', 'Chicken'],
      allergens: ['gluten', 'milk', 'egg', 'celery'],
      leadTimeHours: 12,
      pictures: [
        {
          name: 'chicken-pie',
          alt: 'Round golden chicken pies on a wooden board, one cut open to show chicken and sweetcorn in white sauce',
        },
      ],
      addedDaysAgo: 1,
    },
    {
      id: 'sausage-rolls',
      name: 'Beef sausage rolls',
      description:
        'Well-seasoned beef sausage wrapped in puff pastry and brushed with egg until it shines. Good at the bus stop, better at a naming ceremony. Eat them the same day, or warm them in the oven to crisp the pastry again.',
      sizes: offerBoxes(
        { pieces: 6, price: 7_800, workUnits: 2 },
        { pieces: 12, price: 15_000, workUnits: 3 },
      ),
      dietaryTags: ['Halal'],
      flavorTags: ['Savoury', 'Beef'],
      allergens: ['gluten', 'milk', 'egg', 'soya', 'mustard', 'sulphites'],
      leadTimeHours: 12,
      pictures: [{ name: 'sausage-rolls', alt: 'Flaky golden sausage rolls on a wooden board' }],
      addedDaysAgo: 130,
    },
  ],
};
