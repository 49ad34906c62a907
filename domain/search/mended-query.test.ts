import { expect, test } from 'vitest';
import { bake } from './testing/bakery-catalogue.ts';
import { EVERYTHING, openIndex } from './testing/open-index.ts';

const index = openIndex();

test.each([
  ['Choclate drip', 'chocolate drip'],
  ['velvte', 'velvet'],
  ['eggles choclate cake', 'chocolate cake'],
  ['choclate cake', 'chocolate cake'],
  ['chocolate cak', 'chocolate cake'],
])('%j is said to be understood as %j (P29.102, P29.145)', (query, meant) => {
  expect(index.find(query, EVERYTHING).meant).toBe(meant);
});

test.each(['chocolate cake', 'choc', 'pies', 'meatpie', 'eggles cake', 'cup cake', 'redvelvet', 'zzzzzz'])(
  '%j was typed rightly, or nothing was found for it, and says nothing (P29.102)',
  (query) => {
    expect(index.find(query, EVERYTHING).meant).toBeUndefined();
  },
);

test('a mistyped word finds what the right one does, compounds too, and is named as it was meant and not in the plural (P29.498)', () => {
  const shop = openIndex([
    bake('Chocolate cupcakes', 'Cupcakes', '| chocolate'),
    bake('Carrot loaf', 'Celebration cakes'),
    bake('Chocolate drip cake', 'Celebration cakes', '| chocolate'),
  ]);
  for (const typed of ['chocolate caek', 'chocolate ckae', 'choclate cale']) {
    expect(shop.find(typed, EVERYTHING).meant).toBe('chocolate cake');
    expect(shop.ids(typed)).toEqual(shop.ids('chocolate cake'));
  }
  expect(shop.ids('chocolate caek')).toEqual(['chocolate-drip-cake', 'chocolate-cupcakes']);
});

test.each([
  ['vannila', 'vanilla'],
  ['vannila buterceam', 'vanilla buttercream'],
  ['vanila butercream', 'vanilla buttercream'],
  ['choclate', 'chocolate'],
  ['chocollate cuppcakes', 'chocolate cupcakes'],
  ['cinamon', 'cinnamon'],
  ['cinammon', 'cinnamon'],
  ['red velvit', 'red velvet'],
  ['cheescake', 'cheesecake'],
  ['strawbery', 'strawberry'],
])('%j is understood as %j (P29.550)', (typed, meant) => {
  const found = index.find(typed, EVERYTHING);
  expect(found.meant).toBe(meant);
  expect(found.best.map(({ id }) => id)).toEqual(index.ids(meant));
});
