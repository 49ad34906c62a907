import { expect, test } from 'vitest';
import { describeExample } from '../testing/example-product.ts';
import { describeProductPage } from './product-meta.ts';

const picture = { id: 'p1', alt: 'A cake', width: 1_000, height: 1_000, placeholder: '' };
const product = describeExample({ priceToPay: 11_250, pictures: [picture] });
const describePage = (said: Partial<typeof product>) =>
  describeProductPage({ ...product, ...said }, 'Ṣadé’s Oven', 'https://shop.example');

test('a product is told to search engines with its price and its whole addresses', () => {
  const structured = describePage({}).find((each) => 'script:ld+json' in each);
  expect(structured).toMatchObject({
    'script:ld+json': {
      '@type': 'Product',
      name: 'Chocolate Drip Cake',
      image: ['https://shop.example/pictures/p1/1000.webp'],
      offers: {
        url: 'https://shop.example/products/chocolate-drip-cake',
        price: 11_250,
        priceCurrency: 'NGN',
      },
    },
  });
});

test('a shared link shows name, picture and one line', () => {
  const shared = describePage({ description: 'Dark.\n\nAnd tall.' });
  expect(shared).toContainEqual({ property: 'og:title', content: 'Chocolate Drip Cake' });
  expect(shared).toContainEqual({ property: 'og:description', content: 'Dark. And tall.' });
  expect(shared).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/pictures/p1/1000.webp',
  });
});

test('a long description is cut between words', () => {
  const [described] = describePage({ description: 'honey '.repeat(60) });
  expect(described).toEqual({ name: 'description', content: `${'honey '.repeat(26).trim()}…` });
});

test('a product without a picture promises none', () => {
  expect(describePage({ pictures: [] })).not.toContainEqual(
    expect.objectContaining({ property: 'og:image' }),
  );
});
