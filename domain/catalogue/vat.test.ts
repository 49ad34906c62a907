import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeIncludedVat,
  computeVatOfPart,
  findUsualVatClass,
  VAT_CLASSES,
  VAT_RATES_PERCENT,
} from './vat.ts';

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

test('what takes something off a price takes as much of its tax, rounded once, whatever of it is free of tax (P28.295)', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(amount, fc.nat(1_000_000_000), amount, (taxed, untaxed, left) => {
      const totalInKobo = taxed + untaxed;
      const price = { totalInKobo, includedVatInKobo: computeIncludedVat(taxed, 'standard') };
      const part = Math.min(left, totalInKobo);
      const vat = computeVatOfPart(part, price);
      expect(Math.abs(vat - (price.includedVatInKobo * part) / totalInKobo)).toBeLessThanOrEqual(1);
      expect(vat).toBeLessThanOrEqual(price.includedVatInKobo);
      expect(computeVatOfPart(totalInKobo, price)).toBe(price.includedVatInKobo);
      if (untaxed === 0) expect(vat).toBe(computeIncludedVat(part, 'standard'));
    }),
  );
  expect(computeVatOfPart(3_000_000, { totalInKobo: 3_300_000, includedVatInKobo: 230_233 })).toBe(209_302);
  expect(computeVatOfPart(1_000, { totalInKobo: 5_000, includedVatInKobo: 0 })).toBe(0);
});

test('the tax in a part of a large price is exact, and what goes back takes as much with it as came (P28.310)', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (totalInKobo, taxed, part) => {
      const includedVatInKobo = computeIncludedVat(Math.min(taxed, totalInKobo), 'standard');
      const vat = computeVatOfPart(part, { totalInKobo, includedVatInKobo });
      expect(computeVatOfPart(-part, { totalInKobo, includedVatInKobo }) + vat).toBe(0);
      if (includedVatInKobo === computeIncludedVat(totalInKobo, 'standard')) return;
      // At most half a kobo from the true part.
      const apart = BigInt(vat) * BigInt(totalInKobo) - BigInt(includedVatInKobo) * BigInt(part);
      expect(2n * (apart < 0n ? -apart : apart) <= BigInt(totalInKobo)).toBe(true);
    }),
  );
});
