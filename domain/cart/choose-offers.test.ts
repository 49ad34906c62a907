import { expect, test } from 'vitest';
import { chooseEnough, chooseOffers } from './choose-offers.ts';

const offer = (id: string, details: { priceToPay?: number; isCustom?: boolean } = {}) => ({
  id,
  name: id,
  priceToPay: 1_500,
  isCustom: false,
  ...details,
});

const carry = (id: string, name: string, words?: string) => ({
  id,
  name,
  design: words === undefined ? null : { text: 'd', words },
});

test('at most four things are offered at the cart, none of which is in it (P25.11)', () => {
  const offered = ['candles', 'card', 'balloons', 'topper', 'knife', 'plates'].map((id) => offer(id));
  const chosen = chooseOffers(offered, [carry('card', 'A card'), carry('red-velvet', 'Red velvet')]);
  expect(chosen.map(({ id }) => id)).toEqual(['candles', 'balloons', 'topper', 'knife']);
});

test('what the cart would refuse or ask about first is not offered at it', () => {
  const offered = [
    offer('free', { priceToPay: 0 }),
    offer('dear', { priceToPay: 100_001 }),
    offer('designed', { isCustom: true }),
  ];
  expect(chooseOffers(offered, [])).toEqual([]);
});

test('what something in the cart comes with already is not offered besides (P29.51)', () => {
  const candles = { ...offer('birthday-candles'), name: 'Birthday candles' };
  const ids = (item: ReturnType<typeof carry>) => chooseOffers([candles], [item]).map(({ id }) => id);
  expect(ids(carry('red-velvet', 'Red velvet birthday cake'))).toEqual(['birthday-candles']);
  expect(ids(carry('number', 'Number candle 7'))).toEqual([]);
  expect(ids(carry('own', 'Design your own cake', '8-inch cake: vanilla sponge, 1 candle'))).toEqual([]);
});

test('what brings an order to its minimum with one piece is chosen from the cheapest on, two at most (P29.454)', () => {
  const offered = [5_000, 1_500, 1_499, 9_000].map((priceToPay) => offer(String(priceToPay), { priceToPay }));
  expect(chooseEnough(offered, 1_500_00).map(({ id }) => id)).toEqual(['1500', '5000']);
  expect(chooseEnough(offered, 9_001_00)).toEqual([]);
});
