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

const PANTRY = ['berry', 'buttercream', 'cinnamon', 'coffee', 'paper', 'vanilla'];

test.each([
  ['vanila', 'one letter once for twice', 'vanilla'],
  ['vannila', 'one letter twice for once, another once for twice', 'vanilla'],
  ['cofe', 'two letters once for twice, in a word of four', 'coffee'],
  ['cinammon', 'as in vannila', 'cinnamon'],
  ['vanella', 'a wrong letter', 'vanilla'],
  ['vannela', 'a wrong letter besides', undefined],
  ['vannill', 'one letter twice for once and another missing', 'vanilla'],
  ['pepper', 'one letter twice for once and another wrong, in a word of six', undefined],
  ['buterceam', 'one letter once for twice and another missing', 'buttercream'],
  ['bery', 'one letter once for twice', 'berry'],
  ['bry', 'two errors in three letters', undefined],
])('%j, %s: %j was meant (P29.550)', (typed, _, meant) => {
  expect(findSimilarWords(PANTRY, typed).map(({ word }) => word)).toEqual(meant === undefined ? [] : [meant]);
});

test('a doubled letter is the smaller error: nearer than a wrong one', () => {
  expect(
    findSimilarWords(['bread', 'breed'], 'bred').toSorted((one, other) => one.cost - other.cost),
  ).toEqual([
    { word: 'breed', cost: 1, isBeginning: false },
    { word: 'bread', cost: 2, isBeginning: false },
  ]);
});

test('the fewest errors win', () => {
  expect(findSimilarWords(['chocolate', 'chocolato'], 'chocolata')).toEqual([
    { word: 'chocolate', cost: 2, isBeginning: false },
    { word: 'chocolato', cost: 2, isBeginning: false },
  ]);
  expect(findSimilarWords(['chocolate', 'chocolaxo'], 'chocolata').map(({ word }) => word)).toEqual([
    'chocolate',
  ]);
});

test('a word whose typing is not finished is recognised by its beginning', () => {
  expect(findSimilarWords(WORDS, 'chocl')).toEqual([{ word: 'chocolate', cost: 2, isBeginning: true }]);
  expect(findSimilarWords(WORDS, 'meapt')).toEqual([{ word: 'meatpie', cost: 2, isBeginning: true }]);
});

test('what is typed correctly is not among the similar ones', () => {
  expect(findSimilarWords(WORDS, 'bread')).toEqual([]);
});
