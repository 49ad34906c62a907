import type { PriceChange } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';

/** What has changed since it was put into the cart and was not agreed to yet. */
export function findUnseenChanges(items: readonly CartItem[]): readonly PriceChange[] {
  return items
    .filter(({ formerPrice, isSold }) => formerPrice !== null || !isSold)
    .map(({ id, size, design, isEggless, name, price, formerPrice, isSold }) => ({
      productId: id,
      sizeId: size?.id ?? null,
      design: design?.text ?? '',
      isEggless,
      name,
      expectedPrice: formerPrice ?? price,
      price: isSold ? price : null,
    }));
}
