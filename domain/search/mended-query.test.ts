import { expect, test } from 'vitest';
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
