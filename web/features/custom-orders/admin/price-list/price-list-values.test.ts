import { expect, test } from 'vitest';
import { describePriceList } from '../../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../../domain/custom-orders/price/default-price-list.ts';
import { isSame } from '../../../../ui/form/is-same.ts';
import {
  buildPriceList,
  fillPriceList,
  findPriceProblems,
  type PriceListValues,
  readTypedList,
} from './price-list-values.ts';

const ANSWER = describePriceList(DEFAULT_PRICE_LIST);
const VALUES = fillPriceList(ANSWER);

function type(changes: Readonly<Record<string, string>>): PriceListValues {
  return { ...VALUES, typed: { ...VALUES.typed, ...changes } };
}

test('every price, unit and hour of the list has a field, in naira as it is typed', () => {
  expect(VALUES.typed).toMatchObject({
    'tiers.8.price': '55,000',
    'tiers.8.workUnits': '6',
    'options.drip.pink.name': 'Pink',
    'options.drip.pink.pricePerInch': '550',
    'inscription.top': '3,500',
    egglessPerInch: '300',
    'leadTimeHours.handmade': '24',
  });
  expect(VALUES.offered['options.topping.berries.isOffered']).toBe(true);
});

test('what is filled in comes out as it was', () => {
  const { version: _, ...list } = ANSWER;
  expect(buildPriceList(VALUES)).toEqual(list);
  expect(findPriceProblems(VALUES)).toEqual({});
  expect(readTypedList(VALUES)).toEqual({ ...DEFAULT_PRICE_LIST, version: 0 });
});

test('a change that is taken back leaves nothing to save', () => {
  const there = type({ candle: '250' });
  expect(isSame(there, VALUES)).toBe(false);
  expect(isSame({ ...there, typed: { ...there.typed, candle: '200' } }, VALUES)).toBe(true);
});

test.each([
  ['tiers.8.price', '1', 'A wider tier can’t cost less than one of 6 inches.'],
  ['candle', '', 'Enter an amount in naira.'],
  ['leadTimeHours.plain', '2.5', 'Enter a whole number.'],
  ['options.sponge.lemon.name', ' ', 'Enter a name of up to 40 characters.'],
  ['options.topping.berries.pricePerInch', '12,001', expect.stringContaining('at most ₦12,000 an inch')],
])('%s as “%s” is refused at its field', (path, typed, message) => {
  const values = type({ [path]: typed });
  expect(findPriceProblems(values)).toEqual({ [path]: message });
  expect(readTypedList(values)).toBeUndefined();
});

test('an amount that cannot be read says what is wrong with it', () => {
  const problems = findPriceProblems(type({ candle: 'two hundred' }));
  expect(Object.keys(problems)).toEqual(['candle']);
  expect(problems.candle).not.toBe('');
});
