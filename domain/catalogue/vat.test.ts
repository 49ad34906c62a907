import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeIncludedVat, findUsualVatClass, VAT_CLASSES, VAT_RATES_PERCENT } from './vat.ts';

test('the rate is 7.5 % unless the product is basic food (P2.4)', () => {
  expect(VAT_RATES_PERCENT).toEqual({ standard: 7.5, 'basic-food': 0 });
});

test.each([
  [107_500, 7_500],
  [1_000_000, 69_767],
  [1, 0],
  [0, 0],
])('%i kobo include %i kobo of tax (P2.4)', (amountInKobo, vatInKobo) => {
  expect(computeIncludedVat(amountInKobo, 'standard')).toBe(vatInKobo);
  expect(computeIncludedVat(amountInKobo, 'basic-food')).toBe(0);
});

test('tax is whole kobo, and 7.5 % of what is left without it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      fc.constantFrom(...VAT_CLASSES),
      (amount, vatClass) => {
        const vat = computeIncludedVat(amount, vatClass);
        expect(Number.isInteger(vat)).toBe(true);
        const exact = ((amount - vat) * VAT_RATES_PERCENT[vatClass]) / 100;
        expect(Math.abs(exact - vat)).toBeLessThanOrEqual(0.54);
      },
    ),
  );
});

test('what most products of a category have is usual, and nothing where it is even (P28.64)', () => {
  expect(findUsualVatClass(['basic-food', 'standard', 'basic-food'])).toBe('basic-food');
  expect(findUsualVatClass(['standard'])).toBe('standard');
  expect(findUsualVatClass(['basic-food', 'standard'])).toBeNull();
  expect(findUsualVatClass([])).toBeNull();
});
