import { expect, test } from 'vitest';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from '../design/cake-design.ts';
import { DEFAULT_PRICE_LIST } from './default-price-list.ts';
import type { PriceList } from './price-list.ts';
import { explainQuote, findWayToBuy, SHORT_QUOTE_REASONS } from './way-to-buy.ts';

const NOTHING = { instructions: '', referencePictureCount: 0 };
const PLAIN: CakeDesign = { ...DEFAULT_DESIGN, tiers: [PLAIN_TIER], topping: 'none' };

function priceTierAt(priceInKobo: number): PriceList {
  const { tiers } = DEFAULT_PRICE_LIST;
  return { ...DEFAULT_PRICE_LIST, tiers: { ...tiers, 8: { ...tiers[8], priceInKobo } } };
}

test('a standard design up to ₦100,000 goes into the cart, and a kobo more asks for a quote (P7.5, P7.6)', () => {
  expect(findWayToBuy(PLAIN, NOTHING, priceTierAt(10_000_000))).toEqual({
    way: 'cart',
    priceInKobo: 10_000_000,
  });
  expect(findWayToBuy(PLAIN, NOTHING, priceTierAt(10_000_001))).toEqual({
    way: 'quote',
    priceInKobo: 10_000_001,
    reasons: ['above_cart_limit'],
  });
});

test('what counts is the price to pay: a discount brings a design into the cart', () => {
  expect(findWayToBuy(PLAIN, NOTHING, priceTierAt(11_000_000), 10)).toEqual({
    way: 'cart',
    priceInKobo: 9_900_000,
  });
});

test('a request and reference pictures ask for a quote, blanks do not (P7.6)', () => {
  const asked = { instructions: 'A talking drum, please', referencePictureCount: 2 };
  expect(findWayToBuy(PLAIN, asked, DEFAULT_PRICE_LIST)).toMatchObject({
    way: 'quote',
    reasons: ['instructions', 'reference_pictures'],
  });
  expect(findWayToBuy(PLAIN, { ...NOTHING, instructions: ' \n' }, DEFAULT_PRICE_LIST)).toMatchObject({
    way: 'cart',
  });
});

test('what cannot be made cannot be bought either way', () => {
  const rose = { ...PLAIN, frosting: 'ganache', tiers: [{ ...PLAIN_TIER, colour: 'rose' }] } as const;
  expect(findWayToBuy(rose, NOTHING, DEFAULT_PRICE_LIST)).toEqual({
    way: 'none',
    message: 'Ganache comes in chocolate and ivory.',
  });
});

test('the price beside the phone’s button is said to be for the design only where the rest needs a quote (P29.142)', () => {
  expect(SHORT_QUOTE_REASONS.instructions).toBe('Design only');
  expect(SHORT_QUOTE_REASONS.reference_pictures).toBe('Design only');
});

test('why a cake needs a quote is said once, however much was added to it (P29.331)', () => {
  expect(explainQuote(['instructions'])).toBe('We’ll check your special requests and send you a quote.');
  expect(explainQuote(['instructions', 'reference_pictures'])).toBe(
    'We’ll check your special requests and pictures and send you a quote.',
  );
  expect(explainQuote(['reference_pictures', 'above_cart_limit'])).toBe(
    'We’ll check your pictures and send you a quote. Cakes above ₦100,000 need a quote from us.',
  );
  expect(explainQuote(['above_cart_limit'])).toBe('Cakes above ₦100,000 need a quote from us.');
});
