type Charged = {
  /** What the customer was charged. */
  readonly amountInKobo: number;
  /** What the shop had asked for. */
  readonly requestedInKobo: number;
  /** What the provider keeps; null: it does not say. */
  readonly feesInKobo: number | null;
};

export type Credit = {
  /** What counts for the order. */
  readonly amountInKobo: number;
  /** What the customer paid on top of it, for the provider. */
  readonly surchargeInKobo: number;
};

/**
 * Where the customer bears the fees more is charged than was asked for. That is no overpayment: only what exceeds the fees can
 * be one, and then all of it counts, because nobody says which part was meant for them.
 */
export function splitCharge({ amountInKobo, requestedInKobo, feesInKobo }: Charged): Credit {
  const surchargeInKobo = amountInKobo - requestedInKobo;
  const isForFees = surchargeInKobo > 0 && surchargeInKobo <= (feesInKobo ?? 0);
  return isForFees
    ? { amountInKobo: requestedInKobo, surchargeInKobo }
    : { amountInKobo, surchargeInKobo: 0 };
}

/** What of the fees the shop pays: those that the customer has not paid on top. */
export function computeOwnFees({
  feesInKobo,
  surchargeInKobo,
}: {
  readonly feesInKobo: number | null;
  readonly surchargeInKobo: number;
}): number {
  return Math.max(0, (feesInKobo ?? 0) - surchargeInKobo);
}
