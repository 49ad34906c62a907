import { expect, test } from 'vitest';
import {
  type CakeDesign,
  DEFAULT_DESIGN,
  PLAIN_TIER,
} from '../../../../../domain/custom-orders/design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from '../../../../../domain/custom-orders/price/default-price-list.ts';
import { formatNaira } from '../../../../../domain/money.ts';
import { chooseOption, priceOption, readChosen } from './option-choice.ts';

const twoTiers: CakeDesign = {
  ...DEFAULT_DESIGN,
  tiers: [
    { ...PLAIN_TIER, colour: 'blush' },
    { ...PLAIN_TIER, colour: 'ivory' },
  ],
};

test('a choice for a part of the tiers names them, one for the cake does not', () => {
  expect(chooseOption('drip', 'caramel', 1)).toEqual({ part: 'drip', tier: 1, value: 'caramel' });
  expect(chooseOption('topping', 'berries', 1)).toEqual({ part: 'topping', value: 'berries' });
});

test('what differs from tier to tier is chosen on each and not on all', () => {
  expect(readChosen(twoTiers, 'colour', 'all')).toBeNull();
  expect(readChosen(twoTiers, 'colour', 1)).toBe('ivory');
  expect(readChosen(twoTiers, 'sponge', 'all')).toBe('vanilla');
});

test.each([
  ['drip', 'chocolate', 'all', '₦7,000'],
  ['drip', 'chocolate', 0, '₦4,000'],
  ['drip', 'chocolate', 1, '₦3,000'],
  ['frosting', 'fondant', 1, '₦12,600'],
  ['topping', 'strawberries', 0, '₦6,000'],
  ['drip', 'none', 'all', '₦0'],
] as const)('%s %s on %s of an 8-inch and a 6-inch tier costs %s', (group, id, scope, price) => {
  expect(formatNaira(priceOption(twoTiers, group, id, scope, DEFAULT_PRICE_LIST))).toBe(price);
});
