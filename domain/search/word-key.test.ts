import { expect, test } from 'vitest';
import { toWordKey } from './word-key.ts';

test.each([
  ['cake', 'cakes'],
  ['pie', 'pies'],
  ['pastry', 'pastries'],
  ['cookie', 'cookies'],
  ['brownie', 'brownies'],
  ['loaf', 'loaves'],
  ['box', 'boxes'],
  ['sandwich', 'sandwiches'],
  ['slice', 'slices'],
  ['quiche', 'quiches'],
  ['mango', 'mangoes'],
  ['bun', 'buns'],
  ['puff', 'puffs'],
  ['glass', 'glasses'],
  ['meatpie', 'meatpies'],
])('%j and %j are the same word', (one, many) => {
  expect(toWordKey(many)).toBe(toWordKey(one));
});

test.each([
  ['cook', 'cookie'],
  ['bread', 'breadth'],
  ['puff', 'puffin'],
  ['gas', 'ga'],
  ['cake', 'coke'],
])('%j and %j are different words', (one, other) => {
  expect(toWordKey(other)).not.toBe(toWordKey(one));
});
