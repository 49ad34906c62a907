import { describe, expect, test } from 'vitest';
import { findElements, listNames } from '../../testing/read-html.ts';
import { ADMINISTRATOR, CUSTOMER, renderInShop, SIGNED_OUT } from '../../testing/render-in-shop.tsx';
import { ShopHeader } from './shop-header.tsx';

const render = (visitor = SIGNED_OUT) => renderInShop(<ShopHeader />, { visitor });

test('an administrator sees only the Admin Dashboard button (S2.13)', () => {
  const html = render(ADMINISTRATOR);
  const links = findElements(html, 'a');
  expect(links.map(({ name, attributes }) => [name, attributes.href])).toEqual([
    ['Admin Dashboard', '/admin'],
  ]);
  expect(findElements(html, 'button')).toEqual([]);
  expect(findElements(html, 'input')).toEqual([]);
});

describe('everybody else', () => {
  test.each([
    ['a signed-out visitor', SIGNED_OUT],
    ['a customer', CUSTOMER],
  ])('%s sees the logo, the search box and the cart (S2.14)', (_, visitor) => {
    const html = render(visitor);
    const links = findElements(html, 'a').map(({ name, attributes }) => [name, attributes.href]);
    expect(links).toContainEqual(['Ṣadé’s Oven', '/']);
    expect(links).toContainEqual(['Cart, empty', '/cart']);
    expect(links).toContainEqual(['About', '/about']);
    expect(findElements(html, 'input').map(({ attributes }) => attributes['aria-label'])).toContain(
      'Search the shop',
    );
  });

  test('finds the mobile menu and the mobile search behind buttons (S2.16, S2.17)', () => {
    expect(listNames(render(), 'button')).toEqual(expect.arrayContaining(['Open menu', 'Search']));
  });
});

test('a signed-out visitor sees Login and Register, and no bell (S2.14, S6.1)', () => {
  const html = render();
  expect(listNames(html, 'a')).toEqual(expect.arrayContaining(['Login', 'Register']));
  expect(listNames(html, 'button')).not.toContain('Notifications');
});

test('a customer sees neither of them (S2.14, S6.2)', () => {
  const html = render(CUSTOMER);
  expect(listNames(html, 'a')).not.toContain('Login');
  expect(listNames(html, 'a')).not.toContain('Register');
});

test('until it is known who is there, Login and Register keep their place unseen', () => {
  const loading = { ...SIGNED_OUT, authLoading: true };
  expect(listNames(render(loading), 'a')).toEqual(listNames(render(), 'a'));
  expect(render(loading)).toContain('invisible');
  expect(render()).not.toContain('invisible');
});
