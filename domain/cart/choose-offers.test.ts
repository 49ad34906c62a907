import { expect, test } from 'vitest';
import { chooseOffers } from './choose-offers.ts';

const offer = (id: string, details: { priceToPay?: number; isCustom?: boolean } = {}) => ({
  id,
  priceToPay: 1_500,
  isCustom: false,
  ...details,
});

test('at most four things are offered at the cart, none of which is in it (P25.11)', () => {
  const offered = ['candles', 'card', 'balloons', 'topper', 'knife', 'plates'].map((id) => offer(id));
  const chosen = chooseOffers(offered, [{ id: 'card' }, { id: 'red-velvet' }]);
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
