import type { CartItem } from './cart-item.ts';

export type AgreedPrice = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly design: string;
  readonly isEggless: boolean;
  /** In naira; null: no longer sold. */
  readonly price: number | null;
};

/** The items at the prices that were just agreed to, without what is no longer sold. */
export function acceptPrices(
  items: readonly CartItem[],
  agreed: readonly AgreedPrice[],
): readonly CartItem[] {
  if (agreed.length === 0) return items;
  return items.flatMap((item) => {
    const found = agreed.find(
      ({ productId, sizeId, design, isEggless }) =>
        productId === item.id &&
        sizeId === (item.size?.id ?? null) &&
        design === (item.design?.text ?? '') &&
        isEggless === item.isEggless,
    );
    if (!found) return [item];
    const { price } = found;
    return price === null
      ? []
      : [{ ...item, price, fullPrice: Math.max(item.fullPrice, price), formerPrice: null }];
  });
}
