/** Bread and other basic food is free of value added tax; everything else a bakery makes is not. */
export const VAT_CLASSES = ['standard', 'basic-food'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

export const VAT_RATES_PERCENT: Readonly<Record<VatClass, number>> = { standard: 7.5, 'basic-food': 0 };

const TENTHS_OF_A_PERCENT = 10;

/** How much of a price is tax, as a fraction. Prices include it, so that what is shown is what is paid. */
export function findVatShare(vatClass: VatClass): { readonly tax: number; readonly of: number } {
  const rate = Math.round(VAT_RATES_PERCENT[vatClass] * TENTHS_OF_A_PERCENT);
  return { tax: rate, of: 100 * TENTHS_OF_A_PERCENT + rate };
}

export function computeIncludedVat(amountInKobo: number, vatClass: VatClass): number {
  const { tax, of } = findVatShare(vatClass);
  return Math.round((amountInKobo * tax) / of);
}

export type TaxedPrice = { readonly totalInKobo: number; readonly includedVatInKobo: number };

/**
 * The tax in a part of a price: in what is left of one that was lowered, or in what of it is paid. Where all of the price is taxed
 * nothing is rounded twice. `vatOfPart` says the same to PostgreSQL.
 */
export function computeVatOfPart(partInKobo: number, { totalInKobo, includedVatInKobo }: TaxedPrice): number {
  if (includedVatInKobo === 0) return 0;
  if (includedVatInKobo === computeIncludedVat(totalInKobo, 'standard'))
    return computeIncludedVat(partInKobo, 'standard');
  // The product of two large amounts is no exact number any more.
  const [part, total] = [BigInt(Math.abs(partInKobo)), BigInt(totalInKobo)];
  const vat = (2n * BigInt(includedVatInKobo) * part + total) / (2n * total);
  return Math.sign(partInKobo) * Number(vat);
}

/** What more than half of these have; null where nothing is usual. */
export function findUsualVatClass(classes: readonly VatClass[]): VatClass | null {
  return (
    VAT_CLASSES.find((one) => classes.filter((each) => each === one).length * 2 > classes.length) ?? null
  );
}
