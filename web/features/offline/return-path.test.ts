import { expect, test } from 'vitest';
import { readReturnPath } from './return-path.ts';

test('the page that could not be opened is where trying again leads', () => {
  expect(readReturnPath('?to=%2Fproducts%3Fcategory%3DCakes')).toBe('/products?category=Cakes');
});

test.each([
  '',
  '?to=',
  '?to=https://elsewhere.example',
  '?to=//elsewhere.example',
  '?to=/%5Celsewhere.example',
])('%j leads home', (search) => {
  expect(readReturnPath(search)).toBe('/');
});
