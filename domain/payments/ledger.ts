export const PAYMENT_STATES = [
  'unpaid',
  'part_paid',
  'paid',
  'overpaid',
  'refund_due',
  'part_refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The sums of all rows about one order's money. */
export type Ledger = {
  readonly totalInKobo: number;
  /** Cancelled or expired: the goods are no longer owed for. */
  readonly isOver: boolean;
  /** The owner's word: below zero it writes off a balance, above it keeps a surplus. */
  readonly adjustedInKobo: number;
  readonly paidInKobo: number;
  readonly refundedInKobo: number;
  /** On its way back to the customer, and no longer the shop's. */
  readonly refundingInKobo: number;
  /** What of the payments went back before the order was last changed, or while it was not paid in full: it counts as never paid. */
  readonly nettedInKobo: number;
};

export function computeOwed({ totalInKobo, isOver, adjustedInKobo }: Ledger): number {
  return Math.max(0, (isOver ? 0 : totalInKobo) + adjustedInKobo);
}

/** What is in the till for the order, less what is on its way back. */
export function computeNetPaid({ paidInKobo, refundedInKobo, refundingInKobo }: Ledger): number {
  return paidInKobo - refundedInKobo - refundingInKobo;
}

/** A refund that failed since is a payment again. */
function computeNetted({ nettedInKobo, refundedInKobo, refundingInKobo }: Ledger): number {
  return Math.min(nettedInKobo, refundedInKobo + refundingInKobo);
}

/** What the customer still has to pay. Giving back something of a paid order lowers its price and asks for nothing anew. */
export function computeDue(ledger: Ledger): number {
  const owed = computeOwed(ledger);
  if (ledger.isOver || ledger.paidInKobo - computeNetted(ledger) >= owed) return 0;
  return owed - computeNetPaid(ledger);
}

/** The one meaning of "unpaid", whether nothing or only a part has come: lists, figures, boards and badges all ask this. */
export function isUnpaid(ledger: Ledger): boolean {
  return computeDue(ledger) > 0;
}

/** What the next payment may come to without a second look. An order that ran out may go on once it is paid for. */
export function computeExpected(ledger: Ledger, hasRunOut: boolean): number {
  return computeDue(hasRunOut ? { ...ledger, isOver: false } : ledger);
}

/** What of a surplus was kept, and is no longer here: its payment was voided, and the price is to be what it was. */
export function computeSurplusToRelease(ledger: Ledger): number {
  const surplus = computeNetPaid(ledger) - (ledger.isOver ? 0 : ledger.totalInKobo);
  return Math.max(0, ledger.adjustedInKobo - Math.max(0, surplus));
}

/** What is the customer's and has not been sent back yet. */
export function computeSurplus(ledger: Ledger): number {
  return Math.max(0, computeNetPaid(ledger) - computeOwed(ledger));
}

/** From the sums alone: nothing else says whether an order is paid. */
export function derivePaymentState(ledger: Ledger): PaymentState {
  const { paidInKobo, refundedInKobo, refundingInKobo, isOver } = ledger;
  if (paidInKobo === 0) return computeDue(ledger) === 0 && !isOver ? 'paid' : 'unpaid';
  if (refundedInKobo === paidInKobo) return 'refunded';
  if (computeSurplus(ledger) > 0) return isOver ? 'refund_due' : 'overpaid';
  if (isOver && refundingInKobo > 0) return 'refund_due';
  if (computeDue(ledger) > 0) return 'part_paid';
  // What was only promised has not gone back yet.
  return refundedInKobo > 0 && (isOver || computeNetPaid(ledger) < computeOwed(ledger))
    ? 'part_refunded'
    : 'paid';
}

/** What the customer is asked for next: the agreed deposit first, then all the rest. */
export function computeDueNow(ledger: Ledger, depositInKobo: number | null): number {
  const due = computeDue(ledger);
  const depositLeft = (depositInKobo ?? 0) - computeNetPaid(ledger);
  return depositLeft > 0 ? Math.min(depositLeft, due) : due;
}

/** Whether enough has come for the kitchen to count on the order: the deposit where one was agreed, otherwise all of it. */
export function isEnoughToConfirm(ledger: Ledger, depositInKobo: number | null): boolean {
  const owed = computeOwed(ledger);
  return computeNetPaid(ledger) >= Math.min(depositInKobo ?? owed, owed);
}

/** The same for an order that has ended and owes nothing itself: whether what came for it would have been enough. */
export function isEnoughToReinstate(ledger: Ledger, depositInKobo: number | null): boolean {
  return isEnoughToConfirm({ ...ledger, isOver: false }, depositInKobo);
}
