import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePriceToPay } from './price.ts';

const pricesInKobo = fc.integer({ min: 0, max: 1_000_000_000 });
const discounts = fc.integer({ min: 1, max: 9_500 }).map((hundredths) => hundredths / 100);

test.each([
  [1_250_000, 10, 1_125_000],
  [1_250_050, 12.5, 1_093_800],
  [99_900, 33, 66_900],
  [100, 50, 100],
  [99, 50, 0],
  [199, 1, 100],
  [1_000_000, 12.35, 876_500],
  [1_000_000_000, 95, 50_000_000],
  [0, 95, 0],
])('%i kobo less %d per cent is %i kobo (P2.3)', (priceInKobo, discountPercentage, expected) => {
  expect(computePriceToPay(priceInKobo, discountPercentage)).toBe(expected);
});

test('without a discount the price is exactly the price, kobo and all (P2.3)', () => {
  fc.assert(
    fc.property(pricesInKobo, (priceInKobo) => {
      expect(computePriceToPay(priceInKobo, 0)).toBe(priceInKobo);
    }),
  );
});

test('a discounted price is whole naira and never above the price (P2.3)', () => {
  fc.assert(
    fc.property(pricesInKobo, discounts, (priceInKobo, discountPercentage) => {
      const priceToPay = computePriceToPay(priceInKobo, discountPercentage);
      expect(priceToPay % 100).toBe(0);
      expect(priceToPay).toBeGreaterThanOrEqual(0);
      expect(priceToPay).toBeLessThanOrEqual(priceInKobo);
    }),
  );
});

test('of a price in whole naira it is the nearest naira (P2.3)', () => {
  fc.assert(
    fc.property(pricesInKobo, discounts, (price, discountPercentage) => {
      const priceInKobo = price - (price % 100);
      // In whole numbers throughout, as the exact price is not one.
      const exact = BigInt(priceInKobo) * BigInt(10_000 - Math.round(discountPercentage * 100));
      const distance = BigInt(computePriceToPay(priceInKobo, discountPercentage)) * 10_000n - exact;
      expect(distance <= 500_000n && distance >= -500_000n).toBe(true);
    }),
  );
});

test('a larger discount never costs more (P2.3)', () => {
  fc.assert(
    fc.property(pricesInKobo, discounts, discounts, (priceInKobo, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      expect(computePriceToPay(priceInKobo, large)).toBeLessThanOrEqual(
        computePriceToPay(priceInKobo, small),
      );
    }),
  );
});
