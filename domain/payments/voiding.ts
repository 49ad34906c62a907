import { readLagosDay } from '../delivery/lagos-time.ts';
import { HAND_WAYS, type PaymentWay, type RefundStatus } from './ways.ts';

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

/** What came over the provider really came, and is given back instead. */
export function canVoid(payment: RecordedPayment, voider: Voider, now: Date): boolean {
  return isRecordedByHand(payment) && mayTakeBack(payment.recordedBy, payment.recordedAt, voider, now);
}

type RecordedRefund = {
  readonly status: RefundStatus;
  readonly createdAt: Date;
  readonly madeBy: string | null;
};

/** A refund is taken back as long as nothing has left the shop: a bank transfer that nobody has sent yet. */
export function canVoidRefund(refund: RecordedRefund, voider: Voider, now: Date): boolean {
  return refund.status === 'to_send' && mayTakeBack(refund.madeBy, refund.createdAt, voider, now);
}
