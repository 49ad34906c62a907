import { expect, test } from 'vitest';
import { describePage } from './page-meta.ts';
import { EXAMPLE_SHOP } from './testing/example-shop.ts';
import { writeShippingPage } from './texts/shipping.ts';

test('a page is titled with its name and the shop’s, and described by its lead', () => {
  const matches = [{ id: 'root', loaderData: { shop: EXAMPLE_SHOP } }, undefined, { id: 'shipping' }];
  expect(describePage(matches, writeShippingPage)).toEqual([
    { title: 'Shipping · Oyin Bakes' },
    { name: 'description', content: writeShippingPage(EXAMPLE_SHOP).lead },
  ]);
});

test('a page still has a title when the shop’s profile could not be loaded', () => {
  expect(describePage([{ id: 'root', loaderData: undefined }], writeShippingPage)[0]).toEqual({
    title: 'Shipping · Our bakery',
  });
});
