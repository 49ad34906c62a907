import { expect, test } from 'vitest';
import { bake } from './testing/bakery-catalogue.ts';
import { openIndex } from './testing/open-index.ts';

test('of two that answer equally well the better rated comes first, and a better answer before both (P40.8)', () => {
  const rating = { average: 4.8, count: 5, isSample: false };
  const index = openIndex([
    bake('Almond Cake', 'Cakes'),
    { ...bake('Mango Cake', 'Cakes'), rating },
    { ...bake('Mango Almond Cake', 'Cakes'), rating },
  ]);
  expect(index.ids('cake')).toEqual(['mango-cake', 'almond-cake', 'mango-almond-cake']);
});

test.each(['chocolate cake', 'choclate cake', 'cake choclate'])(
  'for "%s" what is called so comes before what is tagged so, also where it is a compound (P29.438)',
  (query) => {
    expect(openIndex().ids(query)).toEqual([
      'chocolate-cake',
      'chocolate-drip-cake',
      'chocolate-cupcakes',
      'black-forest-cake',
      'cookies-and-cream-cheesecake',
    ]);
  },
);

test('what is called a cake comes before what only goes with one, also where the price is limited (P29.501)', () => {
  const index = openIndex([
    bake('Cake topper', 'Party extras'),
    bake('Cake candles, pack of 12', 'Party extras'),
    bake('Old-fashioned fruit cake', 'Celebration cakes'),
    bake('Vanilla cupcakes', 'Cupcakes'),
    bake('Coconut biscuits', 'Biscuits', '', 'Good with cake.'),
  ]);
  for (const query of ['cake', 'cake under 20k']) {
    expect(index.ids(query)).toEqual([
      'old-fashioned-fruit-cake',
      'vanilla-cupcakes',
      'cake-topper',
      'cake-candles-pack-of-12',
      'coconut-biscuits',
    ]);
  }
  expect(index.ids('cake topper')[0]).toBe('cake-topper');
});
