import { expect, test } from 'vitest';
import { exampleProduct } from '../testing/example-product.ts';
import { isEdited, mergeEdits, pickChanges } from './changed-fields.ts';
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

test('even half a number is worth a warning before leaving', () => {
  expect(isEdited(opened, { ...opened, workUnits: 'a lot' })).toBe(true);
  expect(isEdited(opened, fillForm(exampleProduct()))).toBe(false);
});

test('keeping mine puts only my fields on top of the newest version (P1.20)', () => {
  const mine = { ...opened, description: 'Mine.', discountPercentage: '15' };
  const theirs = exampleProduct({
    version: 4,
    name: 'Crimson Velvet Cake',
    discountPercentage: 20,
    status: 'draft',
  });
  const merged = mergeEdits(opened, mine, theirs);
  expect(merged).toMatchObject({
    name: 'Crimson Velvet Cake',
    status: 'draft',
    description: 'Mine.',
    discountPercentage: '15',
  });
  expect(pickChanges(fillForm(theirs), merged)).toEqual({ description: 'Mine.', discountPercentage: 15 });
});

test('what was half-typed when somebody else saved is still there', () => {
  const merged = mergeEdits(opened, { ...opened, workUnits: '1x' }, exampleProduct({ name: 'Theirs' }));
  expect(merged).toMatchObject({ name: 'Theirs', workUnits: '1x' });
});

test('what is typed while a change is being saved stays on top of the answer', () => {
  const sent = { ...opened, name: 'Ruby Velvet Cake' };
  const typedMeanwhile = { ...sent, category: 'Wedding cakes' };
  const answer = exampleProduct({ name: 'Ruby Velvet Cake', version: 4 });
  expect(mergeEdits(sent, typedMeanwhile, answer)).toEqual({ ...sent, category: 'Wedding cakes' });
});
