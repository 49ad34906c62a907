import { readLagosDay } from '../delivery/lagos-time.ts';
import { HAND_WAYS, type PaymentWay } from './ways.ts';

/** So long the customer is not told of a payment that was recorded by hand: a slip is mostly seen at once. */
export const PAYMENT_NEWS_DELAY_MS = 2 * 60_000;

type RecordedPayment = {
  readonly way: PaymentWay;
  readonly recordedAt: Date;
  /** Null: the provider told. */
  readonly recordedBy: string | null;
};

type Voider = {
  readonly userId: string;
  /** May void what others recorded, and what was recorded on an earlier day. */
  readonly isOwner: boolean;
};

export function isRecordedByHand({ way, recordedBy }: Pick<RecordedPayment, 'way' | 'recordedBy'>): boolean {
  return recordedBy !== null && HAND_WAYS.some((byHand) => byHand === way);
}

/**
 * Whoever recorded a payment by hand takes it back until the day ends in Lagos; after that, and for others, the owner does.
 * What came over the provider really came, and is given back instead.
 */
export function canVoid(payment: RecordedPayment, { userId, isOwner }: Voider, now: Date): boolean {
  if (!isRecordedByHand(payment)) return false;
  const isSameDay = readLagosDay(payment.recordedAt) === readLagosDay(now);
  return isOwner || (isSameDay && payment.recordedBy === userId);
}
