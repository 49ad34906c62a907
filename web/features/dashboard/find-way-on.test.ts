import { expect, test } from 'vitest';
import { findWayOn } from './find-way-on.ts';

test('a screen of the set-up leads to the next step, and on its own screen names it (P36.20)', () => {
  expect(findWayOn('home', '/admin/products')).toEqual({
    kind: 'link',
    words: 'Home page',
    to: '/admin/settings/home',
  });
  expect(findWayOn('home', '/admin/settings/home')).toEqual({ kind: 'here', words: 'Home page' });
  expect(findWayOn('open', '/admin/users')).toMatchObject({ kind: 'link', to: '/admin' });
  expect(findWayOn('order', '/admin/orders/482')).toMatchObject({
    kind: 'here',
    words: 'Record payment, then cancel and refund',
  });
});

test('while products are missing, a saved one leads to another (P36.36)', () => {
  expect(findWayOn('products', '/admin/products/meat-pie/edit')).toEqual({
    kind: 'link',
    words: 'Add another product',
    to: '/admin/products/new',
  });
  expect(findWayOn('products', '/admin/products/new')).toEqual({ kind: 'here', words: 'Add three products' });
});

test('whoever has read the pages says so where they are read (P36.37)', () => {
  for (const path of ['/admin/pages', '/admin/pages/returns']) {
    expect(findWayOn('pages', path)).toEqual({ kind: 'tick', words: 'We’ve read them' });
  }
});
