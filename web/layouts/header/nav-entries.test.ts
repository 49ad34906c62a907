import { expect, test } from 'vitest';
import { isCurrent, listMenuEntries, MAIN_ENTRIES } from './nav-entries.ts';

const place = (address: string, isDesigner = false) => {
  const { pathname, search } = new URL(address, 'https://bakery.example');
  return { pathname, search, isDesigner };
};

test.each([
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/products/red-velvet', 'Products'],
  ['/products?custom=1', 'Design a cake'],
  ['/about', 'About'],
  ['/blog/agege-bread', 'Blog'],
  ['/cart', undefined],
])('at %s the current entry is %s, and no other', (address, label) => {
  const current = MAIN_ENTRIES.filter((entry) => isCurrent(entry, place(address)));
  expect(current.map((entry) => entry.label)).toEqual(label === undefined ? [] : [label]);
});

test('on the page of a cake to be designed the current entry is Design a cake, and no other', () => {
  const current = MAIN_ENTRIES.filter((entry) => isCurrent(entry, place('/products/own-cake', true)));
  expect(current.map((entry) => entry.label)).toEqual(['Design a cake']);
});

const labelsFor = (visitor: Parameters<typeof listMenuEntries>[0]) =>
  listMenuEntries(visitor).map(({ label }) => label);

test('the mobile menu of a signed-out visitor has neither orders nor dashboard (S2.16)', () => {
  expect(labelsFor({ isSignedIn: false, isAdmin: false })).toEqual([
    'Home',
    'Products',
    'Design a cake',
    'About',
    'Blog',
  ]);
});

test('a customer also finds Orders there, an administrator Orders and Dashboard (S2.16)', () => {
  expect(labelsFor({ isSignedIn: true, isAdmin: false })).toContain('Orders');
  expect(labelsFor({ isSignedIn: true, isAdmin: false })).not.toContain('Dashboard');
  expect(labelsFor({ isSignedIn: true, isAdmin: true })).toEqual(
    expect.arrayContaining(['Orders', 'Dashboard']),
  );
});
