type PricedLine = { readonly unitPriceInKobo: number; readonly quantity: number };

/** What stands for the whole order in a list: the line that costs most, of equals the first. Nobody knows a wedding by its candles. */
export function findLeadLine<Line extends PricedLine>(lines: readonly Line[]): Line | undefined {
  return lines.toSorted((one, other) => sumLine(other) - sumLine(one))[0];
}

function sumLine({ unitPriceInKobo, quantity }: PricedLine): number {
  return unitPriceInKobo * quantity;
}
