import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { findGuessedAddress, GUESSED_ADDRESSES } from '../domain/shop/guessed-addresses.ts';
import { MOVED_ADDRESSES } from './moved-addresses.ts';
import routes from './routes.ts';

const find = (pathname: string, search = '') => findGuessedAddress({ pathname, search });

test('what people type who guess leads to a page that is there, with its query (P28.410)', () => {
  expect(find('/Track-Order', '?id=1')).toBe('/track?id=1');
  expect(['/custom-cakes', '/sign-in', '/delivery'].map((path) => find(path))).toEqual([
    '/design',
    '/login',
    '/shipping',
  ]);
  const listPaths = (entries: RouteConfigEntry[]): (string | undefined)[] =>
    entries.flatMap(({ path, children = [] }) => (path === undefined ? listPaths(children) : [path]));
  const pages = listPaths(routes);
  const targets = [...new Set(Object.values(GUESSED_ADDRESSES))].map((path) => path.slice(1));
  expect(pages).toEqual(expect.arrayContaining(targets));
});

test('what is just wrong is not found, and what has moved for good or is a page is not guessed (P28.410)', () => {
  expect(['/nothing', '/', '/constructor'].map((path) => find(path))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const guessed = Object.keys(GUESSED_ADDRESSES);
  expect(guessed.filter((path) => path in MOVED_ADDRESSES)).toEqual([]);
});
