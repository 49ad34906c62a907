/** Bread and other basic food is free of value added tax; everything else a bakery makes is not. */
export const VAT_CLASSES = ['standard', 'basic-food'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

export const VAT_RATES_PERCENT: Readonly<Record<VatClass, number>> = { standard: 7.5, 'basic-food': 0 };

const TENTHS_OF_A_PERCENT = 10;

/** The part of a price that is tax. Prices include it, so that what is shown is what is paid. */
export function computeIncludedVat(amountInKobo: number, vatClass: VatClass): number {
  const rate = Math.round(VAT_RATES_PERCENT[vatClass] * TENTHS_OF_A_PERCENT);
  return Math.round((amountInKobo * rate) / (100 * TENTHS_OF_A_PERCENT + rate));
}

/** The tax in what is left of a price that was lowered as a whole: it goes down with the price. Where all of it is taxed nothing is rounded twice. */
export function computeVatOfPart(
  partInKobo: number,
  { totalInKobo, includedVatInKobo }: { readonly totalInKobo: number; readonly includedVatInKobo: number },
): number {
  if (includedVatInKobo === computeIncludedVat(totalInKobo, 'standard'))
    return computeIncludedVat(partInKobo, 'standard');
  return Math.round((includedVatInKobo * partInKobo) / totalInKobo);
}

/** What more than half of these have; null where nothing is usual. */
export function findUsualVatClass(classes: readonly VatClass[]): VatClass | null {
  return (
    VAT_CLASSES.find((one) => classes.filter((each) => each === one).length * 2 > classes.length) ?? null
  );
}
