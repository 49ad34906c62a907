import { expect, test } from 'vitest';
import { canPutBackRefund, canVoid, canVoidRefund, canVoidWriteOff, findVoidRule } from './voiding.ts';
import { HAND_WAYS, PAYMENT_WAYS, REFUND_STATUSES } from './ways.ts';

/** 23:59 in Lagos. */
const recordedAt = new Date('2026-11-16T22:59:00Z');
const sameDay = new Date('2026-11-16T22:59:59Z');
const nextDay = new Date('2026-11-16T23:00:00Z');
const recorded = { way: 'cash', recordedAt, recordedBy: 'ada' } as const;
const ada = { userId: 'ada', isOwner: false };
const bisi = { userId: 'bisi', isOwner: false };
const owner = { userId: 'oyin', isOwner: true };

test('whoever recorded a payment voids it until the day ends in Lagos, the owner at any time (P18.5)', () => {
  expect(canVoid(recorded, ada, sameDay)).toBe(true);
  expect(canVoid(recorded, ada, nextDay)).toBe(false);
  expect(canVoid(recorded, bisi, sameDay)).toBe(false);
  expect(canVoid(recorded, owner, sameDay)).toBe(true);
  expect(canVoid(recorded, owner, nextDay)).toBe(true);
});

test('only what was recorded by hand is voided', () => {
  const voidable = PAYMENT_WAYS.filter((way) => canVoid({ ...recorded, way }, owner, sameDay));
  expect(voidable).toEqual([...HAND_WAYS]);
  expect(canVoid({ ...recorded, recordedBy: null }, owner, sameDay)).toBe(false);
});

test('a refund is voided by the same people, and only while it waits to be sent (P28.17)', () => {
  const refund = { way: 'transfer', status: 'to_send', createdAt: recordedAt, madeBy: 'ada' } as const;
  expect(canVoidRefund(refund, ada, sameDay)).toBe(true);
  expect(canVoidRefund(refund, ada, nextDay)).toBe(false);
  expect(canVoidRefund(refund, bisi, sameDay)).toBe(false);
  const voidable = REFUND_STATUSES.filter((status) => canVoidRefund({ ...refund, status }, owner, nextDay));
  expect(voidable).toEqual(['to_send']);
});

test('a refund in cash is voided by the same people, although it was made at once (P28.132)', () => {
  const refund = { way: 'cash', status: 'processed', createdAt: recordedAt, madeBy: 'ada' } as const;
  expect(canVoidRefund(refund, ada, sameDay)).toBe(true);
  expect(canVoidRefund(refund, ada, nextDay)).toBe(false);
  expect(canVoidRefund(refund, owner, nextDay)).toBe(true);
  expect(canVoidRefund({ ...refund, way: 'online' }, owner, sameDay)).toBe(false);
  expect(canVoidRefund({ ...refund, status: 'failed' }, owner, sameDay)).toBe(false);
});

test('of each payment it is known until when it can be voided, or why not (P28.133, P28.213)', () => {
  const payment = {
    ...{ ...recorded, amountInKobo: 500, netPaidInKobo: 500, isMoved: false },
    ...{ refundingInKobo: 0, reversedInKobo: 0, isDisputed: false },
  };
  expect(findVoidRule(payment, owner, nextDay)).toBe('any_time');
  expect(findVoidRule(payment, ada, sameDay)).toBe('today');
  expect(findVoidRule(payment, ada, nextDay)).toBe('owner_only');
  expect(findVoidRule({ ...payment, netPaidInKobo: 499 }, owner, sameDay)).toBe('refunded');
  expect(findVoidRule({ ...payment, isMoved: true }, owner, sameDay)).toBe('moved');
  const card = { ...payment, way: 'card' } as const;
  expect(findVoidRule(card, owner, sameDay)).toBe('not_by_hand');
  // Nobody is to refund what a bank asks for or has taken back (P28.213).
  expect(findVoidRule({ ...card, isDisputed: true }, owner, sameDay)).toBe('disputed');
  expect(findVoidRule({ ...card, isDisputed: true, reversedInKobo: 500 }, owner, sameDay)).toBe('reversed');
  expect(findVoidRule({ ...card, reversedInKobo: 499 }, owner, sameDay)).toBe('not_by_hand');
  expect(findVoidRule({ ...card, netPaidInKobo: 0 }, owner, sameDay)).toBe('nothing_left');
});

test('a refund that is only promised is not said to have been made (P28.207)', () => {
  const payment = {
    ...{ ...recorded, amountInKobo: 500, netPaidInKobo: 300, isMoved: false },
    ...{ reversedInKobo: 0, isDisputed: false },
  };
  expect(findVoidRule({ ...payment, refundingInKobo: 200 }, owner, sameDay)).toBe('refund_to_send');
  expect(findVoidRule({ ...payment, refundingInKobo: 100 }, owner, sameDay)).toBe('refunded');
});

test('a write-off is voided only where just that much is due again for it (P28.280)', () => {
  const ledger = {
    ...{ totalInKobo: 800, isOver: false, adjustedInKobo: -300, paidInKobo: 500 },
    ...{ refundedInKobo: 0, refundingInKobo: 0, nettedInKobo: 0 },
  };
  expect(canVoidWriteOff(ledger, 300, 300)).toBe(true);
  // Of two write-offs one is voided.
  expect(canVoidWriteOff(ledger, 300, 100)).toBe(true);
  // The payment came after all.
  expect(canVoidWriteOff({ ...ledger, paidInKobo: 800 }, 300, 300)).toBe(true);
  expect(canVoidWriteOff({ ...ledger, isOver: true }, 300, 300)).toBe(false);
  // Something went back of the order as it was settled: without the write-off it would be asked for again.
  expect(canVoidWriteOff({ ...ledger, refundedInKobo: 100 }, 300, 300)).toBe(false);
  // A surplus was kept that the write-off had made.
  expect(canVoidWriteOff({ ...ledger, totalInKobo: 600, adjustedInKobo: -100 }, 300, 300)).toBe(false);
});

test('only a bank transfer that was marked as sent can be put back to be sent (P28.281)', () => {
  const can = REFUND_STATUSES.filter((status) => canPutBackRefund({ way: 'transfer', status }));
  expect(can).toEqual(['processed']);
  expect(canPutBackRefund({ way: 'cash', status: 'processed' })).toBe(false);
});
