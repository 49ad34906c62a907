import { expect, test } from 'vitest';
import type { ProductAnswer } from '../../../contract/products.ts';
import { describeProduct } from './describe-product.ts';

const product: ProductAnswer = {
  id: 'honey-cake',
  name: 'Honey cake',
  description: 'Soft.',
  category: 'Cakes',
  price: 12_500,
  priceToPay: 12_500,
  discountPercentage: 0,
  isCustom: false,
  dietaryTags: [],
  flavorTags: [],
  occasions: [],
  allergens: [],
  sizes: [],
  servings: null,
  leadTimeHours: 24,
  workUnits: 1,
  vatClass: 'standard',
  allowsInscription: false,
  egglessExtra: null,
  isOfferedAtCart: false,
  pictures: [],
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
};
const URL = 'https://shop.example/products/honey-cake';
const describeWith = (said: Partial<ProductAnswer>) =>
  describeProduct(
    { product: { ...product, ...said }, shopName: 'Oyin', description: 'Soft.', images: [], url: URL },
    'https://shop.example',
  );

test('a product is offered at the price to pay, beside the one it had before', () => {
  const described = describeWith({ priceToPay: 10_000, discountPercentage: 20 });
  expect(described).toMatchObject({
    '@type': 'Product',
    sku: 'honey-cake',
    brand: { '@type': 'Brand', name: 'Oyin' },
    offers: {
      '@type': 'Offer',
      url: URL,
      price: 10_000,
      priceCurrency: 'NGN',
      availability: 'https://schema.org/InStock',
      seller: { '@id': 'https://shop.example/#bakery' },
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 12_500 },
    },
  });
  expect(Object.keys(described)).not.toContain('aggregateRating');
  expect(Object.keys(described)).not.toContain('image');
});

test('each size is an offer of its own', () => {
  const size = { servings: null, workUnits: 1 };
  const described = describeWith({
    sizes: [
      { ...size, id: 's', name: '6 inch', price: 9_000, priceToPay: 9_000 },
      { ...size, id: 'l', name: '10 inch', price: 21_000, priceToPay: 21_000 },
    ],
  });
  expect(described.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 9_000,
    highPrice: 21_000,
    offerCount: 2,
    offers: [
      { '@type': 'Offer', name: '6 inch', sku: 'honey-cake-s', price: 9_000 },
      { '@type': 'Offer', name: '10 inch', sku: 'honey-cake-l', price: 21_000 },
    ],
  });
});

test('what is made to a design begins at its price', () => {
  expect(describeWith({ isCustom: true }).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 12_500,
    availability: 'https://schema.org/InStock',
  });
});

test('what is dearer than the cart takes is bought by talking to the shop', () => {
  expect(describeWith({ priceToPay: 100_001 }).offers).toMatchObject({
    availability: 'https://schema.org/InStoreOnly',
  });
});

test('what customers think of it is said, and what nobody has said is not (P40.7, P40.10)', () => {
  const rating = { average: 4.7, count: 12, isSample: false };
  expect(describeWith({ rating })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 12 },
  });
  expect(describeWith({ rating: { ...rating, isSample: true } })).not.toHaveProperty('aggregateRating');
});
