import { expect, test } from 'vitest';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { type CakeDesign, DEFAULT_DESIGN, PLAIN_TIER } from './cake-design.ts';
import { describeDesign, describeDesignInLines } from './describe-design.ts';

const WEDDING: CakeDesign = {
  ...DEFAULT_DESIGN,
  baseInches: 10,
  tiers: [
    {
      ...PLAIN_TIER,
      sponge: 'red-velvet',
      filling: 'cream-cheese',
      lowerBorder: 'pearls',
      side: 'gold-leaf',
    },
    { ...PLAIN_TIER, colour: 'blush', drip: 'white', upperBorder: 'rosettes' },
  ],
  topping: 'sugar-roses',
  candles: { kind: 'plain', count: 1 },
  inscription: { text: 'Ngozi & Emeka', lettering: 'script', place: 'front' },
  isEggless: true,
  isNutFree: true,
};

test('one line says what it is, with every part that adds to the price (P29.310)', () => {
  expect(describeDesign(DEFAULT_DESIGN, DEFAULT_PRICE_LIST)).toBe(
    'Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, strawberries',
  );
  expect(describeDesign(WEDDING, DEFAULT_PRICE_LIST)).toBe(
    'Two-tier 10-inch cake: red velvet (bottom) and vanilla (top) sponge, ivory (bottom) and blush (top) buttercream, cream cheese filling, white chocolate drip, lower border of pearls, upper border of rosettes, gold leaf, sugar roses, 1 candle, “Ngozi & Emeka”, eggless, made without nuts',
  );
});

test('what several tiers share is said once, and what only some have says which (P29.557)', () => {
  const describeColours = (...colours: ('ivory' | 'blush')[]) => {
    const tiers = colours.map((colour) => ({ ...PLAIN_TIER, colour }));
    return describeDesign({ ...DEFAULT_DESIGN, tiers }, DEFAULT_PRICE_LIST);
  };
  expect(describeColours('ivory', 'ivory')).toContain('cake: vanilla sponge, ivory buttercream');
  expect(describeColours('ivory', 'blush', 'ivory')).toContain(
    'ivory (bottom and top) and blush (middle) buttercream',
  );
  expect(describeColours('ivory', 'blush', 'blush', 'ivory')).toContain(
    'ivory (bottom and top) and blush (second and third) buttercream',
  );
});

test('the kitchen reads every choice, tier by tier, and the diet before all', () => {
  expect(describeDesignInLines(WEDDING, DEFAULT_PRICE_LIST).split('\n')).toEqual([
    'Diet: Eggless and made without nuts',
    'Bottom tier, 10 inch: Red velvet sponge, cream cheese filling, smooth ivory buttercream, lower border of pearls, gold leaf',
    'Top tier, 8 inch: Vanilla sponge, buttercream filling, smooth blush buttercream, white chocolate drip, upper border of rosettes',
    'On top: Sugar roses and 1 candle',
    'Inscription: “Ngozi & Emeka” in script, on a plaque in front',
  ]);
});

test('the owner’s own names are used', () => {
  const { options } = DEFAULT_PRICE_LIST;
  const blush = { ...options.colour.blush, name: 'Hibiscus' };
  const names = { options: { ...options, colour: { ...options.colour, blush } } };
  expect(describeDesign(DEFAULT_DESIGN, names)).toContain('hibiscus buttercream');
});

test('number candles and a sign are told', () => {
  const design: CakeDesign = {
    ...DEFAULT_DESIGN,
    topping: 'none',
    candles: { kind: 'number', number: 30 },
    inscription: { text: 'Tobi', lettering: 'capitals', place: 'top' },
  };
  const lines = describeDesignInLines(design, DEFAULT_PRICE_LIST);
  expect(lines).toContain('On top: Number candles 30');
  expect(lines).toContain('Inscription: “Tobi” in capitals, on a sign on top');
});
