import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOrderTotals } from './order-totals.ts';
import { writeReduction } from './reductions.ts';
import { isGoods, makeFreeLineId } from './taken-orders.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 100 }),
  unitPriceInKobo: fc.integer({ min: 1, max: 1_000_000_000 }),
  vatClass: fc.constantFrom('standard' as const, 'basic-food' as const),
});
const goods = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((each) => ({ ...each, listPriceInKobo: each.unitPriceInKobo })));

test('a reduction lowers the price by its amount to the kobo, and the VAT with it (P37.2)', () => {
  fc.assert(
    fc.property(goods, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const before = computeOrderTotals(lines, 0);
      const amountInKobo = Math.floor(before.totalInKobo * share);
      const reduced = [...lines, ...writeReduction(lines, { amountInKobo, reason: 'A regular' })];
      const after = computeOrderTotals(reduced, 0);
      expect(before.totalInKobo - after.totalInKobo).toBe(amountInKobo);
      expect(after.includedVatInKobo).toBeGreaterThanOrEqual(-lines.length);
      const expectedVat = (before.includedVatInKobo * after.totalInKobo) / before.totalInKobo;
      expect(Math.abs(after.includedVatInKobo - expectedVat)).toBeLessThanOrEqual(lines.length + 1);
    }),
  );
});

test('a reduction is nothing that is made, and a custom item is', () => {
  const bread = { quantity: 1, listPriceInKobo: 500, unitPriceInKobo: 500, vatClass: 'basic-food' } as const;
  const [reduction] = writeReduction([bread], { amountInKobo: 100, reason: 'Yesterday’s' });
  expect(reduction).toMatchObject({ unitPriceInKobo: -100, sizeName: 'Yesterday’s (basic food)' });
  expect(reduction && isGoods(reduction)).toBe(false);
  expect(isGoods({ productId: makeFreeLineId('wedding-cake') })).toBe(true);
});
