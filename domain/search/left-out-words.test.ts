import { expect, test } from 'vitest';
import { bake } from './testing/bakery-catalogue.ts';
import { EVERYTHING, openIndex } from './testing/open-index.ts';

const index = openIndex();

const look = (query: string) => {
  const { leftOut, meant, total } = index.find(query, EVERYTHING);
  return { leftOut, meant, isFound: total > 0 };
};

test.each([
  ['unicorn cake', ['unicorn'], 'cake'],
  ['A Unicorn cake for my party', ['Unicorn'], 'cake party'],
  ['dinosaur volcano cake', ['dinosaur', 'volcano'], 'cake'],
  ['dinosaur-cake', ['dinosaur'], 'cake'],
  ['choclate unicorn drip', ['unicorn'], 'chocolate drip'],
  ['eggless unicorn cake', ['unicorn'], 'cake'],
])('%j names %j as left out and %j as what is shown (P29.317)', (query, leftOut, meant) => {
  expect(look(query)).toEqual({ leftOut, meant, isFound: true });
});

test('a known word that nothing of what is shown has is left out, too (P29.317)', () => {
  const shop = openIndex([
    bake('Carrot Cake', 'Cakes', '', ''),
    bake('Beef Stew', 'Meals', '', 'With volcano rice.'),
  ]);
  expect(shop.find('volcano carrot cake', EVERYTHING)).toMatchObject({
    leftOut: ['volcano'],
    meant: 'carrot cake',
  });
});

test.each(['chocolate cake', 'choclate cake', 'redvelvetcake', 'cup cake', 'unicorn', 'croissant doughnut'])(
  'of %j nothing that is shown was left out (P29.317)',
  (query) => {
    expect(look(query).leftOut).toBeUndefined();
  },
);

test.each(['friday', 'sunday'])('a %s is not two words, and is left out (P29.510)', (weekday) => {
  const shop = openIndex([bake('Carrot Cake', 'Cakes', '', 'Nothing to fry, for a day in the sun.')]);
  const leftOut = [weekday];
  expect(shop.find(`carrot cake ${weekday}`, EVERYTHING)).toMatchObject({ leftOut, meant: 'carrot cake' });
});
