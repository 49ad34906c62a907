import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeDue,
  computeDueNow,
  computeNetPaid,
  computeOwed,
  computeSurplus,
  derivePaymentState,
  isEnoughToConfirm,
  isEnoughToReinstate,
  type Ledger,
  PAYMENT_STATES,
} from './ledger.ts';

const ordered: Ledger = {
  totalInKobo: 1_000_000,
  isOver: false,
  adjustedInKobo: 0,
  paidInKobo: 0,
  refundedInKobo: 0,
  refundingInKobo: 0,
  nettedInKobo: 0,
};

describe('what the ledger says of an order of ₦10,000 (P6.5)', () => {
  test.each<[string, Partial<Ledger>, { state: string; due: number; surplus: number }]>([
    ['nothing came', {}, { state: 'unpaid', due: 1_000_000, surplus: 0 }],
    ['too little came', { paidInKobo: 400_000 }, { state: 'part_paid', due: 600_000, surplus: 0 }],
    [
      'the rest was forgiven',
      { paidInKobo: 900_000, adjustedInKobo: -100_000 },
      { state: 'paid', due: 0, surplus: 0 },
    ],
    ['all came', { paidInKobo: 1_000_000 }, { state: 'paid', due: 0, surplus: 0 }],
    ['all was forgiven', { adjustedInKobo: -1_000_000 }, { state: 'paid', due: 0, surplus: 0 }],
    ['it was paid twice', { paidInKobo: 2_000_000 }, { state: 'overpaid', due: 0, surplus: 1_000_000 }],
    [
      'the second payment is on its way back',
      { paidInKobo: 2_000_000, refundingInKobo: 1_000_000 },
      { state: 'paid', due: 0, surplus: 0 },
    ],
    // It was only promised, and is said as that beside the state (P28.207).
    [
      'something is on its way back as a courtesy',
      { paidInKobo: 1_000_000, refundingInKobo: 200_000 },
      { state: 'paid', due: 0, surplus: 0 },
    ],
    [
      'the second payment was sent back',
      { paidInKobo: 2_000_000, refundedInKobo: 1_000_000 },
      { state: 'paid', due: 0, surplus: 0 },
    ],
    [
      'the surplus was kept',
      { paidInKobo: 1_100_000, adjustedInKobo: 100_000 },
      { state: 'paid', due: 0, surplus: 0 },
    ],
    [
      'something was given back for a damaged cake',
      { paidInKobo: 1_000_000, refundedInKobo: 200_000 },
      { state: 'part_refunded', due: 0, surplus: 0 },
    ],
    [
      'a part payment was given back',
      { paidInKobo: 400_000, refundedInKobo: 400_000 },
      { state: 'refunded', due: 1_000_000, surplus: 0 },
    ],
    ['unpaid, it ran out', { isOver: true }, { state: 'unpaid', due: 0, surplus: 0 }],
    [
      'paid, it was cancelled',
      { isOver: true, paidInKobo: 1_000_000 },
      { state: 'refund_due', due: 0, surplus: 1_000_000 },
    ],
    [
      'cancelled, the money is on its way',
      { isOver: true, paidInKobo: 1_000_000, refundingInKobo: 1_000_000 },
      { state: 'refund_due', due: 0, surplus: 0 },
    ],
    [
      'cancelled, a part was sent back and the rest is due',
      { isOver: true, paidInKobo: 1_000_000, refundedInKobo: 400_000 },
      { state: 'refund_due', due: 0, surplus: 600_000 },
    ],
    [
      'cancelled too late, a part was sent back and the rest kept',
      { isOver: true, paidInKobo: 1_000_000, refundedInKobo: 400_000, adjustedInKobo: 600_000 },
      { state: 'part_refunded', due: 0, surplus: 0 },
    ],
    [
      'cancelled, all was sent back',
      { isOver: true, paidInKobo: 1_000_000, refundedInKobo: 1_000_000 },
      { state: 'refunded', due: 0, surplus: 0 },
    ],
  ])('%s', (_, change, { state, due, surplus }) => {
    const ledger = { ...ordered, ...change };
    expect(derivePaymentState(ledger)).toBe(state);
    expect(computeDue(ledger)).toBe(due);
    expect(computeSurplus(ledger)).toBe(surplus);
  });
});

test('the deposit is asked for first, then all the rest (P7.4)', () => {
  const askNext = (paidInKobo: number) => computeDueNow({ ...ordered, paidInKobo }, 400_000);
  expect([0, 100_000, 400_000, 900_000, 1_000_000].map(askNext)).toEqual([
    400_000, 300_000, 600_000, 100_000, 0,
  ]);
  expect(computeDueNow(ordered, null)).toBe(1_000_000);
});

describe('an order counts for the kitchen', () => {
  test('once all of it is paid', () => {
    expect(isEnoughToConfirm({ ...ordered, paidInKobo: 999_999 }, null)).toBe(false);
    expect(isEnoughToConfirm({ ...ordered, paidInKobo: 1_000_000 }, null)).toBe(true);
  });

  test('once the agreed deposit is paid', () => {
    expect(isEnoughToConfirm({ ...ordered, paidInKobo: 499_999 }, 500_000)).toBe(false);
    expect(isEnoughToConfirm({ ...ordered, paidInKobo: 500_000 }, 500_000)).toBe(true);
  });

  test('after it ran out, by as much as would have been enough before', () => {
    const late = { ...ordered, isOver: true, paidInKobo: 500_000 };
    expect(isEnoughToReinstate(late, null)).toBe(false);
    expect(isEnoughToReinstate(late, 500_000)).toBe(true);
    expect(isEnoughToReinstate({ ...late, paidInKobo: 1_000_000 }, null)).toBe(true);
  });

  test('not by money that is on its way back', () => {
    expect(isEnoughToConfirm({ ...ordered, paidInKobo: 1_000_000, refundingInKobo: 1_000_000 }, null)).toBe(
      false,
    );
  });
});

test('whatever came and went, nothing is both due and too much, and no kobo is lost', () => {
  const anyLedger = fc
    .record({
      totalInKobo: fc.integer({ min: 1, max: 10_000 }),
      isOver: fc.boolean(),
      adjustedInKobo: fc.integer({ min: -10_000, max: 10_000 }),
      paidInKobo: fc.integer({ min: 0, max: 30_000 }),
      nettedInKobo: fc.integer({ min: 0, max: 30_000 }),
      refundedPart: fc.integer({ min: 0, max: 100 }),
      refundingPart: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ refundedPart, refundingPart, ...ledger }): Ledger => {
      const refundedInKobo = Math.floor((ledger.paidInKobo * refundedPart) / 100);
      const refundingInKobo = Math.floor(((ledger.paidInKobo - refundedInKobo) * refundingPart) / 100);
      return { ...ledger, refundedInKobo, refundingInKobo };
    });
  fc.assert(
    fc.property(anyLedger, (ledger) => {
      const due = computeDue(ledger);
      const surplus = computeSurplus(ledger);
      expect(Math.min(due, surplus)).toBe(0);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(PAYMENT_STATES).toContain(derivePaymentState(ledger));
      if (surplus > 0) expect(computeNetPaid(ledger) - surplus).toBe(computeOwed(ledger));
      if (due > 0) expect(computeNetPaid(ledger) + due).toBe(computeOwed(ledger));
    }),
  );
});
