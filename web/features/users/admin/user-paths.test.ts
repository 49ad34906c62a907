import { expect, test } from 'vitest';
import { rememberSearch, takeUsersPath } from './user-paths.ts';

test('the way back leads to the list as it was searched', () => {
  expect(takeUsersPath(rememberSearch('?search=ada'))).toBe('/admin/users?search=ada');
});

test.each([null, undefined, 'text', {}, { search: 3 }, { search: '//elsewhere.example' }])(
  'without a remembered search (%j) it leads to the whole list',
  (state) => {
    expect(takeUsersPath(state)).toBe('/admin/users');
  },
);
