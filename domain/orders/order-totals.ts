import { computeIncludedVat, type VatClass } from '../catalogue/vat.ts';

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

export function computeOrderTotals(lines: readonly PricedLine[], deliveryInKobo: number): OrderTotals {
  const sum = (amountOf: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  const subtotalInKobo = sum(({ listPriceInKobo, quantity }) => listPriceInKobo * quantity);
  const goodsInKobo = sum(({ unitPriceInKobo, quantity }) => unitPriceInKobo * quantity);
  return {
    subtotalInKobo,
    discountInKobo: subtotalInKobo - goodsInKobo,
    deliveryInKobo,
    // Each line is rounded by itself: a code that takes nearly everything could take a kobo too many.
    includedVatInKobo: Math.max(
      0,
      sum(({ unitPriceInKobo, quantity, vatClass }) =>
        computeIncludedVat(unitPriceInKobo * quantity, vatClass),
      ) + computeIncludedVat(deliveryInKobo, 'standard'),
    ),
    totalInKobo: goodsInKobo + deliveryInKobo,
  };
}
