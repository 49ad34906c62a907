import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '../custom-orders/design/cake-design.ts';
import { TOPPINGS } from '../custom-orders/design/options.ts';
import { writeDesignText } from '../custom-orders/link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../custom-orders/price/default-price-list.ts';
import type { CartItem, CartProduct } from './cart-item.ts';
import { toCartLine } from './cart-item.ts';
import {
  addToCart,
  type CartChange,
  clearCart,
  putBack,
  removeFromCart,
  updateQuantity,
} from './change-cart.ts';
import { makeLineId, makeOfferId } from './choice.ts';
import { offerDesign } from './designed-cake.ts';
import { removeInvalidPriceItems, removeOverpricedItems } from './invalid-prices.ts';
import { mergeLines, rebaseLines } from './merge-lines.ts';
import { acknowledgePrices, refreshItems, takeOverLines } from './refresh-items.ts';
import { makeProduct, OWN_CAKE } from './testing/example-products.ts';
import { computeCartTotals } from './totals.ts';

type Step = (items: readonly CartItem[]) => CartChange;

/** In kobo, so that every amount is one; on both sides of both limits. */
const price = fc.integer({ min: -100, max: 10_000_200 }).map((kobo) => kobo / 100);
const sizeId = fc.constantFrom('small', 'large');
const inscription = fc.oneof(
  fc.constantFrom('', 'Love', ' Love '),
  fc.string({ maxLength: 60, unit: 'binary' }),
);
const quantity = fc.oneof(
  fc.integer({ min: -5, max: 130 }),
  fc.double(),
  fc.constantFrom('3', '', 'x', null, undefined),
);
const catalogueProduct: fc.Arbitrary<CartProduct> = fc
  .record({
    id: fc.constantFrom('puff-puff', 'meat-pie', 'red-velvet'),
    priceToPay: price,
    sizes: fc.constantFrom([], ['small'], ['small', 'large']),
    allowsInscription: fc.boolean(),
  })
  .map(({ sizes, ...details }) =>
    makeProduct({
      ...details,
      price: details.priceToPay,
      sizes: sizes.map((id) => ({ id, name: id, price: details.priceToPay, priceToPay: details.priceToPay })),
    }),
  );
/** Some of these are too dear for the cart, and some cannot be had: then the bare product is tried, which the cart refuses. */
const designedCake: fc.Arbitrary<CartProduct> = fc
  .record({
    topping: fc.constantFrom(...TOPPINGS.slice(0, 4)),
    baseInches: fc.constantFrom(6, 8, 10),
    stackingInKobo: fc.integer({ min: 0, max: 9_000_000 }),
    isOffered: fc.boolean(),
  })
  .map(({ topping, baseInches, stackingInKobo, isOffered }) => {
    const [tier] = DEFAULT_DESIGN.tiers;
    const tiers = tier ? [tier, tier] : [];
    const berries = { ...DEFAULT_PRICE_LIST.options.topping.berries, isOffered };
    const toppings = { ...DEFAULT_PRICE_LIST.options.topping, berries };
    const list = {
      ...DEFAULT_PRICE_LIST,
      stackingInKobo,
      options: { ...DEFAULT_PRICE_LIST.options, topping: toppings },
    };
    const text = writeDesignText({ ...DEFAULT_DESIGN, tiers, topping, baseInches });
    return offerDesign(OWN_CAKE, text, list) ?? OWN_CAKE;
  });
const product = fc.oneof({ arbitrary: catalogueProduct, weight: 2 }, { arbitrary: designedCake, weight: 1 });
const options = fc.record({ sizeId: fc.option(sizeId, { nil: undefined }), inscription });
const position = fc.nat({ max: 5 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(product, quantity, options).map(
    ([added, pieces, chosen]): Step =>
      (items) =>
        addToCart(items, added, pieces, chosen),
  ),
  fc.tuple(position, quantity).map(
    ([index, pieces]): Step =>
      (items) =>
        updateQuantity(items, items[index]?.lineId ?? '', pieces),
  ),
  position.map(
    (index): Step =>
      (items) =>
        removeFromCart(items, items[index]?.lineId ?? ''),
  ),
  fc.tuple(position, position).map(
    ([index, place]): Step =>
      (items) => {
        const item = items[index];
        return item ? putBack(removeFromCart(items, item.lineId).items, item, place) : { items };
      },
  ),
  product.map(
    (found): Step =>
      (items) => {
        const { items: refreshed } = refreshItems(items, new Map([[nameOffer(found), found]]));
        return removeOverpricedItems(refreshed);
      },
  ),
  fc.constant<Step>(acknowledgePrices),
  fc.constant<Step>(removeInvalidPriceItems),
  fc.constant<Step>(clearCart),
);

const carts = fc
  .array(step, { maxLength: 40 })
  .map((steps) => steps.reduce((items, apply) => apply(items).items, [] as readonly CartItem[]));

function nameOffer({ id, design }: CartProduct): string {
  return makeOfferId({ productId: id, design: design?.text ?? '' });
}

function countPieces(items: readonly { readonly quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

function expectWithinLimits(items: readonly CartItem[]): void {
  const lineIds = items.map(({ lineId }) => lineId);
  expect(new Set(lineIds).size).toBe(lineIds.length);
  for (const id of new Set(items.map((item) => item.id))) {
    const pieces = countPieces(items.filter((item) => item.id === id));
    expect(pieces).toBeLessThanOrEqual(100);
  }
  for (const item of items) {
    expect(Number.isInteger(item.quantity) && item.quantity >= 1).toBe(true);
    expect(item.price).toBeLessThanOrEqual(100_000);
    expect(item.inscription.length).toBeLessThanOrEqual(40);
    expect(item.design !== null).toBe(item.id === OWN_CAKE.id);
  }
}

test('no sequence of actions breaks a limit or makes two lines of one choice (S5.1, S5.4, S5.5, S5.6, S9.1, P3.1, P3.2)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let items: readonly CartItem[] = [];
      for (const apply of steps) {
        const change = apply(items);
        if (change.alert !== undefined) expect(change.items).toBe(items);
        items = change.items;
        expectWithinLimits(items);
      }
    }),
  );
});

test('after any sequence the totals are exact to the kobo (S3.3, S4.4)', () => {
  fc.assert(
    fc.property(carts, (items) => {
      const inKobo = items.reduce(
        (sum, item) => sum + BigInt(Math.round(item.price * 100)) * BigInt(item.quantity),
        0n,
      );
      const { cartTotal, cartCount } = computeCartTotals(items);
      expect(BigInt(Math.round(cartTotal * 100))).toBe(inKobo);
      expect(cartTotal).toBe(Number(inKobo) / 100);
      expect(cartCount).toBe(countPieces(items));
    }),
  );
});

test('after removing invalid prices only prices from one kobo to ₦100,000 are left (S5.6)', () => {
  fc.assert(
    fc.property(carts, (items) => {
      const { items: left } = removeInvalidPriceItems(items);
      expect(left.every(({ price: each }) => each > 0 && each <= 100_000)).toBe(true);
    }),
  );
});

const lines = carts.map((items) => items.map(toCartLine));

test('merging two carts breaks no limit, loses nothing of the first and adds nothing that neither had (P3.5)', () => {
  fc.assert(
    fc.property(lines, lines, (own, guest) => {
      const merged = mergeLines(own, guest);
      expectWithinLimits(takeOverLines([], merged, new Map()));
      expect(mergeLines(merged, [])).toEqual(merged);
      expect(countPieces(merged)).toBeLessThanOrEqual(countPieces(own) + countPieces(guest));
      for (const [index, line] of own.entries()) {
        expect(merged.slice(index, index + 1).map(makeLineId)).toEqual([makeLineId(line)]);
        expect(merged[index]?.quantity).toBeGreaterThanOrEqual(line.quantity);
      }
    }),
  );
});

test('a change is repeated on the newest cart: nothing to repeat gives the newest, nothing newer gives ours', () => {
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (one, other, isInDoubt) => {
      expect(rebaseLines({ base: one, local: one, newest: other, isInDoubt })).toEqual(other);
      const sorted = (list: readonly unknown[]) => list.map((line) => JSON.stringify(line)).sort();
      expect(sorted(rebaseLines({ base: one, local: other, newest: one, isInDoubt }))).toEqual(sorted(other));
    }),
  );
});

test('repeating a change in doubt a second time adds nothing', () => {
  fc.assert(
    fc.property(lines, lines, lines, (base, local, newest) => {
      const once = rebaseLines({ base, local, newest, isInDoubt: true });
      expectWithinLimits(takeOverLines([], once, new Map()));
      expect(countPieces(rebaseLines({ base, local, newest: once, isInDoubt: true }))).toBeLessThanOrEqual(
        countPieces(once),
      );
    }),
  );
});
