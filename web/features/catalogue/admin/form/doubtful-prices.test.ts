import { expect, test } from 'vitest';
import { DOUBLE_TAP_MS } from '../../../../ui/browser/tap-guard.ts';
import { createPriceQuestion } from './doubtful-prices.ts';

type Row = readonly [name: string, price: string, servings?: string];

const list = (...sizes: readonly Row[]) =>
  sizes.map(([name, price, servings = '']) => ({ name, price, servings }));
const ask = (...sizes: readonly Row[]) => createPriceQuestion()(list(...sizes), []);

test('a larger size that costs less than a smaller one is asked about, until it is meant (P28.353)', () => {
  const sizes = list(['6 inch', '12,000'], ['8 inch', '1,600'], ['10 inch', '20,000']);
  let now = 0;
  const question = createPriceQuestion(() => now);
  expect(question(sizes, [])).toEqual({
    'sizes.1.price': 'Cheaper than 6 inch at ₦12,000. If that’s right, save again.',
    'sizes.2.price': 'Much dearer than 8 inch at ₦1,600. If that’s right, save again.',
  });
  now += DOUBLE_TAP_MS;
  expect(question(sizes, [])).toEqual({});
  now += DOUBLE_TAP_MS;
  expect(question(sizes.slice(0, 2), [])).not.toEqual({});
  now += DOUBLE_TAP_MS;
  expect(question(sizes, sizes)).toEqual({});
  // By guests, wherever they stand in the list.
  expect(ask(['Large', '9,000', '20'], ['Small', '10,000', '8'])).toEqual({
    'sizes.0.price': 'Cheaper than Small at ₦10,000. If that’s right, save again.',
  });
});

test('the second half of a double tap does not answer the question about prices (P28.434)', () => {
  const sizes = list(['6 inch', '12,000'], ['8 inch', '1,600']);
  let now = 0;
  const question = createPriceQuestion(() => now);
  expect(question(sizes, [])).not.toEqual({});
  now += DOUBLE_TAP_MS - 1;
  expect(question(sizes, [])).not.toEqual({});
  now += 1;
  expect(question(sizes, [])).toEqual({});
});

test('a price with a digit too many or too few is asked about (P28.353)', () => {
  expect(ask(['Vanilla', '5,000'], ['Chocolate', '55,000'])).toEqual({
    'sizes.1.price': 'Much dearer than Vanilla at ₦5,000. If that’s right, save again.',
  });
  expect(ask(['Vanilla', '50000'], ['Chocolate', '5500'])).toEqual({
    'sizes.1.price': 'Much cheaper than Vanilla at ₦50,000. If that’s right, save again.',
  });
});

test('usual prices are asked about nowhere, nor what cannot be read', () => {
  expect(ask(['6 inch', '10,000', '8'], ['8 inch', '16,500', '14'], ['12 inch', '38,000', '40'])).toEqual({});
  expect(ask(['1 piece', '500'], ['Box of 6', '2,700'], ['Box of 24', '10,000'])).toEqual({});
  expect(ask(['Vanilla', '5,000'], ['Chocolate', '4,500'], ['Red velvet', '6,000'])).toEqual({});
  expect(ask(['6 inch', '10,000'], ['8 inch', ''], ['10 inch', 'a lot'])).toEqual({});
  expect(ask()).toEqual({});
});
