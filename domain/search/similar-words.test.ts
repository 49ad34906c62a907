import { expect, test } from 'vitest';
import { findSimilarWords } from './similar-words.ts';

const WORDS = [
  'bread',
  'cake',
  'cakes',
  'caramel',
  'carrot',
  'chocolate',
  'meatpie',
  'pie',
  'tart',
  'velvet',
];

const findWhole = (typed: string) =>
  findSimilarWords(WORDS, typed)
    .filter(({ isBeginning }) => !isBeginning)
    .map(({ word }) => word);

test.each([
  ['velvte', 'exchanged letters', ['velvet']],
  ['velvt', 'a missing letter', ['velvet']],
  ['vvelvet', 'an extra letter', ['velvet']],
  ['belvet', 'a wrong letter', ['velvet']],
  ['elvvet', 'two errors in six letters', []],
  ['chcolte', 'two errors in seven letters', []],
  ['chocalete', 'two errors in nine letters', ['chocolate']],
  ['hcoclate', 'two errors in eight letters', ['chocolate']],
  ['pei', 'an error in three letters', []],
  ['caek', 'an error in four letters', ['cake']],
  ['piee', 'an extra letter after three', ['pie']],
  ['apie', 'an extra letter before three', []],
  ['2024', 'a number', []],
])('%j, %s: %j was meant (P13.1)', (typed, _, meant) => {
  expect(findWhole(typed)).toEqual(meant);
});

test('the fewest errors win', () => {
  expect(findSimilarWords(['chocolate', 'chocolato'], 'chocolata')).toEqual([
    { word: 'chocolate', distance: 1, isBeginning: false },
    { word: 'chocolato', distance: 1, isBeginning: false },
  ]);
  expect(findSimilarWords(['chocolate', 'chocolaxo'], 'chocolata').map(({ word }) => word)).toEqual([
    'chocolate',
  ]);
});

test('a word whose typing is not finished is recognised by its beginning', () => {
  expect(findSimilarWords(WORDS, 'chocl')).toEqual([{ word: 'chocolate', distance: 1, isBeginning: true }]);
  expect(findSimilarWords(WORDS, 'meapt')).toEqual([{ word: 'meatpie', distance: 1, isBeginning: true }]);
});

test('what is typed correctly is not among the similar ones', () => {
  expect(findSimilarWords(WORDS, 'bread')).toEqual([]);
});
