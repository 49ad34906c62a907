import { expect, test } from 'vitest';
import { isCurrent, listMainEntries, listMenuEntries } from './nav-entries.ts';

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
  const current = listMainEntries(true).filter((entry) => isCurrent(entry, place(address)));
  expect(current.map((entry) => entry.label)).toEqual(label === undefined ? [] : [label]);
});

test('on the page of a cake to be designed the current entry is Design a cake, and no other', () => {
  const current = listMainEntries(true).filter((entry) =>
    isCurrent(entry, place('/products/own-cake', true)),
  );
  expect(current.map((entry) => entry.label)).toEqual(['Design a cake']);
});

const labelsFor = (visitor: Omit<Parameters<typeof listMenuEntries>[0], 'hasDesigner'>) =>
  listMenuEntries({ hasDesigner: true, ...visitor }).map(({ label }) => label);

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

test('a shop without a cake to design has no way to the designer, in the header or in the menu (P36.16)', () => {
  const labels = ['Home', 'Products', 'About', 'Blog'];
  expect(listMainEntries(false).map(({ label }) => label)).toEqual(labels);
  const menu = listMenuEntries({ isSignedIn: false, isAdmin: false, hasDesigner: false });
  expect(menu.map(({ label }) => label)).toEqual(labels);
});
