import { expect, test } from 'vitest';
import { findElements, listNames, readText } from '../../testing/read-html.ts';
import { ADMINISTRATOR, CUSTOMER, renderInShop } from '../../testing/render-in-shop.tsx';
import type { AuthState } from './auth-state.ts';
import { UserMenuEntries } from './user-menu.tsx';

function render(visitor: AuthState): string {
  if (!visitor.currentUser) throw new Error('Nobody to show a menu to');
  return renderInShop(<UserMenuEntries user={visitor.currentUser} onLeave={() => {}} />, { visitor });
}

test("a customer's menu shows name, email, My Orders, Wishlist, Products, Account and Sign out (S2.15)", () => {
  const html = render(CUSTOMER);
  expect(readText(html)).toContain('Tẹniọla teniola@bakery.example');
  expect(findElements(html, 'a').map(({ name, attributes }) => [name, attributes.href])).toEqual([
    ['My Orders', '/orders'],
    ['Wishlist', '/wishlist'],
    ['Products', '/products'],
    ['Account', '/account'],
  ]);
  expect(listNames(html, 'button')).toEqual(['Sign out']);
});

test('an administrator also finds Dashboard; without a display name the email names them (S2.15)', () => {
  const html = render(ADMINISTRATOR);
  expect(listNames(html, 'a')).toContain('Dashboard');
  expect(readText(html)).toContain('kehinde kehinde@bakery.example');
});

test("while signing out the button says 'Signing out...' and cannot be pressed again (S4.2)", () => {
  const [button] = findElements(render({ ...CUSTOMER, logoutLoading: true }), 'button');
  expect(button).toMatchObject({ name: 'Signing out...', attributes: { disabled: '' } });
});
