import type { CodeLine } from '../../../../../domain/codes/apply-code.ts';
import { readOrderCode, takeCode } from '../../../../../domain/codes/code-lines.ts';
import { convertNairaToKobo } from '../../../../../domain/money.ts';
import { computeOrderTotals, sumGoods } from '../../../../../domain/orders/order-totals.ts';
import { writeReduction } from '../../../../../domain/orders/reductions.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import type { EnteredCode, ShownTotals } from '../../../../ui/ordering/shown-totals.ts';
import type { OrderDraft } from './order-draft.ts';

/** What the order comes to, by the same sums as it will have; a reduction that is no amount yet counts for nothing. */
export function computeDraftTotals(
  { items, freeLines, reduction }: Pick<OrderDraft, 'items' | 'freeLines' | 'reduction'>,
  feeInKobo: number | undefined,
  code?: EnteredCode,
): ShownTotals {
  const goods: CodeLine[] = [
    ...items.map(({ id, category, quantity, fullPrice, price }) => ({
      productId: id,
      category,
      quantity,
      listPriceInKobo: convertNairaToKobo(fullPrice),
      unitPriceInKobo: convertNairaToKobo(price),
      vatClass: 'standard' as const,
    })),
    ...freeLines.map(({ quantity, price, vatClass }) => {
      const priceInKobo = convertNairaToKobo(price);
      const prices = { listPriceInKobo: priceInKobo, unitPriceInKobo: priceInKobo };
      // In no catalogue: only a code for everything is for it.
      return { productId: '', category: '', quantity, vatClass, ...prices };
    }),
  ];
  const amount = readNaira(reduction.amount);
  const isReduced = goods.length > 0 && amount > 0;
  const lines = isReduced
    ? [...goods, ...writeReduction(goods, { amountInKobo: convertNairaToKobo(amount), reason: '' })]
    : goods;
  const effect = code && takeCode({ ...code, feeInKobo: feeInKobo ?? 0 }, goods);
  const codeLines = effect?.ok ? effect.value.lines : [];
  const deliveryInKobo = effect?.ok ? effect.value.deliveryInKobo : (feeInKobo ?? 0);
  const totals = computeOrderTotals([...lines, ...codeLines], deliveryInKobo);
  return {
    ...totals,
    goodsInKobo: sumGoods(goods),
    reductionInKobo: sumGoods(goods) - sumGoods(lines),
    code: readOrderCode(codeLines) ?? undefined,
    codeMisfit: effect && !effect.ok ? effect.refusal.message : undefined,
    isFeeKnown: feeInKobo !== undefined,
    // Of products only the server knows the class.
    isVatKnown: false,
  };
}
