import { expect, test } from 'vitest';
import { findNewAddress, MOVED_ADDRESSES } from './moved-addresses.ts';
import routes from './routes.ts';

test.each(Object.entries(MOVED_ADDRESSES))('%s leads on to %s, with its query (P34.3)', (from, to) => {
  expect(findNewAddress({ pathname: from, search: '?kind=prices' })).toBe(`${to}?kind=prices`);
});

test('what people guess of an address leads to the page (P29.290)', () => {
  const guess = (pathname: string) => findNewAddress({ pathname, search: '' });
  expect(['/faq', '/contact-us', '/shop'].map(guess)).toEqual(['/faqs', '/contact', '/products']);
});

test('every moved address has a route of its own and leads to a page that is there', () => {
  const admin = routes.find(({ path }) => path === 'admin');
  const shop = routes.flatMap(({ path, children = [] }) => (path === undefined ? children : []));
  const pages = [
    ...(admin?.children?.map(({ path }) => `/admin/${path}`) ?? []),
    ...shop.map(({ path }) => `/${path}`),
  ];
  expect(pages).toEqual(expect.arrayContaining(Object.values(MOVED_ADDRESSES)));
  const moved = Object.keys(MOVED_ADDRESSES).map((path) => path.slice(1));
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(moved));
});
