import { describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../custom-orders/design/cake-design.ts';
import { DESIGN_TEXT_MAX_LENGTH, writeDesignText } from '../custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../custom-orders/price/default-price-list.ts';
import type { PriceList } from '../custom-orders/price/price-list.ts';
import { toCartLine } from './cart-item.ts';
import { addToCart } from './change-cart.ts';
import { changeDesign } from './change-choice.ts';
import { DESIGN_MAX_LENGTH, isDesignLike, makeOfferId } from './choice.ts';
import { offerDesign, readDesignedCake } from './designed-cake.ts';
import { refreshItems, takeOverLines } from './refresh-items.ts';
import { makeProduct, OWN_CAKE, RED_VELVET } from './testing/example-products.ts';

const STRAWBERRIES = writeDesignText(DEFAULT_DESIGN);
const ROSES = writeDesignText({ ...DEFAULT_DESIGN, topping: 'sugar-roses' });
const [TIER] = DEFAULT_DESIGN.tiers;
const DEAR = writeDesignText({ ...DEFAULT_DESIGN, baseInches: 10, tiers: TIER ? [TIER, TIER] : [] });

/** Strawberries at another price, or not at all. */
function priceStrawberries(change: { pricePerInchInKobo?: number; isOffered?: boolean }): PriceList {
  const { options } = DEFAULT_PRICE_LIST;
  const strawberries = { ...options.topping.strawberries, ...change };
  return { ...DEFAULT_PRICE_LIST, options: { ...options, topping: { ...options.topping, strawberries } } };
}

const offer = (text: string, list = DEFAULT_PRICE_LIST) => offerDesign(OWN_CAKE, text, list);
const add = (text: string, quantity = 1) => addToCart([], offer(text), quantity);

describe('a designed cake', () => {
  test('goes into the cart with the discount of its product, and the price before', () => {
    const discounted = offerDesign({ ...OWN_CAKE, discountPercentage: 10 }, ROSES, DEFAULT_PRICE_LIST);
    expect(addToCart([], discounted, 1).items).toMatchObject([{ price: 66_060, fullPrice: 73_400 }]);
  });

  test('goes into the cart with price, words, allergens and lead time of its design (P7.5)', () => {
    // 55,000 for the tier and 8 inches of strawberry filling, two borders and sugar roses.
    expect(add(ROSES, 2).items).toMatchObject([
      {
        id: 'own-cake',
        lineId: `own-cake///${ROSES}`,
        name: 'Design your own cake',
        price: 55_000 + 8 * (300 + 250 + 250 + 1_500),
        fullPrice: 73_400,
        quantity: 2,
        size: null,
        inscription: '',
        design: {
          text: ROSES,
          words:
            'Single-tier 8-inch cake: vanilla sponge, blush buttercream, strawberry filling, borders of shells, sugar roses',
        },
        allergens: ['gluten', 'milk', 'egg'],
        leadTimeHours: 72,
      },
    ]);
    expect(readDesignedCake(ROSES, DEFAULT_PRICE_LIST)).toMatchObject({ value: { workUnits: 12 } });
  });

  test('is a line for each design, and the same design joins its line (P3.1)', () => {
    let { items } = add(STRAWBERRIES);
    items = addToCart(items, offer(ROSES)).items;
    items = addToCart(items, offer(STRAWBERRIES), 2).items;
    expect(items.map(({ design, quantity }) => [design?.text, quantity])).toEqual([
      [STRAWBERRIES, 3],
      [ROSES, 1],
    ]);
  });

  test('shares the limit of 100 with the other designs of its product (P3.2)', () => {
    const { items } = add(STRAWBERRIES, 99);
    expect(addToCart(items, offer(ROSES), 2)).toEqual({
      items,
      alert: 'Maximum quantity per product is 100',
    });
  });

  test('above ₦100,000 is refused with the exact alert (S5.2, P7.5)', () => {
    expect(add(DEAR)).toEqual({
      items: [],
      alert:
        'Sorry, the price for "Design your own cake" (₦163,400) appears to be incorrect. Please contact support.',
    });
  });

  test('is asked for before a custom product is taken', () => {
    expect(addToCart([], OWN_CAKE)).toEqual({
      items: [],
      alert: '“Design your own cake” is made to order. Please design it first.',
    });
  });

  test('is not made of what is no custom product, nor of what is no design', () => {
    expect(offerDesign(RED_VELVET, STRAWBERRIES, DEFAULT_PRICE_LIST)).toBeNull();
    expect(offer('1.strawberries')).toBeNull();
    expect(offer(STRAWBERRIES, priceStrawberries({ isOffered: false }))).toBeNull();
    expect(addToCart([], null)).toEqual({ items: [] });
  });
});

describe('a designed cake in the cart', () => {
  const { items } = add(STRAWBERRIES);
  const offerId = makeOfferId({ productId: 'own-cake', design: STRAWBERRIES });
  const refresh = (list: PriceList) => refreshItems(items, new Map([[offerId, offer(STRAWBERRIES, list)]]));

  test('stays as it is while the price list does, and where only another design was asked for', () => {
    expect(refresh(DEFAULT_PRICE_LIST).items).toBe(items);
    expect(refreshItems(items, new Map([['own-cake', OWN_CAKE]])).items).toBe(items);
  });

  test('costs what the price list says now, and says what it cost before (P3.7)', () => {
    const dearer = priceStrawberries({ pricePerInchInKobo: 200_000 });
    expect(refresh(dearer).items).toMatchObject([{ price: 77_400, formerPrice: 69_400 }]);
  });

  test('is no longer sold once it cannot be made, and keeps its design', () => {
    expect(refresh(priceStrawberries({ isOffered: false })).items).toMatchObject([
      { isSold: false, price: 69_400, design: { text: STRAWBERRIES } },
    ]);
  });

  test('comes back from the server as it was, or by name where it can no longer be made', () => {
    const lines = items.map(toCartLine);
    expect(lines).toMatchObject([{ productId: 'own-cake', design: STRAWBERRIES }]);
    expect(takeOverLines([], lines, new Map([[offerId, offer(STRAWBERRIES)]]))).toEqual(items);
    expect(takeOverLines([], lines, new Map([[offerId, null]]))).toMatchObject([
      { name: 'Design your own cake', isSold: false, design: { text: STRAWBERRIES, words: '' } },
    ]);
  });
});

test('the cart keeps every text that can be a design, and nothing else', () => {
  expect(DESIGN_MAX_LENGTH).toBe(DESIGN_TEXT_MAX_LENGTH);
  expect(['', STRAWBERRIES, 'x'.repeat(252)].map(isDesignLike)).toEqual([true, true, true]);
  expect(['x'.repeat(253), 'a~b', 'a,b', 'a/b', 'a b', '\u0000'].some(isDesignLike)).toBe(false);
});

test('another design stands in the place of the old one, at its own price, and joins its like (P37.11)', () => {
  const design = (text: string, priceToPay: number) =>
    makeProduct({ id: 'own-cake', isCustom: true, priceToPay, design: { text, words: text } });
  const items = addToCart(addToCart([], RED_VELVET, 1).items, design('plain', 40_000), 2).items;
  const changed = changeDesign(items, items[1]?.lineId ?? '', design('tower', 90_000)).items;
  expect(changed.map(({ id, price, quantity }) => [id, price, quantity])).toEqual([
    ['red-velvet', expect.any(Number), 1],
    ['own-cake', 90_000, 2],
  ]);
  const both = addToCart(changed, design('plain', 40_000), 1).items;
  const joined = changeDesign(both, both[2]?.lineId ?? '', design('tower', 90_000)).items;
  expect(joined.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(changeDesign(items, 'gone', design('tower', 90_000)).items).toBe(items);
});
