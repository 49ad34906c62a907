import type { DemoCategory } from './demo-product.ts';

/** Nothing of it is baked: it waits on the shelf and goes out with the cake. */
export const PARTY_EXTRAS: DemoCategory = {
  category: 'Party extras',
  products: [
    {
      id: 'birthday-candles',
      name: 'Birthday candles',
      description:
        'Eight striped candles in petal holders that keep the wax off the icing. They burn for about ten minutes, which is long enough for every song and one photograph more.',
      price: 1_500,
      leadTimeHours: 0,
      workUnits: 0,
      isOfferedAtCart: true,
      occasions: ['birthday'],
      pictures: [
        {
          name: 'birthday-candles',
          alt: 'Striped birthday candles in petal holders, five of them lit, three lying in front',
        },
      ],
      addedDaysAgo: 320,
    },
    {
      id: 'greeting-card',
      name: 'Printed greeting card',
      description:
        'A printed, folded card with a paper cake on the front and an envelope in blush. Tell us what to write, and we write it inside by hand. Leave it empty if you’d rather sign it yourself.',
      price: 1_200,
      leadTimeHours: 0,
      workUnits: 0,
      allowsInscription: true,
      isOfferedAtCart: true,
      pictures: [
        {
          name: 'greeting-card',
          alt: 'A greeting card with a layered paper cake and confetti beside its blush envelope',
        },
      ],
      addedDaysAgo: 322,
    },
    {
      id: 'balloons',
      name: 'Bunch of balloons',
      description:
        'Seven glossy balloons on ribbons, filled on the morning of your delivery and tied to a small weight. They float for a day and a half.',
      price: 9_500,
      leadTimeHours: 12,
      workUnits: 0,
      isOfferedAtCart: true,
      occasions: ['birthday', 'baby-shower', 'graduation'],
      pictures: [
        { name: 'balloons', alt: 'A bunch of glossy party balloons on ribbons, tied to a small gift box' },
      ],
      addedDaysAgo: 324,
    },
  ],
};
