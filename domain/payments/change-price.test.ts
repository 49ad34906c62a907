import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeOrderTotals } from '../orders/order-totals.ts';
import { writeReduction } from '../orders/reductions.ts';
import { changePrice, computeBalance } from './change-price.ts';
import { computeDue, computeNetPaid, computeSurplus, derivePaymentState, type Ledger } from './ledger.ts';

const PRICE = 1_000_000;
const UNPAID: Ledger = {
  totalInKobo: PRICE,
  isOver: false,
  adjustedInKobo: 0,
  paidInKobo: 0,
  refundedInKobo: 0,
  refundingInKobo: 0,
  nettedInKobo: 0,
};

const pay = (ledger: Ledger, amount: number): Ledger => ({
  ...ledger,
  paidInKobo: ledger.paidInKobo + amount,
});
const refund = (ledger: Ledger, amount: number): Ledger => {
  const refundedInKobo = ledger.refundedInKobo + Math.min(amount, computeNetPaid(ledger));
  const isShort = computeDue(ledger) > 0;
  return { ...ledger, refundedInKobo, nettedInKobo: isShort ? refundedInKobo : ledger.nettedInKobo };
};
const reprice = (ledger: Ledger, total: number) => changePrice(ledger, total).ledger;
const PAID = pay(UNPAID, PRICE);

describe('bugs that order edits elsewhere had are none here (P37.9)', () => {
  test('what is added and taken away again before it was paid refunds nothing (vendure 4013)', () => {
    const added = reprice(PAID, PRICE + 300_000);
    expect([computeDue(added), computeSurplus(added)]).toEqual([300_000, 0]);
    const back = reprice(added, PRICE);
    expect([computeDue(back), computeSurplus(back), derivePaymentState(back)]).toEqual([0, 0, 'paid']);
  });

  test('a reduction after payment is the customer’s to the kobo, VAT included (vendure 3535)', () => {
    const cake = {
      quantity: 1,
      listPriceInKobo: PRICE,
      unitPriceInKobo: PRICE,
      vatClass: 'standard',
    } as const;
    const bread = {
      ...cake,
      listPriceInKobo: 33_333,
      unitPriceInKobo: 33_333,
      vatClass: 'basic-food',
    } as const;
    const before = computeOrderTotals([cake, bread], 0);
    const lines = [cake, bread, ...writeReduction([cake, bread], { amountInKobo: 100_001, reason: 'Late' })];
    const after = computeOrderTotals(lines, 0);
    const paid = pay({ ...UNPAID, totalInKobo: before.totalInKobo }, before.totalInKobo);
    expect(computeSurplus(reprice(paid, after.totalInKobo))).toBe(100_001);
    expect(after.includedVatInKobo).toBeLessThan(before.includedVatInKobo);
  });

  test('two pieces paid in two payments, a reduction and one piece back: both differences go back in full (vendure 1753)', () => {
    const two = pay(reprice(PAID, 2 * PRICE), PRICE);
    const reduced = reprice(two, 2 * PRICE - 200_000);
    expect(computeSurplus(reduced)).toBe(200_000);
    const one = reprice(refund(reduced, 200_000), PRICE - 200_000);
    expect([computeDue(one), computeSurplus(one)]).toEqual([0, PRICE]);
    const settled = refund(one, PRICE);
    expect([computeDue(settled), computeSurplus(settled)]).toEqual([0, 0]);
  });

  test('cancelled after an increase that was paid, all that came is the customer’s (vendure 4728)', () => {
    const two = pay(reprice(PAID, 2 * PRICE), PRICE);
    expect(computeSurplus({ ...two, isOver: true })).toBe(2 * PRICE);
  });

  test('changed down, refunded, and changed up again: only the last difference is due', () => {
    const down = refund(reprice(PAID, PRICE - 200_000), 200_000);
    const up = reprice(down, PRICE - 100_000);
    expect([computeDue(up), computeSurplus(up), derivePaymentState(up)]).toEqual([100_000, 0, 'part_paid']);
    expect(computeDue(pay(up, 100_000))).toBe(0);
  });

  test('a refund as a courtesy is not asked for again by a later change', () => {
    const up = reprice(refund(PAID, 200_000), PRICE + 100_000);
    expect(computeDue(up)).toBe(100_000);
  });
});

type Act =
  | { readonly kind: 'change'; readonly total: number }
  | { readonly kind: 'pay' | 'refund'; readonly share: number }
  | { readonly kind: 'write_off' | 'keep' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), total: fc.nat(2_000_000) }) },
  fc.record({
    kind: fc.constantFrom('pay' as const, 'refund' as const),
    share: fc.double({ min: 0, max: 1.3, noNaN: true }),
  }),
  fc.record({ kind: fc.constantFrom('write_off' as const, 'keep' as const) }),
);

test('through any changes, payments, refunds, write-offs and an end, owed, paid, refunded and due agree to the kobo (P37.9)', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), fc.boolean(), (acts, endsEarly) => {
      let ledger = UNPAID;
      for (const each of acts) {
        const before = computeBalance(ledger);
        const net = computeNetPaid(ledger);
        switch (each.kind) {
          case 'change': {
            const difference = each.total - ledger.totalInKobo;
            ledger = reprice(ledger, each.total);
            expect(computeBalance(ledger)).toBe(Math.max(before + difference, 0 - net));
            expect(computeNetPaid(ledger)).toBe(net);
            break;
          }
          case 'pay': {
            const amount = Math.round(Math.max(computeDue(ledger), 100) * each.share);
            const isOpen = before !== 0 || net === ledger.totalInKobo + ledger.adjustedInKobo;
            ledger = pay(ledger, amount);
            // Where refunds have lowered the price, a payment first fills that up.
            if (isOpen) expect(computeBalance(ledger)).toBe(before - amount);
            break;
          }
          case 'refund': {
            const amount = Math.round(net * Math.min(1, each.share));
            ledger = refund(ledger, amount);
            // What was paid in full is not asked for again; what was not, is.
            expect(computeBalance(ledger)).toBe(before > 0 ? before + amount : Math.min(0, before + amount));
            break;
          }
          case 'write_off':
            ledger = { ...ledger, adjustedInKobo: ledger.adjustedInKobo - computeDue(ledger) };
            expect(computeDue(ledger)).toBe(0);
            break;
          case 'keep':
            ledger = { ...ledger, adjustedInKobo: ledger.adjustedInKobo + computeSurplus(ledger) };
            expect(computeSurplus(ledger)).toBe(0);
        }
        expect(computeDue(ledger) === 0 || computeSurplus(ledger) === 0).toBe(true);
      }
      if (!endsEarly) return;
      const over = { ...ledger, isOver: true };
      expect(computeDue(over)).toBe(0);
      expect(computeSurplus(over)).toBe(Math.max(0, computeNetPaid(over) - Math.max(0, over.adjustedInKobo)));
    }),
  );
});
