import { expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-product.ts';
import { pickChanges } from './build-body.ts';
import { fillForm } from './form-values.ts';

const opened = fillForm(exampleProduct());

test('only what was changed is sent', () => {
  const edited = { ...opened, name: 'Ruby Velvet Cake', leadTimeHours: '24' };
  expect(pickChanges(opened, edited)).toEqual({ name: 'Ruby Velvet Cake', leadTimeHours: 24 });
});

test('blanks around words and another way to write an amount change nothing', () => {
  const edited = { ...opened, name: ' Red Velvet Cake ', price: '₦18000' };
  expect(pickChanges(opened, edited)).toEqual({});
});

test('a dearer size alone changes what the sizes say', () => {
  const sizes = opened.sizes.map((size) => (size.id === 'eight-inch' ? { ...size, price: '27,000' } : size));
  expect(Object.keys(pickChanges(opened, { ...opened, sizes }))).toEqual(['sizes']);
});
