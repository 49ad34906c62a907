type Promised = { readonly id: string; readonly amountInKobo: number };

export type SetOff<Refund> = {
  readonly refund: Refund;
  /** What of it is still to be sent. */
  readonly restInKobo: number;
};

/**
 * Pays what is due with what was promised back and nobody has sent yet, the first of the refunds first: nobody is asked for
 * money and owed some at once. Afterwards either nothing is due or nothing is promised.
 */
export function setOff<Refund extends Promised>(
  dueInKobo: number,
  promised: readonly Refund[],
): readonly SetOff<Refund>[] {
  const touched: SetOff<Refund>[] = [];
  let leftInKobo = dueInKobo;
  for (const refund of promised) {
    if (leftInKobo <= 0) break;
    const restInKobo = Math.max(0, refund.amountInKobo - leftInKobo);
    leftInKobo -= refund.amountInKobo - restInKobo;
    touched.push({ refund, restInKobo });
  }
  return touched;
}
