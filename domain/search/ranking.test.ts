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
