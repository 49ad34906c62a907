import { expect, test } from 'vitest';
import { readSearchQuery } from './read-search-query.ts';

test.each([
  ['/search', 'q=puff+puff', 'puff puff'],
  ['/search', 'q=++puff++', 'puff'],
  ['/search', '', ''],
  ['/search', 'q=+++', ''],
  ['/search', `q=${'x'.repeat(101)}`, ''],
  ['/products', 'q=puff', ''],
])('at %s?%s the query is %j', (pathname, search, query) => {
  expect(readSearchQuery(pathname, new URLSearchParams(search))).toBe(query);
});
