import { expect, test } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { makeProduct } from '../../testing/arbitrary-products.ts';
import { findElements, readFields, readXml } from './testing/read-xml.ts';
import { writeProductFeed } from './write-product-feed.ts';

const PICTURE = { id: 'p1', alt: '', width: 1_000, height: 1_000, placeholder: '' };
const SHOP = { ...BLANK_SHOP_PROFILE, name: 'Ọmọ’s & Co', tagline: '<b>Cakes</b>' };
const makeShown = (said: Partial<Product>) => makeProduct({ id: 'honey-cake', pictures: [PICTURE], ...said });

async function readItems(...products: readonly Product[]) {
  const feed = readXml((await writeProductFeed(products, SHOP, 'https://shop.example')).toString());
  return findElements(feed, 'item').map(readFields);
}

test('a product is one item with everything that shopping sites ask for', async () => {
  const cake = makeShown({ name: 'Honey cake', description: 'Soft.', discountPercentage: 10 });
  expect(await readItems(cake)).toEqual([
    {
      'g:id': 'honey-cake',
      'g:title': 'Honey cake',
      'g:description': 'Soft.',
      'g:link': 'https://shop.example/products/honey-cake',
      'g:image_link': 'https://shop.example/share-pictures/pictures/p1/square.jpg',
      'g:availability': 'in_stock',
      'g:price': '5000.00 NGN',
      'g:sale_price': '4500.00 NGN',
      'g:brand': 'Ọmọ’s & Co',
      'g:condition': 'new',
      'g:identifier_exists': 'no',
      'g:product_type': 'Cakes',
      'g:google_product_category': 'Food, Beverages & Tobacco > Food Items > Bakery',
    },
  ]);
});

test('each size is an item of its own, and all of them are one group', async () => {
  const size = { servings: null, workUnits: 1 };
  const items = await readItems(
    makeShown({
      sizes: [
        { ...size, id: 's', name: '6 inch', priceInKobo: 900_000 },
        { ...size, id: 'l', name: '10 inch', priceInKobo: 2_100_050 },
      ],
    }),
  );
  expect(items).toMatchObject([
    { 'g:id': 'honey-cake-s', 'g:item_group_id': 'honey-cake', 'g:size': '6 inch', 'g:price': '9000.00 NGN' },
    { 'g:id': 'honey-cake-l', 'g:item_group_id': 'honey-cake', 'g:price': '21000.50 NGN' },
  ]);
  expect(items[0]?.['g:title']).toBe('Product honey-cake, 6 inch');
});

test('a custom product is one item at the price where its designs begin, marked as such', async () => {
  expect(await readItems(makeShown({ isCustom: true }))).toMatchObject([
    { 'g:price': '5000.00 NGN', 'g:custom_label_0': 'Custom made' },
  ]);
});

test('what has no picture, no price or a price that the cart refuses is left out', async () => {
  expect(await readItems(makeShown({ pictures: [] }))).toEqual([]);
  expect(await readItems(makeShown({ priceInKobo: 0 }))).toEqual([]);
  expect(await readItems(makeShown({ priceInKobo: 10_000_100 }))).toEqual([]);
  expect(await readItems(makeShown({ priceInKobo: 10_000_000 }))).toHaveLength(1);
});

test('an item’s id has at most 50 characters, and two long ones stay apart', async () => {
  const long = 'a-very-long-name-of-a-cake-that-goes-on-and-on-and-on-until';
  const items = await readItems(makeShown({ id: `${long}-one` }), makeShown({ id: `${long}-two` }));
  const ids = items.map((item) => item['g:id'] ?? '');
  expect(ids.map((id) => id.length)).toEqual([50, 50]);
  expect(new Set(ids).size).toBe(2);
});

test('hostile names leave the feed well-formed', async () => {
  const name = '</g:title><script>alert(1)</script>&\u0000]]>';
  const [item] = await readItems(makeShown({ name, category: '<!--', description: '\u0007' }));
  expect(item?.['g:title']).toBe('</g:title><script>alert(1)</script>&]]>');
  expect(item?.['g:product_type']).toBe('<!--');
});
