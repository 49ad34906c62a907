import { convertNairaToKobo } from '../../../../../domain/money.ts';
import { computeOrderTotals, type PricedLine } from '../../../../../domain/orders/order-totals.ts';
import { writeReduction } from '../../../../../domain/orders/taken-orders.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import type { ShownTotals } from '../../../../ui/ordering/shown-totals.ts';
import type { OrderDraft } from './order-draft.ts';

/** What the order comes to, by the same sums as it will have; a reduction that is no amount yet counts for nothing. */
export function computeDraftTotals(
  { items, freeLines, reduction }: Pick<OrderDraft, 'items' | 'freeLines' | 'reduction'>,
  feeInKobo: number | undefined,
): ShownTotals {
  const goods: PricedLine[] = [
    ...items.map(({ quantity, fullPrice, price }) => ({
      quantity,
      listPriceInKobo: convertNairaToKobo(fullPrice),
      unitPriceInKobo: convertNairaToKobo(price),
      vatClass: 'standard' as const,
    })),
    ...freeLines.map(({ quantity, price, vatClass }) => {
      const priceInKobo = convertNairaToKobo(price);
      return { quantity, listPriceInKobo: priceInKobo, unitPriceInKobo: priceInKobo, vatClass };
    }),
  ];
  const amount = readNaira(reduction.amount);
  const isReduced = goods.length > 0 && amount > 0;
  const lines = isReduced
    ? [...goods, ...writeReduction(goods, { amountInKobo: convertNairaToKobo(amount), reason: '' })]
    : goods;
  const totals = computeOrderTotals(lines, feeInKobo ?? 0);
  return {
    ...totals,
    goodsInKobo: totals.totalInKobo - totals.deliveryInKobo,
    isFeeKnown: feeInKobo !== undefined,
    // Of products only the server knows the class.
    isVatKnown: false,
  };
}
