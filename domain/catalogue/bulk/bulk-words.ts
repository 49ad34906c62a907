import { formatNaira } from '../../money.ts';
import type { BulkChange, PriceStep, StatusChange } from './bulk-change.ts';

const STATUS_CHANGE_WORDS: Readonly<Record<StatusChange, string>> = {
  publish: 'published',
  unpublish: 'taken out of the shop',
  archive: 'archived',
  restore: 'restored as drafts',
};

/** What was done, for the activity log and for whoever did it: "prices raised by 10 %, rounded to ₦50". */
export function describeBulkChange(change: BulkChange): string {
  switch (change.kind) {
    case 'price_percentage':
      return describePrices(change.percentage, `${Math.abs(change.percentage)}%`, change.roundTo);
    case 'price_amount':
      return describePrices(change.amountInKobo, formatNaira(Math.abs(change.amountInKobo)), change.roundTo);
    case 'discount':
      return change.percentage === 0 ? 'discount ended' : `discount set to ${change.percentage}%`;
    default:
      return STATUS_CHANGE_WORDS[change.kind];
  }
}

function describePrices(direction: number, by: string, roundTo: PriceStep): string {
  return `prices ${direction > 0 ? 'raised' : 'lowered'} by ${by}, rounded to ₦${roundTo}`;
}
