import { expect, test } from 'vitest';
import { findUnsearched, followAddress, readSearch } from './typed-search.ts';

test.each([
  ['what is typed is searched for', { typed: 'ofada', searched: '' }, 'ofada'],
  ['spaces around it are not', { typed: ' ofada ', searched: '' }, 'ofada'],
  ['a space more is no new search', { typed: 'ofada ', searched: 'ofada' }, null],
  ['an emptied field searches for everything', { typed: '', searched: 'ofada' }, ''],
])('%s', (_, words, unsearched) => {
  expect(findUnsearched(words)).toBe(unsearched);
});

test('words from a link or the back button come into the field', () => {
  const words = followAddress({ typed: 'ofada', searched: 'ofada' }, 'jollof');
  expect(words).toEqual({ typed: 'jollof', searched: 'jollof' });
  expect(findUnsearched(words)).toBeNull();
});

test('the field’s own words, back from the address, leave alone what was typed since', () => {
  const words = { typed: 'ofada rice', searched: 'ofada' };
  expect(followAddress(words, 'ofada')).toBe(words);
});

test('an address is read without spaces around the words, a hundred characters at most', () => {
  expect(readSearch(new URLSearchParams({ q: ' ofada ' }), 'q')).toBe('ofada');
  expect(readSearch(new URLSearchParams({ q: 'x'.repeat(101) }), 'q')).toBe('x'.repeat(100));
  expect(readSearch(new URLSearchParams({ search: 'ofada' }), 'q')).toBe('');
});
