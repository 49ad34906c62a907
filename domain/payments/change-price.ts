import { computeDue, computeNetPaid, computeOwed, computeSurplus, type Ledger } from './ledger.ts';

/** Above zero it is due, below zero it is the customer's. */
export function computeBalance(ledger: Ledger): number {
  return computeDue(ledger) - computeSurplus(ledger);
}

/** What changes have left uncharged because of a refund that is voided now: it is asked for as if there had been no refund. */
export function computeWaiverToRelease(refundInKobo: number, changedInKobo: number): number {
  return Math.min(refundInKobo, Math.max(0, -changedInKobo));
}

export type PriceChange = {
  /** The ledger as it is after the change. */
  readonly ledger: Ledger;
  /** What has to be written beside the new price, so that exactly the difference becomes due or goes back; mostly nothing. */
  readonly adjustmentInKobo: number;
};

/**
 * Gives a running order another price. The difference, and nothing else, becomes due or the customer's: what went back before
 * stays back and is not asked for again, and what was written off stays written off as far as the new price reaches.
 */
export function changePrice(ledger: Ledger, totalInKobo: number): PriceChange {
  const netPaidInKobo = computeNetPaid(ledger);
  // Where nothing is open, refunds may have lowered the price: then it is what is here.
  const owedInKobo = computeBalance(ledger) === 0 ? netPaidInKobo : computeOwed(ledger);
  const difference = totalInKobo - ledger.totalInKobo;
  const targetInKobo = Math.max(0, owedInKobo + difference);
  const adjustmentInKobo = targetInKobo - totalInKobo - ledger.adjustedInKobo;
  return {
    adjustmentInKobo,
    ledger: {
      ...ledger,
      totalInKobo,
      adjustedInKobo: ledger.adjustedInKobo + adjustmentInKobo,
      nettedInKobo: ledger.refundedInKobo + ledger.refundingInKobo,
    },
  };
}
