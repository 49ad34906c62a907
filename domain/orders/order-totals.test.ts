import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOrderTotals, sumGoods } from './order-totals.ts';
import { writeReduction } from './reductions.ts';

test('an order adds up goods, discount and delivery, and says what of it is tax (P2.4)', () => {
  const cake = {
    quantity: 1,
    listPriceInKobo: 4_000_000,
    unitPriceInKobo: 3_600_000,
    vatClass: 'standard',
  } as const;
  const bread = {
    quantity: 2,
    listPriceInKobo: 150_000,
    unitPriceInKobo: 150_000,
    vatClass: 'basic-food',
  } as const;
  expect(computeOrderTotals([cake, bread], 250_000)).toEqual({
    subtotalInKobo: 4_300_000,
    discountInKobo: 400_000,
    deliveryInKobo: 250_000,
    includedVatInKobo: 251_163 + 17_442,
    totalInKobo: 4_150_000,
  });
});

test('whatever is ordered, the total is the goods less the discount plus delivery, to the kobo', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 100 }),
      listPriceInKobo: fc.integer({ min: 1, max: 10_000_000 }),
      part: fc.integer({ min: 0, max: 100 }),
      vatClass: fc.constantFrom('standard' as const, 'basic-food' as const),
    })
    .map(({ part, ...line }) => ({
      ...line,
      unitPriceInKobo: Math.floor((line.listPriceInKobo * part) / 100),
    }));
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(1_000_000), (lines, deliveryInKobo) => {
      const totals = computeOrderTotals(lines, deliveryInKobo);
      expect(totals.totalInKobo).toBe(totals.subtotalInKobo - totals.discountInKobo + deliveryInKobo);
      expect(totals.discountInKobo).toBeGreaterThanOrEqual(0);
      expect(totals.includedVatInKobo).toBeLessThanOrEqual(totals.totalInKobo);
    }),
  );
});

test('the VAT is that of all that is taxed together, rounded once, however it is split and discounted (P28.287)', () => {
  const anyGoods = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    unitPriceInKobo: fc.integer({ min: 1, max: 100_000_000 }),
    vatClass: fc.constantFrom('standard' as const, 'basic-food' as const),
  });
  fc.assert(
    fc.property(
      fc.array(anyGoods, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(10_000_000),
      (goods, share, deliveryInKobo) => {
        const lines = goods.map((each) => ({ ...each, listPriceInKobo: each.unitPriceInKobo }));
        const amountInKobo = Math.floor(sumGoods(lines) * share);
        const reduced = [...lines, ...writeReduction(lines, { amountInKobo, reason: 'A regular' })];
        const { includedVatInKobo } = computeOrderTotals(reduced, deliveryInKobo);
        const taxed = sumGoods(reduced.filter(({ vatClass }) => vatClass === 'standard')) + deliveryInKobo;
        // 7.5 / 107.5 of it, to the nearest kobo, in whole numbers.
        expect(BigInt(includedVatInKobo)).toBe((2n * 75n * BigInt(taxed) + 1_075n) / (2n * 1_075n));
        const pieces = reduced.flatMap((line) => [
          { ...line, quantity: line.quantity - 1 },
          { ...line, quantity: 1 },
        ]);
        expect(computeOrderTotals(pieces, deliveryInKobo).includedVatInKobo).toBe(includedVatInKobo);
      },
    ),
  );
});
