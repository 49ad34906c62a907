import { expect, test } from 'vitest';
import { listNames } from '../../testing/read-html.ts';
import { ADMINISTRATOR, CUSTOMER, renderInShop, SIGNED_OUT } from '../../testing/render-in-shop.tsx';
import { MobileMenuContents } from './mobile-menu-dialog.tsx';

const render = (visitor = SIGNED_OUT) => renderInShop(<MobileMenuContents onLeave={() => {}} />, { visitor });

test('a signed-out visitor finds Home, Products, Login and Register (S2.16)', () => {
  const links = listNames(render(), 'a');
  expect(links).toEqual(expect.arrayContaining(['Home', 'Products', 'Login', 'Register']));
  expect(links).not.toContain('Orders');
  expect(listNames(render(), 'button')).toEqual(['Close menu']);
});

test('a customer finds Orders, Account and Sign out instead of Login and Register (S2.16, P29.293)', () => {
  const html = render(CUSTOMER);
  expect(listNames(html, 'a')).toEqual(expect.arrayContaining(['Orders', 'Account']));
  expect(listNames(html, 'a')).not.toContain('Login');
  expect(listNames(html, 'a')).not.toContain('Dashboard');
  expect(listNames(html, 'button')).toContain('Sign out');
});

test('an administrator finds Dashboard (S2.16)', () => {
  expect(listNames(render(ADMINISTRATOR), 'a')).toContain('Dashboard');
});

test("while signing out it says 'Signing out...' (S4.2)", () => {
  expect(listNames(render({ ...CUSTOMER, logoutLoading: true }), 'button')).toContain('Signing out...');
});

test('an email address breaks before its @ (P29.127)', () => {
  expect(render(CUSTOMER)).toMatch(/>\w+<wbr\/>@[\w.]+</);
});
