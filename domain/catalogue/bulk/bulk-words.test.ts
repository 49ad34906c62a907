import { expect, test } from 'vitest';
import type { BulkChange } from './bulk-change.ts';
import { describeBulkChange } from './bulk-words.ts';

test.each<[BulkChange, string]>([
  [{ kind: 'publish' }, 'published'],
  [{ kind: 'unpublish' }, 'taken out of the shop'],
  [{ kind: 'archive' }, 'archived'],
  [{ kind: 'restore' }, 'restored as drafts'],
  [{ kind: 'price_percentage', percentage: 12.5, roundTo: 50 }, 'prices raised by 12.5%, rounded to ₦50'],
  [{ kind: 'price_amount', amountInKobo: -50_000, roundTo: 100 }, 'prices lowered by ₦500, rounded to ₦100'],
  [{ kind: 'discount', percentage: 10 }, 'discount set to 10%'],
  [{ kind: 'discount', percentage: 0 }, 'discount ended'],
])('%j is told as “%s”', (change, words) => {
  expect(describeBulkChange(change)).toBe(words);
});
