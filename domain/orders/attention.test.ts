import { describe, expect, test } from 'vitest';
import { type AttentionFacts, findAttention, MONEY_REASONS } from './attention.ts';

const now = new Date('2026-11-20T09:00:00Z');
const calm: AttentionFacts = {
  status: 'confirmed',
  slotStartsAt: new Date('2026-11-21T10:00:00Z'),
  slotEndsAt: new Date('2026-11-21T13:00:00Z'),
  isDayClosed: false,
  ledger: {
    totalInKobo: 1_000_000,
    isOver: false,
    adjustedInKobo: 0,
    paidInKobo: 1_000_000,
    refundedInKobo: 0,
    refundingInKobo: 0,
    nettedInKobo: 0,
  },
  drawnInKobo: 0,
  payment: 'at_pickup',
  depositInKobo: null,
  balanceDay: null,
  isTransferClaimed: false,
  isChangeRequested: false,
  hasStuckRefund: false,
  hasUnsentRefund: false,
  isOnAccount: false,
  isBalanceAgreed: false,
  hasUnansweredDispute: false,
  stoppedFor: null,
};
const withMoney = (change: Partial<AttentionFacts['ledger']>): AttentionFacts => ({
  ...calm,
  ledger: { ...calm.ledger, ...change },
});

describe('the owner has to look at an order', () => {
  test('not when all is well', () => {
    expect(findAttention(calm, now)).toEqual([]);
    expect(findAttention(withMoney({ paidInKobo: 0 }), now)).toEqual([]);
  });

  test.each(['confirmed', 'in_kitchen', 'ready', 'out_for_delivery'] as const)(
    'when it is %s at the end of its window',
    (status) => {
      const slot = { slotStartsAt: new Date('2026-11-20T06:00:00Z'), slotEndsAt: now };
      expect(findAttention({ ...calm, ...slot, status }, now)).toEqual(['late']);
      expect(findAttention({ ...calm, ...slot, status: 'delivered' }, now)).toEqual([]);
    },
  );

  test('when a delivery failed', () => {
    expect(findAttention({ ...calm, status: 'delivery_failed' }, now)).toEqual(['delivery_failed']);
  });

  test.each(['at_pickup', 'on_delivery'] as const)(
    'not while the rest is to be paid %s, until it is handed over (P28.134)',
    (payment) => {
      const short = { ...withMoney({ paidInKobo: 400_000 }), payment };
      expect(findAttention(short, now)).toEqual([]);
      expect(findAttention({ ...short, status: 'collected' }, now)).toEqual(['done_unpaid', 'part_paid']);
    },
  );

  test('when its day was closed, until it is over (P28.129)', () => {
    const closed = { ...calm, isDayClosed: true };
    expect(findAttention(closed, now)).toEqual(['day_closed']);
    expect(findAttention({ ...closed, payment: 'transfer', status: 'pending_payment' }, now)).toEqual([
      'day_closed',
    ]);
    expect(findAttention({ ...closed, status: 'collected' }, now)).toEqual([]);
    expect(findAttention({ ...closed, status: 'cancelled' }, now)).toEqual([]);
    expect(findAttention(closed, closed.slotEndsAt)).toEqual(['late']);
  });

  test('when the customer says that the transfer was made, until it has come', () => {
    const unpaid = {
      ...withMoney({ paidInKobo: 0 }),
      payment: 'transfer',
      isTransferClaimed: true,
    } as const;
    expect(findAttention({ ...unpaid, status: 'pending_payment' }, now)).toEqual(['transfer_claimed']);
    expect(findAttention({ ...calm, isTransferClaimed: true }, now)).toEqual([]);
    const over = { ...unpaid, ledger: { ...unpaid.ledger, isOver: true } };
    for (const status of ['cancelled', 'expired'] as const)
      expect(findAttention({ ...over, status }, now)).toEqual(['transfer_claimed']);
  });

  test('when too little, too much, or something for an ended order came (P9.5)', () => {
    expect(findAttention({ ...withMoney({ paidInKobo: 400_000 }), payment: 'transfer' }, now)).toEqual([
      'part_paid',
    ]);
    expect(findAttention(withMoney({ paidInKobo: 2_000_000 }), now)).toEqual(['overpaid']);
    expect(findAttention({ ...withMoney({ isOver: true }), status: 'expired' }, now)).toEqual(['refund_due']);
  });

  test('not while a voucher paid its part and the rest is paid as chosen, but when money fell short (P42.26)', () => {
    const drawn = { ...withMoney({ paidInKobo: 400_000 }), drawnInKobo: 400_000 };
    expect(findAttention({ ...drawn, payment: 'on_delivery' }, now)).toEqual([]);
    expect(findAttention({ ...drawn, payment: 'transfer', status: 'pending_payment' }, now)).toEqual([]);
    expect(findAttention({ ...drawn, payment: 'transfer' }, now)).toEqual(['prepayment_missing']);
    expect(findAttention({ ...drawn, status: 'delivered' }, now)).toEqual(['done_unpaid']);
    const short = { ...drawn, ledger: { ...drawn.ledger, paidInKobo: 500_000 } };
    expect(findAttention({ ...short, payment: 'transfer' }, now)).toEqual(['part_paid']);
  });

  test('when it is done and unpaid, until it is settled (P18.2)', () => {
    for (const status of ['delivered', 'collected'] as const) {
      const done = (change: Partial<AttentionFacts['ledger']>) =>
        findAttention({ ...withMoney(change), status }, now);
      expect(done({ paidInKobo: 0 })).toEqual(['done_unpaid']);
      expect(done({ paidInKobo: 400_000 })).toEqual(['done_unpaid', 'part_paid']);
      expect(done({ paidInKobo: 0, adjustedInKobo: -1_000_000 })).toEqual([]);
      expect(done({})).toEqual([]);
    }
  });

  test('apart from that when the balance was agreed to be paid later (P28.54)', () => {
    const credit = { ...withMoney({ paidInKobo: 0 }), isOnAccount: true };
    expect(findAttention({ ...credit, status: 'collected' }, now)).toEqual(['on_account']);
    expect(findAttention({ ...credit, status: 'out_for_delivery' }, now)).not.toContain('on_account');
    const paid = { ...withMoney({}), isOnAccount: true };
    expect(findAttention({ ...paid, status: 'collected' }, now)).toEqual([]);
  });

  test('when the kitchen counts on a payment in advance that is not there, as after a void (P28.1)', () => {
    for (const payment of ['transfer', 'card'] as const) {
      const without = (change: Partial<AttentionFacts>) =>
        findAttention({ ...withMoney({ paidInKobo: 0 }), payment, ...change }, now);
      for (const status of ['confirmed', 'in_kitchen', 'ready', 'out_for_delivery'] as const) {
        expect(without({ status })).toEqual(['prepayment_missing']);
      }
      expect(without({ status: 'pending_payment' })).toEqual([]);
      expect(without({ status: 'collected' })).toEqual(['done_unpaid']);
      expect(without({ ledger: { ...calm.ledger, paidInKobo: 0, adjustedInKobo: -1_000_000 } })).toEqual([]);
    }
    const ofDeposit = (paidInKobo: number) =>
      findAttention({ ...withMoney({ paidInKobo }), depositInKobo: 500_000 }, now);
    expect(ofDeposit(0)).toEqual(['prepayment_missing']);
    expect(ofDeposit(499_999)).toEqual(['prepayment_missing']);
    expect(ofDeposit(500_000)).toEqual([]);
  });

  test('not while staff agreed that it is paid on receipt, until it was handed over unpaid (P28.343)', () => {
    const agreed = { ...withMoney({ paidInKobo: 0 }), payment: 'transfer', isBalanceAgreed: true } as const;
    for (const status of ['confirmed', 'in_kitchen', 'ready', 'out_for_delivery'] as const) {
      expect(findAttention({ ...agreed, status }, now)).toEqual([]);
      expect(findAttention({ ...agreed, status, depositInKobo: 500_000 }, now)).toEqual([]);
    }
    expect(findAttention({ ...agreed, status: 'collected' }, now)).toEqual(['done_unpaid']);
    const part = { ...agreed, ledger: { ...calm.ledger, paidInKobo: 400_000 } };
    expect(findAttention(part, now)).toEqual([]);
    expect(findAttention({ ...part, status: 'collected' }, now)).toEqual(['done_unpaid', 'part_paid']);
  });

  test('once where the bank took the payment back: not also as a payment that is missing or to settle (P28.114)', () => {
    const reversed = { ...withMoney({ paidInKobo: 0 }), payment: 'card', stoppedFor: 'reversal' } as const;
    expect(findAttention(reversed, now)).toEqual(['payment_reversed']);
    expect(findAttention({ ...reversed, depositInKobo: 500_000 }, now)).toEqual(['payment_reversed']);
    expect(findAttention({ ...reversed, status: 'collected' }, now)).toEqual(['payment_reversed']);
    expect(MONEY_REASONS).not.toContain('payment_reversed');
    expect(findAttention({ ...reversed, stoppedFor: null }, now)).toEqual(['prepayment_missing']);
  });

  test('when it is paid on receipt and nobody has confirmed it yet (P28.2)', () => {
    const waiting = { ...withMoney({ paidInKobo: 0 }), status: 'pending_payment' } as const;
    expect(findAttention({ ...waiting, payment: 'on_delivery' }, now)).toEqual(['unconfirmed']);
    expect(findAttention({ ...waiting, payment: 'at_pickup' }, now)).toEqual(['unconfirmed']);
    expect(findAttention({ ...waiting, payment: 'transfer' }, now)).toEqual([]);
    const expired = { ...waiting, status: 'expired', payment: 'on_delivery' } as const;
    expect(findAttention(expired, now)).toEqual([]);
  });

  test('when a refund is still to be sent, and when one cannot go on by itself', () => {
    expect(findAttention({ ...calm, hasUnsentRefund: true }, now)).toEqual(['refund_to_send']);
    expect(findAttention({ ...calm, hasStuckRefund: true }, now)).toEqual(['refund_stuck']);
  });

  test('when the rest of a deposit is missing a day before', () => {
    const deposit = { ...withMoney({ paidInKobo: 500_000 }), depositInKobo: 500_000 };
    expect(findAttention(deposit, now)).toEqual([]);
    expect(findAttention(deposit, new Date('2026-11-20T10:00:00Z'))).toEqual(['balance_due']);
  });

  test('not for a balance before the day that was agreed for it, and from that day on in Lagos (P28.19)', () => {
    const deposit = { ...withMoney({ paidInKobo: 500_000 }), depositInKobo: 500_000 };
    const agreed = { ...deposit, slotStartsAt: new Date('2026-12-01T10:00:00Z'), balanceDay: '2026-11-21' };
    expect(findAttention(agreed, new Date('2026-11-20T22:59:00Z'))).toEqual([]);
    expect(findAttention(agreed, new Date('2026-11-20T23:00:00Z'))).toEqual(['balance_due']);
    const onTheDay = { ...deposit, balanceDay: '2026-11-21' };
    expect(findAttention(onTheDay, new Date('2026-11-20T10:00:00Z'))).toEqual([]);
  });
});
