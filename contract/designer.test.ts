import { expect, test } from 'vitest';
import { DEFAULT_PRICE_LIST } from '../domain/custom-orders/price/default-price-list.ts';
import { convertPriceList, describePriceList, priceListSchema, savePriceListEndpoint } from './designer.ts';

const DEFAULT = describePriceList(DEFAULT_PRICE_LIST);

test('a price list in naira and back is the same list', () => {
  expect(priceListSchema.parse(JSON.parse(JSON.stringify(DEFAULT)))).toEqual(DEFAULT);
  expect(convertPriceList(DEFAULT)).toEqual(DEFAULT_PRICE_LIST);
  expect(DEFAULT.options.topping.berries).toEqual({
    name: 'Mixed berries',
    pricePerInch: 1_400,
    isOffered: true,
  });
});

test('what the domain finds wrong with a list is told under the names of the API', () => {
  const { topping } = DEFAULT.options;
  const berries = { ...topping.berries, pricePerInch: 20_000 };
  const edit = { ...DEFAULT, options: { ...DEFAULT.options, topping: { ...topping, berries } } };
  const reading = savePriceListEndpoint.bodySchema.safeParse(edit);
  expect(reading.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [
      'options.topping.berries.pricePerInch',
      'Enter at most ₦12,000 an inch, half the price of the smallest tier.',
    ],
  ]);
});

test.each([
  ['an amount with three decimals', { ...DEFAULT, candle: 0.005 }],
  ['an amount in words', { ...DEFAULT, candle: 'two' }],
  ['an option that nobody knows', { ...DEFAULT, options: { ...DEFAULT.options, drip: { tar: {} } } }],
  ['a list that is none', null],
])('%s is refused and never a fault', (_, edit) => {
  expect(savePriceListEndpoint.bodySchema.safeParse(edit).success).toBe(false);
});
