import { expect, test } from 'vitest';
import { findContradictions } from './contradictions.ts';

test('a nut-free cake with nuts is pointed out', () => {
  expect(findContradictions(['Nut-free'], ['gluten', 'nuts'])).toEqual([
    'The tag “Nut-free” contradicts the declared allergen tree nuts.',
  ]);
});

test('a tag that promises what traces forbid is said to be shown to nobody (P29.48)', () => {
  expect(findContradictions(['Nut-free', 'Halal'], ['gluten'])).toEqual([
    'Customers don’t see the tag “Nut-free”, because traces are possible. They filter by the allergens you declare.',
  ]);
});

test('a vegan cake has neither milk nor egg', () => {
  expect(findContradictions(['vegan'], ['milk', 'egg', 'soya'])).toEqual([
    'The tag “vegan” contradicts the declared allergens milk and egg.',
  ]);
});

test.each([
  [['Eggless'], ['milk']],
  [['Halal'], ['milk', 'egg', 'nuts']],
  [[], ['nuts']],
] as const)('%j goes with %j', (tags, allergens) => {
  expect(findContradictions(tags, allergens)).toEqual([]);
});
