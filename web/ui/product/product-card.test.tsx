import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ProductAnswer } from '../../../contract/products.ts';
import { findElements, listNames, readText } from '../../testing/read-html.ts';
import { ProductCard } from './product-card.tsx';

const cake: ProductAnswer = {
  id: 'drip-cake',
  name: 'Chocolate Drip Cake',
  description: '',
  category: 'Celebration cakes',
  price: 28_500,
  priceToPay: 28_500,
  discountPercentage: 0,
  isCustom: false,
  dietaryTags: [],
  flavorTags: [],
  occasions: [],
  allergens: ['gluten', 'milk', 'nuts'],
  sizes: [],
  servings: 14,
  leadTimeHours: 48,
  workUnits: 3,
  vatClass: 'standard',
  allowsInscription: true,
  egglessExtra: null,
  isOfferedAtCart: false,
  pictures: [],
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
};
const size = { id: 's', name: 'S', price: 1, priceToPay: 1, servings: null, workUnits: 1 };

type CardProps = Omit<Parameters<typeof ProductCard>[0], 'product'>;

function renderCard(said: Partial<ProductAnswer> = {}, props: CardProps = {}): string {
  const element = <ProductCard product={{ ...cake, ...said }} {...props} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('a card is one link to the product, with its price and how many it feeds', () => {
  const html = renderCard();
  expect(findElements(html, 'a').map(({ attributes }) => attributes.href)).toEqual(['/products/drip-cake']);
  expect(readText(html)).toBe('Chocolate Drip Cake serves 14 ₦28,500');
});

test('a discount shows its percentage and both prices, told apart in words (P2.3)', () => {
  const text = readText(renderCard({ discountPercentage: 10, priceToPay: 25_650 }));
  expect(text).toContain('Discount −10%');
  expect(text).toContain('now ₦25,650');
  expect(text).toContain('was ₦28,500');
});

test.each<Partial<ProductAnswer>>([{ sizes: [size] }, { isCustom: true }])(
  'what has to be chosen first costs "from" and is not added from a list: %j',
  (said) => {
    const html = renderCard(said, { onAdd: () => true });
    expect(readText(html)).toContain('from ₦28,500');
    expect(listNames(html, 'button')).toEqual([]);
  },
);

test('a cake that costs more than the cart takes says that it needs a quote (P29.439)', () => {
  expect(readText(renderCard({ isCustom: true, price: 110_000, priceToPay: 110_000 }))).toContain(
    'Needs a quote',
  );
  expect(readText(renderCard({ isCustom: true, price: 110_000, priceToPay: 99_000 }))).not.toContain('quote');
});

test('what needs no choice can be added from a list', () => {
  expect(listNames(renderCard({}, { onAdd: () => true }), 'button')).toEqual([
    'Add Chocolate Drip Cake to cart',
  ]);
});

test('custom and dietary badges are words', () => {
  const text = readText(renderCard({ isCustom: true, dietaryTags: ['Eggless', 'Halal'] }));
  expect(text).toContain('Custom');
  expect(text).toContain('Eggless');
});

test('a card warns of what its shopper avoids, and of nothing else (P14.1)', () => {
  expect(readText(renderCard({}, { avoided: new Set(['nuts', 'egg', 'milk']) }))).toContain(
    'Contains milk, tree nuts',
  );
  expect(readText(renderCard({}, { avoided: new Set(['egg']) }))).not.toContain('Contains');
});

test('the words that were searched for are marked in the name', () => {
  expect(renderCard({}, { highlight: ['drip'] })).toContain('>Drip</mark>');
});

test('a card says what customers think of it, and what is only a sample (P40.7, P40.10, P29.222)', () => {
  const rating = { average: 4, count: 12, isSample: false };
  expect(readText(renderCard({ rating }))).toContain('Rated 4.0 of 5 by (12)');
  expect(readText(renderCard({ rating: { ...rating, count: 2, isSample: true } }))).toContain(
    '(2 sample reviews)',
  );
  expect(readText(renderCard())).not.toContain('Rated');
});
