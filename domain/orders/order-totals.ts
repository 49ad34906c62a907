import { computeIncludedVat, VAT_CLASSES, type VatClass } from '../catalogue/vat.ts';

export type PricedLine = {
  readonly quantity: number;
  readonly listPriceInKobo: number;
  /** After the product's discount. */
  readonly unitPriceInKobo: number;
  readonly vatClass: VatClass;
};

export type OrderTotals = {
  /** Before discounts. */
  readonly subtotalInKobo: number;
  readonly discountInKobo: number;
  readonly deliveryInKobo: number;
  /** Already in the prices. */
  readonly includedVatInKobo: number;
  readonly totalInKobo: number;
};

const DELIVERY_VAT_CLASS: VatClass = 'standard';

/** After discounts, without delivery. */
export function sumGoods(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { unitPriceInKobo, quantity }) => sum + unitPriceInKobo * quantity, 0);
}

export function computeOrderTotals(lines: readonly PricedLine[], deliveryInKobo: number): OrderTotals {
  const subtotalInKobo = lines.reduce(
    (sum, { listPriceInKobo, quantity }) => sum + listPriceInKobo * quantity,
    0,
  );
  const goodsInKobo = sumGoods(lines);
  return {
    subtotalInKobo,
    discountInKobo: subtotalInKobo - goodsInKobo,
    deliveryInKobo,
    // Of each class the lines, its part of a discount among them, are added up first: only their sum is rounded.
    includedVatInKobo: VAT_CLASSES.reduce((vatInKobo, vatClass) => {
      const ofClass = lines.filter((line) => line.vatClass === vatClass);
      const sumInKobo = sumGoods(ofClass) + (vatClass === DELIVERY_VAT_CLASS ? deliveryInKobo : 0);
      return vatInKobo + Math.max(0, computeIncludedVat(sumInKobo, vatClass));
    }, 0),
    totalInKobo: goodsInKobo + deliveryInKobo,
  };
}
