/** What a decision about the price of one order is: its row in the books has a key and an amount, below zero for less to pay. */
export const ADJUSTMENT_KINDS = ['written_off', 'retained', 'released', 'goodwill', 'waiver_ended'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** How the keys of those begin that the shop writes itself; people's own have none of these. */
export const ADJUSTMENT_KEY_STARTS = {
  /** A change, a cancellation or a voided refund: what was given back before stays uncharged, or no longer does. */
  change: 'change-',
  /** The payment that something was kept from is gone. */
  voided: 'void-',
  reversed: 'reversed-',
} as const;

export function readAdjustmentKind(key: string, amountInKobo: number): AdjustmentKind {
  const isLess = amountInKobo < 0;
  if (key.startsWith(ADJUSTMENT_KEY_STARTS.change)) return isLess ? 'goodwill' : 'waiver_ended';
  if (!isLess) return 'retained';
  const { voided, reversed } = ADJUSTMENT_KEY_STARTS;
  return key.startsWith(voided) || key.startsWith(reversed) ? 'released' : 'written_off';
}
