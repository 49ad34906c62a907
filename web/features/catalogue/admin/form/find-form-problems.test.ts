import { expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-product.ts';
import { buildBody } from './build-body.ts';
import { findFormProblems, placeProblems } from './find-form-problems.ts';
import { BLANK_VALUES, fillForm } from './form-values.ts';

test('an empty form is told what it lacks, in the words of the server', () => {
  expect(findFormProblems(BLANK_VALUES, true)).toEqual({
    name: 'Enter a name.',
    category: 'Choose a category.',
    price: 'Enter a price in naira.',
  });
});

test('what a product already is has no problem', () => {
  expect(findFormProblems(fillForm(exampleProduct()), false)).toEqual({});
});

test('a product without an allergen is published only when somebody has checked it (P28.36)', () => {
  const values = {
    ...fillForm(exampleProduct({ status: 'draft', allergens: [] })),
    status: 'published',
  } as const;
  expect(findFormProblems(values, false)).toEqual({ allergens: expect.stringContaining('None of these') });
  expect(findFormProblems({ ...values, hasNoAllergens: true }, false)).toEqual({});
  expect(findFormProblems({ ...values, allergens: ['gluten'] }, false)).toEqual({});
  expect(findFormProblems({ ...values, status: 'draft' }, false)).toEqual({});
  expect(fillForm(exampleProduct({ status: 'published', allergens: [] })).hasNoAllergens).toBe(true);
});

test('each size is told by its own fields', () => {
  const values = fillForm(exampleProduct());
  const sizes = values.sizes.map((size) => ({ ...size, price: 'dear', workUnits: '', name: ' ' }));
  expect(findFormProblems({ ...values, sizes: sizes.slice(0, 1) }, false)).toEqual({
    'sizes.0.name': 'Enter a size name.',
    'sizes.0.price': 'Enter an amount in naira, for example 12,500 or 12,500.50.',
    'sizes.0.workUnits': 'Enter a whole number.',
  });
});

test('limits are those of the contract', () => {
  const values = fillForm(exampleProduct({ sizes: [] }));
  const wrong = { ...values, price: '10,000,001', discountPercentage: '96', leadTimeHours: '721' };
  expect(findFormProblems(wrong, false)).toEqual({
    price: 'Enter a price up to ₦10,000,000.',
    discountPercentage: 'Enter at most 95%.',
    leadTimeHours: 'Enter at most 720.',
  });
});

test('an address of one’s own has to be one', () => {
  const values = { ...fillForm(exampleProduct()), id: 'Red Velvet' };
  expect(findFormProblems(values, true)).toEqual({ id: 'Use small letters, digits and single hyphens.' });
});

test('pictures on their way hold up the saving and say so', () => {
  const values = fillForm(exampleProduct());
  const pictures = [...values.pictures, { key: 'k1', uploaded: null, alt: 'A slice' }];
  expect(findFormProblems({ ...values, pictures }, false)).toEqual({
    pictures: 'One picture isn’t uploaded yet. Wait a moment, try again or remove it.',
  });
});

test('a picture without a description never keeps a product from being saved: the name describes it (P23.12)', () => {
  const values = fillForm(exampleProduct());
  const pictures = values.pictures.map((picture) => ({ ...picture, alt: ' ' }));
  const typed = { ...values, name: 'Meat Pie', pictures };
  expect(findFormProblems(typed, false)).toEqual({});
  expect(buildBody(typed).pictures.map(({ alt }) => alt)).toEqual(pictures.map(() => 'Meat Pie'));
  expect(findFormProblems({ ...typed, name: ' ' }, false)).toEqual({ name: 'Enter a name.' });
});

test('a problem without a field of its own goes to the nearest one', () => {
  expect(
    placeProblems({
      'dietaryTags.2': 'Leave out the comma.',
      'sizes.1.id': 'Use small letters, digits and single hyphens.',
      'pictures.0.id': 'Unknown picture.',
      'pictures.0.alt': 'Use at most 250 characters.',
    }),
  ).toEqual({
    dietaryTags: 'Leave out the comma.',
    'sizes.1.name': 'Use small letters, digits and single hyphens.',
    pictures: 'Unknown picture.',
    'pictures.0.alt': 'Use at most 250 characters.',
  });
});
