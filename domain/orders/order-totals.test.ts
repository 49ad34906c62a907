import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOrderTotals } from './order-totals.ts';

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
