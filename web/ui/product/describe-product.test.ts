import { expect, test } from 'vitest';
import { chooseBadgeTag, describeBriefly } from './describe-product.ts';

const size = { id: 's', name: 'S', price: 1, priceToPay: 1, workUnits: 1 };

test('a card tells the first two flavours and how many the product feeds', () => {
  expect(describeBriefly({ flavorTags: ['Chocolate', 'Caramel', 'Nuts'], servings: 12, sizes: [] })).toEqual([
    'Chocolate, Caramel',
    'serves 12',
  ]);
});

test('a product with sizes feeds from its smallest to its largest', () => {
  const sizes = [
    { ...size, servings: 20 },
    { ...size, servings: 8 },
    { ...size, servings: null },
  ];
  expect(describeBriefly({ flavorTags: [], servings: 8, sizes })).toEqual(['serves 8 to 20']);
});

test('for so many guests a custom cake is made as large as they need, whatever its own size (P29.153)', () => {
  expect(describeBriefly({ flavorTags: ['Vanilla'], servings: 10, sizes: [] }, 40)).toEqual([
    'Vanilla',
    'made to serve 40',
  ]);
});

test('a loaf feeds nobody in particular', () => {
  expect(describeBriefly({ flavorTags: [], servings: null, sizes: [] })).toEqual([]);
  expect(describeBriefly({ flavorTags: ['Coconut'], servings: null, sizes: [] })).toEqual(['Coconut']);
});

test.each([
  [['Vegetarian', 'Eggless', 'Nut-free'], 'Eggless'],
  [['Vegetarian', 'Halal'], undefined],
  [['Kosher'], 'Kosher'],
  [[], undefined],
])('of %j a card shows %j', (tags, shown) => {
  expect(chooseBadgeTag(tags)).toBe(shown);
});
