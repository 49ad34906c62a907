import type { WholeDeskCustomOrder } from '../../../../contract/custom-order-desk.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { computeLeadTimeHours, countWorkUnits } from '../../../../domain/custom-orders/price/effort.ts';
import { type PriceLine, priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';

/** Half: it pays for what has to be bought, and keeps both sides to their word. */
const DEPOSIT_SHARE = 0.5;

/** What the design alone asks for: the owner adds what the wishes and pictures come to. */
export function suggestQuote(design: CakeDesign, list: PriceList): WholeDeskCustomOrder['suggestion'] {
  const { lines, totalInKobo } = priceDesign(design, list);
  const total = convertKoboToNaira(totalInKobo);
  return {
    lines: lines.map((line) => ({ words: sayLine(line), amount: convertKoboToNaira(line.amountInKobo) })),
    total,
    deposit: Math.round(total * DEPOSIT_SHARE),
    workUnits: countWorkUnits(design, list),
    leadTimeHours: computeLeadTimeHours(design, list),
  };
}

/** "Fondant, 10 and 8 inches"; a tier names its width itself. */
function sayLine({ key, label, inches }: PriceLine): string {
  return inches.length === 0 || key.startsWith('tier:') ? label : `${label}, ${inches.join(' and ')} inches`;
}
