import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

test.each([
  ['  Puff-Puff ', ['puff', 'puff']],
  ['a cake for my birthday', ['cake', 'birthday']],
  ['the and of', ['the', 'and', 'of']],
  ['cake under ₦5,000', ['cake']],
  ['cake N5000', ['cake']],
  ['cake for 25 people', ['cake']],
  ['10,000', []],
  ['₦ 500', []],
  ['#2500', []],
  ['5000', ['5000']],
  ['box of 12', ['box', '12']],
  ['?!… ₦', []],
  ['', []],
])('in %j the words %j are looked for', (query, words) => {
  expect(readQuery(query)).toEqual(words);
});

test('a query of many words is read up to the eighth', () => {
  expect(readQuery('one two three four five six seven eight nine ten')).toEqual(
    'one two three four five six seven eight'.split(' '),
  );
});

test('reading what was read changes nothing', () => {
  for (const query of ['Ọ̀yìn & honey', 'cake under ₦5,000', 'n 5000 # 3', 'the']) {
    const words = readQuery(query);
    expect(readQuery(words.join(' '))).toEqual(words);
  }
});
