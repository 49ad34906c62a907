import { expect, test } from 'vitest';
import { newProductSchema } from '../../../../../contract/product-changes.ts';
import { exampleProduct } from '../testing/example-product.ts';
import { buildBody, foreseeId } from './build-body.ts';
import { BLANK_VALUES, fillForm, type SizeValues } from './form-values.ts';

const NEW_SIZE: SizeValues = { key: 'k1', id: null, name: '', price: '', servings: '', workUnits: '1' };

test('a product goes through the form and back unchanged (P1.20)', () => {
  const product = exampleProduct();
  expect(buildBody(fillForm(product))).toEqual({
    name: 'Red Velvet Cake',
    description: 'Cocoa sponge, cream-cheese frosting.',
    category: 'Celebration cakes',
    price: 18_000,
    discountPercentage: 10,
    isCustom: false,
    dietaryTags: ['Halal'],
    flavorTags: ['Chocolate', 'Vanilla'],
    allergens: ['gluten', 'milk', 'egg'],
    sizes: [
      { id: 'six-inch', name: '6 inch', price: 18_000, servings: 8, workUnits: 4 },
      { id: 'eight-inch', name: '8 inch', price: 26_500.5, servings: 14, workUnits: 6 },
    ],
    servings: 8,
    leadTimeHours: 48,
    workUnits: 4,
    vatClass: 'standard',
    allowsInscription: true,
    egglessExtra: null,
    occasions: [],
    isOfferedAtCart: false,
    pictures: [{ id: '0190a0a0-0000-7000-8000-000000000001', alt: 'A red velvet cake, cut open' }],
    status: 'published',
  });
});

test('amounts are shown as people write them', () => {
  const { price, sizes, discountPercentage } = fillForm(exampleProduct({ discountPercentage: 0 }));
  expect(price).toBe('18,000');
  expect(sizes[1]?.price).toBe('26,500.50');
  expect(discountPercentage).toBe('');
});

test.each([
  ['12500', 12_500],
  ['12,500.5', 12_500.5],
  ['₦12,500', 12_500],
  ['N 12500', 12_500],
])('%s is a price', (price, naira) => {
  expect(buildBody({ ...BLANK_VALUES, price }).price).toBe(naira);
});

test.each([
  ['', 0],
  ['12.5', 12.5],
  ['12,5 %', 12.5],
  ['ten', Number.NaN],
])('“%s” is a discount of %d', (discountPercentage, percentage) => {
  expect(buildBody({ ...BLANK_VALUES, discountPercentage }).discountPercentage).toBe(percentage);
});

test('servings may be left out, and half a cake is no kitchen point', () => {
  expect(buildBody({ ...BLANK_VALUES, servings: ' ', workUnits: '1.5' })).toMatchObject({
    servings: null,
    workUnits: Number.NaN,
  });
});

test('a blank form asks for nothing but name, category and price', () => {
  const typed = { ...BLANK_VALUES, name: 'Puff-Puff', category: 'Small chops', price: '3,500' };
  expect(newProductSchema.parse(buildBody(typed))).toEqual(
    newProductSchema.parse({ name: 'Puff-Puff', category: 'Small chops', price: 3_500 }),
  );
});

test('an old size keeps its id under a new name, a new one gets its own from its name', () => {
  const { sizes } = fillForm(exampleProduct());
  const [six, eight] = sizes;
  if (!six || !eight) throw new Error('The example has two sizes');
  const body = buildBody({
    ...BLANK_VALUES,
    sizes: [
      { ...six, name: 'Small' },
      { ...NEW_SIZE, name: 'Six inch' },
      { ...NEW_SIZE, name: 'Ńlá (large)' },
      { ...NEW_SIZE, name: 'Ńlá (large)' },
      { ...NEW_SIZE, name: '…' },
    ],
  });
  expect(body.sizes.map(({ id }) => id)).toEqual([
    'six-inch',
    'six-inch-2',
    'nla-large',
    'nla-large-2',
    'size-5',
  ]);
});

test('with sizes the product stands for its cheapest one, whatever was typed before', () => {
  const sizes = [
    { ...NEW_SIZE, name: 'Large', price: '9,000', servings: '20', workUnits: '3' },
    { ...NEW_SIZE, name: 'Small', price: '5,000', servings: '10', workUnits: '2' },
    { ...NEW_SIZE, name: 'Tiny', price: 'cheap' },
  ];
  expect(buildBody({ ...BLANK_VALUES, price: '1', sizes })).toMatchObject({
    price: 5_000,
    servings: 10,
    workUnits: 2,
  });
});

test('a picture that is still on its way is not part of the product', () => {
  const [uploaded] = fillForm(exampleProduct()).pictures;
  if (!uploaded) throw new Error('The example has a picture');
  const pictures = [{ key: 'k1', uploaded: null, alt: '' }, uploaded];
  expect(buildBody({ ...BLANK_VALUES, pictures }).pictures.map(({ id }) => id)).toEqual([uploaded.key]);
});

test('the address follows the name until somebody writes another', () => {
  expect(foreseeId({ ...BLANK_VALUES, name: 'Ọmọ’s Jollof & Cake' })).toBe('omos-jollof-and-cake');
  expect(foreseeId({ ...BLANK_VALUES, name: 'Puff-Puff', id: 'puff' })).toBe('puff');
  expect(foreseeId(BLANK_VALUES)).toBe('');
});
