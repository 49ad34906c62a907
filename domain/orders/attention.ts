import { readLagosDay } from '../delivery/lagos-time.ts';
import type { StopReason } from '../payments/disputes.ts';
import { computeSurplus, isEnoughToConfirm, isUnpaid, type Ledger } from '../payments/ledger.ts';
import { needsHold, type PaymentMethod } from '../payments/payment-methods.ts';
import { isChangeable } from './change-lines.ts';
import { isHandedOver } from './handing-over.ts';
import type { OrderStatus } from './statuses.ts';
import { isUnconfirmed } from './unconfirmed.ts';

/** Why the owner has to look at an order, the most pressing first. */
export const ATTENTION_REASONS = [
  'payment_disputed',
  'payment_reversed',
  'late',
  'delivery_failed',
  'day_closed',
  'unconfirmed',
  'change_requested',
  'transfer_claimed',
  'done_unpaid',
  'prepayment_missing',
  'refund_due',
  'refund_to_send',
  'refund_stuck',
  'on_account',
  'part_paid',
  'overpaid',
  'balance_due',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

const GOODS_REASONS: readonly AttentionReason[] = [
  'late',
  'delivery_failed',
  'day_closed',
  'unconfirmed',
  'change_requested',
];

/** Of money that a bank takes or took back: each has a place of its own. */
const BANK_REASONS: readonly AttentionReason[] = ['payment_disputed', 'payment_reversed'];

/** What else is not about the goods is about their money, and is settled in one place. */
export const MONEY_REASONS: readonly AttentionReason[] = ATTENTION_REASONS.filter(
  (reason) => !GOODS_REASONS.includes(reason) && !BANK_REASONS.includes(reason),
);

/** So long before the slot the rest of an order with a deposit should be there, unless a day was agreed for it. */
export const BALANCE_DUE_HOURS = 24;

/** An order in one of these is on its way to the customer and should be there by the end of its window. */
export const UNDER_WAY_STATUSES = [
  'confirmed',
  'in_kitchen',
  'ready',
  'out_for_delivery',
] as const satisfies readonly OrderStatus[];

/** What is not under way yet waits for its day as well; once it is over `late` says so. */
export const WAITING_FOR_DAY_STATUSES = [
  'pending_payment',
  ...UNDER_WAY_STATUSES,
] as const satisfies readonly OrderStatus[];

export type AttentionFacts = {
  /** As it stands now, with holds ended by the clock. */
  readonly status: OrderStatus;
  readonly slotStartsAt: Date;
  readonly slotEndsAt: Date;
  /** The shop closed its day after it was placed. */
  readonly isDayClosed: boolean;
  readonly ledger: Ledger;
  /** What vouchers paid of it. That is no payment that fell short: the rest is paid in the way that was chosen. */
  readonly drawnInKobo: number;
  readonly payment: PaymentMethod;
  readonly depositInKobo: number | null;
  /** In Lagos; null: no day was agreed for the balance. */
  readonly balanceDay: string | null;
  readonly isTransferClaimed: boolean;
  /** Its customer waits for an answer. */
  readonly isChangeRequested: boolean;
  /** The provider cannot send a refund back without the owner's help. */
  readonly hasStuckRefund: boolean;
  /** Owed by bank transfer, and nobody has said yet that it was sent. */
  readonly hasUnsentRefund: boolean;
  /** A bank waits for the shop's answer. */
  readonly hasUnansweredDispute: boolean;
  readonly stoppedFor: StopReason | null;
  /** What stayed due as the goods were handed over was agreed to be paid later. */
  readonly isOnAccount: boolean;
  /** It was confirmed although its payment was missing: staff and customer agreed that it is paid on receipt. */
  readonly isBalanceAgreed: boolean;
};

export function findAttention(facts: AttentionFacts, now: Date): readonly AttentionReason[] {
  const { status, ledger } = facts;
  const isDue = isUnpaid(ledger);
  // What a bank took back is said by `payment_reversed`, with what to do about it.
  const isMissing = isDue && facts.stoppedFor !== 'reversal';
  const isUnderWay = UNDER_WAY_STATUSES.some((one) => one === status);
  const isBalanceTime =
    facts.balanceDay === null
      ? facts.slotStartsAt.getTime() - now.getTime() <= BALANCE_DUE_HOURS * 3_600_000
      : facts.balanceDay <= readLagosDay(now);
  const holds: Readonly<Record<AttentionReason, boolean>> = {
    payment_disputed: facts.hasUnansweredDispute || facts.stoppedFor === 'dispute',
    payment_reversed: facts.stoppedFor === 'reversal',
    late: isUnderWay && facts.slotEndsAt <= now,
    delivery_failed: status === 'delivery_failed',
    day_closed:
      facts.isDayClosed && facts.slotEndsAt > now && WAITING_FOR_DAY_STATUSES.some((one) => one === status),
    unconfirmed: isUnconfirmed(status, facts.payment),
    change_requested: facts.isChangeRequested && isChangeable(status),
    // Also of an order that is over: the customer's money may be on its way.
    transfer_claimed: facts.isTransferClaimed && (isDue || ledger.isOver),
    done_unpaid: isHandedOver(status) && isMissing && !facts.isOnAccount,
    prepayment_missing: isUnderWay && isMissing && !facts.isBalanceAgreed && isPrepaymentMissing(facts),
    refund_due: ledger.isOver && computeSurplus(ledger) > 0,
    refund_to_send: facts.hasUnsentRefund,
    refund_stuck: facts.hasStuckRefund,
    on_account: isHandedOver(status) && isDue && facts.isOnAccount,
    part_paid: hasMoneyCome(facts) && isMissing && facts.depositInKobo === null && !isRestDueOnReceipt(facts),
    overpaid: !ledger.isOver && computeSurplus(ledger) > 0,
    balance_due: isUnderWay && facts.depositInKobo !== null && isMissing && isBalanceTime,
  };
  return ATTENTION_REASONS.filter((reason) => holds[reason]);
}

/** Nothing fell short yet: the customer pays the rest as they were told to. */
const isRestDueOnReceipt = ({ payment, isBalanceAgreed, status }: AttentionFacts) =>
  (isBalanceAgreed || !needsHold(payment)) && !isHandedOver(status);

const hasMoneyCome = ({ ledger, drawnInKobo }: AttentionFacts) => ledger.paidInKobo > drawnInKobo;

/**
 * The kitchen counts on money that is not here: its payment was voided, and nobody agreed that it is paid on receipt. Where only a
 * part of the whole came, `part_paid` says so.
 */
function isPrepaymentMissing(facts: AttentionFacts): boolean {
  const { ledger, payment, depositInKobo } = facts;
  if (depositInKobo !== null) return !isEnoughToConfirm(ledger, depositInKobo);
  return needsHold(payment) && !hasMoneyCome(facts);
}
