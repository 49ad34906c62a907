import type { VatClass } from '../catalogue/vat.ts';
import { type PricedLine, sumGoods } from './order-totals.ts';
import { REDUCTION_ID, REDUCTION_NAME } from './taken-orders.ts';

export type ReductionLine = PricedLine & {
  readonly productId: string;
  readonly name: string;
  readonly sizeName: string;
};

const VAT_CLASS_WORDS: Readonly<Record<VatClass, string>> = { standard: '', 'basic-food': ' (basic food)' };

/**
 * An agreed reduction as lines of the order, so that its lines still add up to its price wherever they are added up. There is
 * one for each VAT class in the order, by what its goods cost: the tax goes down with the price, to the kobo.
 */
export function writeReduction(
  goods: readonly PricedLine[],
  { amountInKobo, reason }: { readonly amountInKobo: number; readonly reason: string },
): readonly ReductionLine[] {
  const byClass = Map.groupBy(goods, ({ vatClass }) => vatClass);
  const sums = [...byClass].map(([vatClass, lines]) => ({ vatClass, sumInKobo: sumGoods(lines) }));
  const wholeInKobo = sumGoods(goods);
  let leftInKobo = amountInKobo;
  return sums.flatMap(({ vatClass, sumInKobo }, index) => {
    const isLast = index === sums.length - 1;
    const partInKobo = isLast ? leftInKobo : Math.round((amountInKobo * sumInKobo) / wholeInKobo);
    leftInKobo -= partInKobo;
    if (partInKobo === 0) return [];
    return {
      productId: REDUCTION_ID,
      name: REDUCTION_NAME,
      sizeName: `${reason}${VAT_CLASS_WORDS[vatClass]}`,
      quantity: 1,
      listPriceInKobo: -partInKobo,
      unitPriceInKobo: -partInKobo,
      vatClass,
    };
  });
}
