import { expect, test } from 'vitest';
import { LOCAL_WORDS, listLocalWords } from './local-words.ts';
import { splitWords } from './split-words.ts';
import { toWordKey } from './word-key.ts';

test.each([
  ['chops', 'smallchops'],
  ['smallchops', 'chops'],
  ['donuts', 'doughnut'],
  ['doughnuts', 'donut'],
  ['brownbread', 'wholewheat'],
  ['celebration', 'birthday'],
  ['sharwama', 'shawarma'],
  ['oyin', 'honey'],
])('%j is also called %j (P13.2)', (word, other) => {
  expect(listLocalWords(word)).toContain(other);
});

test('most words have one name only', () => {
  expect(listLocalWords('croissant')).toEqual([]);
});

test('a name of three words would never be found, so the table has none', () => {
  const tooLong = LOCAL_WORDS.flat().filter((name) => splitWords(name).length > 2);
  expect(tooLong).toEqual([]);
});

test('no line of the table says the same twice', () => {
  for (const line of LOCAL_WORDS) {
    const keys = line.map((name) => toWordKey(splitWords(name).join('')));
    expect(new Set(keys).size, line.join(', ')).toBe(line.length);
  }
});
