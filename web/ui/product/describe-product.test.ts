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

test('listed for so many guests, a custom cake says that it can be made larger (P29.153)', () => {
  expect(describeBriefly({ flavorTags: ['Vanilla'], servings: 10, sizes: [] }, true)).toEqual([
    'Vanilla',
    'serves 10 or more',
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
