import { expect, test } from 'vitest';
import { ALL_POSTS, readPostsQuery, writePostsQuery } from './posts-query.ts';

test('a list of posts and its address say the same', () => {
  const query = { search: 'owambe cake', standing: 'scheduled' } as const;
  expect(String(writePostsQuery(query))).toBe('search=owambe+cake&standing=scheduled');
  expect(readPostsQuery(writePostsQuery(query))).toEqual(query);
  expect(String(writePostsQuery(ALL_POSTS))).toBe('');
});

test('what nobody knows in an address counts as not said', () => {
  expect(readPostsQuery(new URLSearchParams('standing=eaten&page=4'))).toEqual(ALL_POSTS);
  expect(readPostsQuery(new URLSearchParams({ search: ` ${'a'.repeat(200)}` })).search).toHaveLength(100);
});
