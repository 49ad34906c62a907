import type { WholeDeskCustomOrder } from '../../../../contract/custom-order-admin.ts';
import { computePriceToPay } from '../../../../domain/catalogue/price.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { computeLeadTimeHours, countWorkUnits } from '../../../../domain/custom-orders/price/effort.ts';
import { type PriceLine, priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';

/** Half: it pays for what has to be bought, and keeps both sides to their word. */
const DEPOSIT_SHARE = 0.5;

/** What the design alone asks for: the owner adds what the wishes and pictures come to. */
export function suggestQuote(
  design: CakeDesign,
  list: PriceList,
  discountPercentage: number,
): WholeDeskCustomOrder['suggestion'] {
  const { lines, totalInKobo } = priceDesign(design, list, discountPercentage);
  const total = convertKoboToNaira(totalInKobo);
  return {
    lines: discountLines(lines, totalInKobo, discountPercentage).map((line) => ({
      words: sayLine(line),
      amount: convertKoboToNaira(line.amountInKobo),
    })),
    total,
    deposit: Math.round(total * DEPOSIT_SHARE),
    workUnits: countWorkUnits(design, list),
    leadTimeHours: computeLeadTimeHours(design, list),
  };
}

/** A quote has no line below nothing, so each carries its part of the discount, and the first what rounding leaves. */
function discountLines(
  lines: readonly PriceLine[],
  totalInKobo: number,
  discountPercentage: number,
): readonly PriceLine[] {
  const discounted = lines.map((line) => ({
    ...line,
    amountInKobo: computePriceToPay(line.amountInKobo, discountPercentage),
  }));
  const restInKobo = discounted.reduce((rest, line) => rest - line.amountInKobo, totalInKobo);
  return discounted.map((line, index) =>
    index === 0 ? { ...line, amountInKobo: line.amountInKobo + restInKobo } : line,
  );
}

/** "Fondant, 10 and 8 inches"; a tier names its width itself. */
function sayLine({ key, label, inches }: PriceLine): string {
  return inches.length === 0 || key.startsWith('tier:') ? label : `${label}, ${inches.join(' and ')} inches`;
}
