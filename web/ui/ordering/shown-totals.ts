import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { VatClass } from '../../../domain/catalogue/vat.ts';
import type { CodeLine } from '../../../domain/codes/apply-code.ts';
import type { OrderCode } from '../../../domain/codes/code-lines.ts';
import { readOrderCode, takeCode } from '../../../domain/codes/code-lines.ts';
import type { CodeTerms } from '../../../domain/codes/code-terms.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { computeOrderTotals, type OrderTotals, sumGoods } from '../../../domain/orders/order-totals.ts';

export type EnteredCode = { readonly text: string; readonly terms: CodeTerms };

export type VatClasses = ReadonlyMap<string, VatClass>;

export type ShownTotals = OrderTotals & {
  /** Less the products' own discounts, without agreed discount, code and delivery. */
  readonly goodsInKobo: number;
  /** False while the fee is not known, and the total is that of the goods alone. */
  readonly isFeeKnown: boolean;
  /** False while the rate of something is not known. */
  readonly isVatKnown: boolean;
  /** What staff have agreed to take off. */
  readonly reductionInKobo?: number | undefined;
  /** The code that was entered, where it takes something off. */
  readonly code?: OrderCode | undefined;
  /** Why it takes less off than it says. */
  readonly codeNote?: string | undefined;
  /** Why it takes nothing off. */
  readonly codeMisfit?: string | undefined;
};

const BETTER_COUNTS = 'Items already on discount get whichever discount is better.';

const isDiscounted = ({ unitPriceInKobo, listPriceInKobo }: CodeLine) => unitPriceInKobo < listPriceInKobo;

/** What the shopper is shown, by the same sums as the order will have. */
export function computeShownTotals(
  items: readonly CartItem[],
  vatClasses: VatClasses,
  feeInKobo: number | undefined,
  code?: EnteredCode,
): ShownTotals {
  const goods = items.map(({ id, category, quantity, fullPrice, price }) => ({
    productId: id,
    category,
    quantity,
    listPriceInKobo: convertNairaToKobo(fullPrice),
    unitPriceInKobo: convertNairaToKobo(price),
    vatClass: vatClasses.get(id) ?? 'standard',
  }));
  const effect = code && takeCode({ ...code, feeInKobo: feeInKobo ?? 0 }, goods);
  const codeLines = effect?.ok ? effect.value.lines : [];
  const totals = computeOrderTotals(
    [...goods, ...codeLines],
    effect?.ok ? effect.value.deliveryInKobo : (feeInKobo ?? 0),
  );
  return {
    ...totals,
    goodsInKobo: sumGoods(goods),
    // What is free wherever it goes is known already.
    isFeeKnown: feeInKobo !== undefined,
    code: readOrderCode(codeLines) ?? undefined,
    codeNote:
      // Free delivery takes nothing off items.
      codeLines.length > 0 && code?.terms.kind !== 'free_delivery' && goods.some(isDiscounted)
        ? BETTER_COUNTS
        : undefined,
    codeMisfit: effect && !effect.ok ? effect.refusal.message : undefined,
    isVatKnown: items.every(({ id }) => vatClasses.has(id)),
  };
}
