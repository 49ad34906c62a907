import { expect, test } from 'vitest';
import { describePrice } from './price-words.ts';

test('what is paid is the price less the discount, for each guest rounded to the naira', () => {
  expect(describePrice('12,500', '10', '12')).toBe('₦11,250 after discount, ₦938 a serving');
});

test.each(['', '0', 'ten'])('without servings (“%s”) there is no price of one', (servings) => {
  expect(describePrice('12,500', '10', servings)).toBe('₦11,250 after discount');
  expect(describePrice('12,500', '', servings)).toBe('');
});

test.each([
  ['', ''],
  ['dear', ''],
  ['12,500', '120'],
  ['12,500', 'half'],
])('a price of “%s” with “%s” off cannot be told', (price, discount) => {
  expect(describePrice(price, discount, '10')).toBe('');
});
