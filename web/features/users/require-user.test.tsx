import { expect, test } from 'vitest';
import { readText } from '../../testing/read-html.ts';
import { ADMINISTRATOR, CUSTOMER, renderInShop, SIGNED_OUT } from '../../testing/render-in-shop.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireUser } from './require-user.tsx';

const loading = { ...SIGNED_OUT, authLoading: true };
const guarded = <p>Your orders</p>;

function showsGuarded(guard: 'user' | 'admin', visitor = SIGNED_OUT): string {
  const Guard = guard === 'user' ? RequireUser : RequireAdmin;
  return readText(renderInShop(<Guard>{guarded}</Guard>, { visitor, path: '/orders' }));
}

test.each(['user', 'admin'] as const)(
  'a loading message shows while authentication resolves: %s (S2.5)',
  (guard) => {
    expect(showsGuarded(guard, loading)).toBe('Checking your sign-in…');
  },
);

test('a signed-out visitor sees nothing of what is guarded (S2.4, S2.5)', () => {
  expect(showsGuarded('user')).toBe('');
  expect(showsGuarded('admin')).toBe('');
});

test('whoever is signed in sees what is for users, and only administrators what is for them (S6.2, S6.3)', () => {
  expect(showsGuarded('user', CUSTOMER)).toBe('Your orders');
  expect(showsGuarded('admin', CUSTOMER)).toBe('');
  expect(showsGuarded('admin', ADMINISTRATOR)).toBe('Your orders');
});
