import { readLagosDay } from '../delivery/lagos-time.ts';
import { computeBalance } from './change-price.ts';
import type { Ledger } from './ledger.ts';
import { computeWrittenOff } from './money-sums.ts';
import { HAND_WAYS, type PaymentWay, type RefundStatus, type RefundWay } from './ways.ts';

type RecordedPayment = {
  readonly way: PaymentWay;
  readonly recordedAt: Date;
  /** Null: the provider told. */
  readonly recordedBy: string | null;
};

export type Voider = {
  readonly userId: string;
  /** May void what others recorded, and what was recorded on an earlier day. */
  readonly isOwner: boolean;
};

export function isRecordedByHand({ way, recordedBy }: Pick<RecordedPayment, 'way' | 'recordedBy'>): boolean {
  return recordedBy !== null && HAND_WAYS.some((byHand) => byHand === way);
}

/** Whoever recorded it takes it back until the day ends in Lagos; after that, and for others, the owner does. */
export function mayTakeBack(recordedBy: string | null, recordedAt: Date, voider: Voider, now: Date): boolean {
  const isSameDay = readLagosDay(recordedAt) === readLagosDay(now);
  return voider.isOwner || (isSameDay && recordedBy === voider.userId);
}

/** Until when whoever asks may void a payment, or why not. */
export const VOID_RULES = [
  'any_time',
  'today',
  'owner_only',
  'not_by_hand',
  'disputed',
  'reversed',
  'nothing_left',
  'refund_to_send',
  'refunded',
  'moved',
] as const;
export type VoidRule = (typeof VOID_RULES)[number];

type PaymentAmongOthers = RecordedPayment & {
  readonly amountInKobo: number;
  /** What its order has of all its payments now, less what is promised back. */
  readonly netPaidInKobo: number;
  /** What was promised back and has not been sent yet. */
  readonly refundingInKobo: number;
  /** What a bank took back of this payment. */
  readonly reversedInKobo: number;
  /** Its customer's bank has asked for it back, and nothing is decided. */
  readonly isDisputed: boolean;
  /** It went along to the order that took the place of this one. */
  readonly isMoved: boolean;
};

export function findVoidRule(payment: PaymentAmongOthers, voider: Voider, now: Date): VoidRule {
  if (payment.reversedInKobo >= payment.amountInKobo) return 'reversed';
  if (!isRecordedByHand(payment)) {
    if (payment.isDisputed) return 'disputed';
    return payment.netPaidInKobo > 0 ? 'not_by_hand' : 'nothing_left';
  }
  if (payment.isMoved) return 'moved';
  if (payment.amountInKobo > payment.netPaidInKobo) {
    const isOnlyPromised = payment.amountInKobo <= payment.netPaidInKobo + payment.refundingInKobo;
    return isOnlyPromised ? 'refund_to_send' : 'refunded';
  }
  if (!canVoid(payment, voider, now)) return 'owner_only';
  return voider.isOwner ? 'any_time' : 'today';
}

export const isVoidable = (rule: VoidRule): boolean => rule === 'any_time' || rule === 'today';

/** What came over the provider really came, and is given back instead. */
export function canVoid(payment: RecordedPayment, voider: Voider, now: Date): boolean {
  return isRecordedByHand(payment) && mayTakeBack(payment.recordedBy, payment.recordedAt, voider, now);
}

type RecordedRefund = {
  readonly way: RefundWay;
  readonly status: RefundStatus;
  readonly createdAt: Date;
  readonly madeBy: string | null;
};

/** A refund is taken back that only the shop's own record says was made: cash, or a bank transfer that nobody has sent yet. */
export function isOwnRecord({ way, status }: Pick<RecordedRefund, 'way' | 'status'>): boolean {
  return status === 'to_send' || (way === 'cash' && status === 'processed');
}

export function canVoidRefund(refund: RecordedRefund, voider: Voider, now: Date): boolean {
  return isOwnRecord(refund) && mayTakeBack(refund.madeBy, refund.createdAt, voider, now);
}

/** Only the shop's own word says that a bank transfer was made: said by mistake, it is to be sent again. */
export function canPutBackRefund({ way, status }: Pick<RecordedRefund, 'way' | 'status'>): boolean {
  return way === 'transfer' && status === 'processed';
}

/**
 * A write-off is voided while the customer would owe exactly that much more for it: not of an order that is over, nor where a
 * refund, a lower price or a surplus that was kept has come since and stands on it.
 */
export function canVoidWriteOff(ledger: Ledger, writtenOffInKobo: number, amountInKobo: number): boolean {
  if (ledger.isOver || computeWrittenOff(ledger, writtenOffInKobo) < amountInKobo) return false;
  const without = { ...ledger, adjustedInKobo: ledger.adjustedInKobo + amountInKobo };
  return computeBalance(without) - computeBalance(ledger) === amountInKobo;
}
