/** What a decision about the price of one order is: its row in the books has a key and an amount, below zero for less to pay. */
export const ADJUSTMENT_KINDS = [
  'written_off',
  'write_off_voided',
  'retained',
  'released',
  'goodwill',
  'waiver_ended',
] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** How the keys of those begin that the shop writes itself; people's own have none of these. */
export const ADJUSTMENT_KEY_STARTS = {
  /** A change, a cancellation or a voided refund: what was given back before stays uncharged, or no longer does. */
  change: 'change-',
  /** The payment that something was kept from is gone. */
  voided: 'void-',
  reversed: 'reversed-',
  /** A write-off that was recorded by mistake, by whose id it goes on: each is voided once. */
  writeOffVoided: 'write-off-void-',
} as const;

export function readAdjustmentKind(key: string, amountInKobo: number): AdjustmentKind {
  const { change, voided, reversed, writeOffVoided } = ADJUSTMENT_KEY_STARTS;
  if (key.startsWith(writeOffVoided)) return 'write_off_voided';
  const isLess = amountInKobo < 0;
  if (key.startsWith(change)) return isLess ? 'goodwill' : 'waiver_ended';
  if (!isLess) return 'retained';
  return key.startsWith(voided) || key.startsWith(reversed) ? 'released' : 'written_off';
}

/** The key of the row that voids a write-off. */
export function nameWriteOffVoid(writeOffId: string): string {
  return `${ADJUSTMENT_KEY_STARTS.writeOffVoided}${writeOffId}`;
}
