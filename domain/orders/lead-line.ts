type PricedLine = { readonly unitPriceInKobo: number };

/** What stands for the whole order in a list: the dearest item, of equals the first. Nobody knows a wedding by its candles. */
export function findLeadLine<Line extends PricedLine>(lines: readonly Line[]): Line | undefined {
  return lines.toSorted((one, other) => other.unitPriceInKobo - one.unitPriceInKobo)[0];
}
