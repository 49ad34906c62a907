import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { VatClass } from '../../../domain/catalogue/vat.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { computeOrderTotals, type OrderTotals } from '../../../domain/orders/order-totals.ts';

export type VatClasses = ReadonlyMap<string, VatClass>;

export type ShownTotals = OrderTotals & {
  /** Less discounts, without delivery. */
  readonly goodsInKobo: number;
  /** False while the fee is not known, and the total is that of the goods alone. */
  readonly isFeeKnown: boolean;
  /** False while the rate of something is not known. */
  readonly isVatKnown: boolean;
};

/** What the shopper is shown, by the same sums as the order will have. */
export function computeShownTotals(
  items: readonly CartItem[],
  vatClasses: VatClasses,
  feeInKobo: number | undefined,
): ShownTotals {
  const lines = items.map(({ id, quantity, fullPrice, price }) => ({
    quantity,
    listPriceInKobo: convertNairaToKobo(fullPrice),
    unitPriceInKobo: convertNairaToKobo(price),
    vatClass: vatClasses.get(id) ?? 'standard',
  }));
  const totals = computeOrderTotals(lines, feeInKobo ?? 0);
  return {
    ...totals,
    goodsInKobo: totals.totalInKobo - totals.deliveryInKobo,
    isFeeKnown: feeInKobo !== undefined,
    isVatKnown: items.every(({ id }) => vatClasses.has(id)),
  };
}
