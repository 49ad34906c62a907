import type { BulkState } from '../../../../../contract/product-bulk.ts';
import { computePriceToPay } from '../../../../../domain/catalogue/price.ts';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import { STATUS_WORDS } from '../status-words.ts';

/** One thing that becomes another: "Box", "₦6,000", "₦6,600". */
export type Difference = { readonly of: string; readonly before: string; readonly after: string };

/** What differs for whoever looks at the product: where it stands, what each size costs, what it is reduced by. */
export function listDifferences(before: BulkState, after: BulkState): readonly Difference[] {
  const isReducedAnew = before.discountPercentage !== after.discountPercentage;
  return [
    { of: '', before: STATUS_WORDS[before.status], after: STATUS_WORDS[after.status] },
    ...(isReducedAnew ? [{ of: 'Discount', before: sayDiscount(before), after: sayDiscount(after) }] : []),
    ...listPrices(before, after),
  ].filter((difference) => difference.before !== difference.after);
}

function listPrices(before: BulkState, after: BulkState): readonly Difference[] {
  if (before.sizes.length === 0) return [{ of: '', before: sayPrice(before), after: sayPrice(after) }];
  return before.sizes.map((size, place) => ({
    of: size.name,
    before: sayPrice(size),
    after: sayPrice(after.sizes[place] ?? size),
  }));
}

function sayPrice({ price }: { readonly price: number }): string {
  return formatNaira(convertNairaToKobo(price));
}

function sayDiscount({ discountPercentage, price }: BulkState): string {
  if (discountPercentage === 0) return 'none';
  const toPayInKobo = computePriceToPay(convertNairaToKobo(price), discountPercentage);
  return `${discountPercentage}%, ${formatNaira(toPayInKobo)} to pay`;
}

export function countProducts(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'product' : 'products'}`;
}
