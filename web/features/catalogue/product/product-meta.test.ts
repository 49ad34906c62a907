import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../../domain/shop/profile.ts';
import { describeExample } from '../testing/example-product.ts';
import { describeProductPage, type SharedDesign } from './product-meta.ts';

const picture = { id: 'p1', alt: 'A tall cake', width: 1_000, height: 1_000, placeholder: '' };
const product = describeExample({ priceToPay: 11_250, pictures: [picture] });
const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé’s Oven' };
const matches = [{ id: 'root', loaderData: { shop, origin: 'https://shop.example' } }];
const describePage = (said: Partial<typeof product>, design: SharedDesign | null = null) =>
  describeProductPage({ matches }, { ...product, ...said }, design);

test('a product is told to search engines with its price and its whole addresses', () => {
  expect(describePage({})).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({
          '@type': 'Product',
          name: 'Chocolate Drip Cake',
          image: ['https://shop.example/pictures/p1/1000.webp'],
          offers: expect.objectContaining({
            url: 'https://shop.example/products/chocolate-drip-cake',
            price: 11_250,
            priceCurrency: 'NGN',
          }),
        }),
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: [
            expect.objectContaining({ position: 1, item: 'https://shop.example/' }),
            expect.objectContaining({
              position: 2,
              name: 'Celebration cakes',
              item: 'https://shop.example/products?category=Celebration+cakes',
            }),
            expect.objectContaining({ position: 3, name: 'Chocolate Drip Cake' }),
          ],
        }),
      ],
    },
  });
});

test('a shared link shows name, picture and one line', () => {
  const shared = describePage({ description: 'Dark.\n\nAnd tall.' });
  expect(shared).toContainEqual({ property: 'og:title', content: 'Chocolate Drip Cake' });
  expect(shared).toContainEqual({ property: 'og:description', content: 'Dark. And tall.' });
  expect(shared).toContainEqual({ property: 'og:image:alt', content: 'A tall cake' });
  expect(shared).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(
      /^https:\/\/shop\.example\/share-pictures\/products\/chocolate-drip-cake\/\w{13}\.jpg$/,
    ),
  });
});

test('the link to a design shows that cake, and leads search engines to the product', () => {
  const words = 'Two-tier 10-inch cake: vanilla sponge, ivory buttercream';
  const shared = describePage({ isCustom: true }, { text: '1.0101000000.02010110..8q', words });
  expect(shared).toContainEqual({ property: 'og:description', content: words });
  expect(shared).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/cake-pictures/1.0101000000.02010110..8q/share.png',
  });
  expect(shared).toContainEqual({ property: 'og:image:type', content: 'image/png' });
  expect(shared).toContainEqual({
    property: 'og:url',
    content: 'https://shop.example/products/chocolate-drip-cake?design=1.0101000000.02010110..8q',
  });
  expect(shared).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/products/chocolate-drip-cake',
  });
});

test('a product without a picture has a share picture all the same, and promises no other', () => {
  const shared = describePage({ pictures: [] });
  expect(shared).toContainEqual({ property: 'og:image:alt', content: 'Chocolate Drip Cake' });
  expect(JSON.stringify(shared)).not.toContain('"image"');
});
