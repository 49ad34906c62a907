import { computePriceToPay } from '../catalogue/price.ts';
import { formatNaira } from '../money.ts';
import { type PricedLine, sumGoods } from '../orders/order-totals.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type CodeTerms, isForEverything } from './code-terms.ts';

export type CodeLine = PricedLine & { readonly productId: string; readonly category: string };

type AppliedCode<Line extends PricedLine> = {
  /** What the code takes off each of these lines, beyond the product's own discount. None where it gives free delivery. */
  readonly savings: readonly { readonly line: Line; readonly savedInKobo: number }[];
  readonly savedInKobo: number;
  readonly isDeliveryFree: boolean;
};

export type CodeMisfit = 'code_nothing_covered' | 'code_below_minimum' | 'code_saves_nothing';

/**
 * What a code gives to these lines. Where a product has a discount of its own, the better of the two counts, line by line: what
 * the code takes off is only what it gives beyond. An amount goes to lines without a discount first; what is left of it takes
 * the place of a line's own discount where it is more, the smallest discounts first.
 */
export function applyCode<Line extends CodeLine>(
  terms: CodeTerms,
  lines: readonly Line[],
): Result<AppliedCode<Line>, CodeMisfit> {
  const covered = lines.filter((line) => isCovered(terms, line));
  if (covered.length === 0) {
    return refuse('invalid', 'code_nothing_covered', 'This code doesn’t apply to anything in your cart.');
  }
  const missingInKobo = terms.minimumInKobo - sumGoods(covered);
  if (missingInKobo > 0) {
    const what = isForEverything(terms) ? '' : 'items this code applies to, worth ';
    return refuse(
      'invalid',
      'code_below_minimum',
      `This code needs an order of at least ${formatNaira(terms.minimumInKobo)}. Add ${what}${formatNaira(missingInKobo)} more to use it.`,
    );
  }
  if (terms.kind === 'free_delivery') return accept({ savings: [], savedInKobo: 0, isDeliveryFree: true });
  const savings =
    terms.kind === 'percent'
      ? takePercent(terms.percent, covered)
      : spreadAmount(terms.amountInKobo, covered);
  const savedInKobo = savings.reduce((sum, saving) => sum + saving.savedInKobo, 0);
  if (savedInKobo === 0) {
    return refuse('invalid', 'code_saves_nothing', 'Your items already have this discount or a better one.');
  }
  return accept({ savings, savedInKobo, isDeliveryFree: false });
}

export function isCovered(
  terms: CodeTerms,
  { productId, category }: Omit<CodeLine, keyof PricedLine>,
): boolean {
  return (
    isForEverything(terms) || terms.productIds.includes(productId) || terms.categories.includes(category)
  );
}

function takePercent<Line extends PricedLine>(percent: number, lines: readonly Line[]) {
  return lines.flatMap((line) => {
    const { listPriceInKobo, unitPriceInKobo, quantity } = line;
    const priceWithCode = computePriceToPay(listPriceInKobo, percent);
    const savedInKobo = Math.max(0, unitPriceInKobo - priceWithCode) * quantity;
    return savedInKobo > 0 ? { line, savedInKobo } : [];
  });
}

function spreadAmount<Line extends PricedLine>(amountInKobo: number, lines: readonly Line[]) {
  let leftInKobo = amountInKobo;
  const byDiscount = lines
    .map((line) => {
      const fullInKobo = line.listPriceInKobo * line.quantity;
      return { line, fullInKobo, discountInKobo: fullInKobo - line.unitPriceInKobo * line.quantity };
    })
    .sort((one, other) => one.discountInKobo - other.discountInKobo);
  return byDiscount.flatMap(({ line, fullInKobo, discountInKobo }) => {
    const takenInKobo = Math.min(leftInKobo, fullInKobo);
    if (takenInKobo <= discountInKobo) return [];
    leftInKobo -= takenInKobo;
    return { line, savedInKobo: takenInKobo - discountInKobo };
  });
}
