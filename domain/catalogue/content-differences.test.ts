import { expect, test } from 'vitest';
import { describeDifferences, writeDifferences } from './content-differences.ts';
import type { ProductContent } from './product-content.ts';
import { MEAT_PIE } from './testing/meat-pie.ts';

const CONTENT: ProductContent = {
  ...MEAT_PIE,
  sizes: [{ id: 'box', name: 'Box', priceInKobo: 600_000, servings: 6, workUnits: 3 }],
  pictures: [{ id: 'picture', alt: 'A pie' }],
};

test('the same content has no differences, whatever the order of its keys', () => {
  const backwards = Object.fromEntries(Object.entries(CONTENT).toReversed());
  const sizes = [{ workUnits: 3, servings: 6, priceInKobo: 600_000, name: 'Box', id: 'box' }];
  expect(describeDifferences({ ...backwards, sizes }, CONTENT)).toBeUndefined();
});

test.each<[Partial<ProductContent>, string, Record<string, string>]>([
  [{ name: 'Beef Pie' }, 'the name', { name: 'Now “Beef Pie”.' }],
  [{ priceInKobo: 1_200_050 }, 'the price', { price: 'Now ₦12,000.50.' }],
  [{ discountPercentage: 12.5 }, 'the discount', { discountPercentage: 'Now 12.5%.' }],
  [{ description: '' }, 'the description', { description: 'Now empty.' }],
  [{ category: 'Snacks' }, 'the category', { category: 'Now “Snacks”.' }],
  [{ isCustom: true }, 'whether it is made to order', { isCustom: 'Now custom.' }],
  [{ dietaryTags: [] }, 'the dietary tags', { dietaryTags: 'Now none.' }],
  [{ flavorTags: ['Beef', 'Pepper'] }, 'the flavour tags', { flavorTags: 'Now Beef, Pepper.' }],
  [{ allergens: ['gluten', 'nuts'] }, 'the allergens', { allergens: 'Now Gluten, Tree nuts.' }],
  [
    { sizes: [{ id: 'box', name: 'Big Box', priceInKobo: 600_000, servings: 6, workUnits: 3 }] },
    'the sizes',
    { sizes: 'Now Big Box ₦6,000.' },
  ],
  [{ servings: 4 }, 'the servings', { servings: 'Now 4.' }],
  [{ leadTimeHours: 1 }, 'the lead time', { leadTimeHours: 'Now 1 hour.' }],
  [{ workUnits: 12 }, 'the kitchen points', { workUnits: 'Now 12 kitchen points.' }],
  [{ vatClass: 'basic-food' }, 'the VAT class', { vatClass: 'Now basic food.' }],
  [
    { allowsInscription: true },
    'whether it takes an inscription',
    { allowsInscription: 'Now with an inscription.' },
  ],
  [{ pictures: [] }, 'the pictures', { pictures: 'Now none.' }],
  [{ pictures: [{ id: 'picture', alt: 'Pies' }] }, 'the pictures', { pictures: 'Now 1 picture.' }],
  [{ status: 'published' }, 'the status', { status: 'Now published.' }],
])('%j is told', (change, words, fields) => {
  expect(describeDifferences(CONTENT, { ...CONTENT, ...change })).toEqual({ words, fields });
});

test('several differences are joined into one sentence', () => {
  const now: ProductContent = {
    ...CONTENT,
    status: 'published',
    priceInKobo: 1_200_000,
    description: 'New.',
  };
  expect(describeDifferences(CONTENT, { ...now, status: 'draft' })?.words).toBe(
    'the price and the description',
  );
  expect(describeDifferences(CONTENT, now)?.words).toBe('the price, the description and the status');
});

test('a long text is shown by its beginning, without breaking a character', () => {
  const now = { ...CONTENT, description: '🎂'.repeat(100) };
  expect(describeDifferences(CONTENT, now)?.fields).toEqual({ description: `Now “${'🎂'.repeat(80)}…”.` });
});

test('the order of tags, sizes and pictures counts', () => {
  const then = { ...CONTENT, dietaryTags: ['Halal', 'Eggless'] };
  expect(describeDifferences(then, { ...then, dietaryTags: ['Eggless', 'Halal'] })?.words).toBe(
    'the dietary tags',
  );
});

test('what was not known at that time is not compared', () => {
  const { vatClass: _, ...older } = CONTENT;
  expect(describeDifferences(older, CONTENT)).toBeUndefined();
});

test('for the activity log each difference is told with what it was', () => {
  const now: ProductContent = {
    ...CONTENT,
    status: 'published',
    priceInKobo: 1_200_000,
    discountPercentage: 5,
  };
  const then: ProductContent = { ...CONTENT, status: 'draft', priceInKobo: 1_000_000, discountPercentage: 0 };
  expect(writeDifferences(then, now)).toBe(
    'the price from ₦10,000 to ₦12,000; the discount from none to 5%; the status from draft to published',
  );
});

test('what would be shown as the same is only named', () => {
  const [first, second] = [
    { id: 'a', alt: 'A pie' },
    { id: 'b', alt: 'A tart' },
  ];
  const notified = writeDifferences({ ...CONTENT, pictures: [first] }, { ...CONTENT, pictures: [second] });
  expect(notified).toBe('the pictures');
});
